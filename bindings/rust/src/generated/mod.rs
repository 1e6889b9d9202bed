pub(crate) mod choices;
mod coordinator;
mod list;
pub(crate) mod structs;
// All of the header's functions; the crate needs most of them.
#[allow(dead_code)]
pub(crate) mod sys;

//! NestedSlide from Rust: safe handles, results, and structs that the library reads and writes in place.
//!
//! The names are those of `nestedslide.h` without their prefix, and the comments its first sentences: the header says it in full.
//! The modules in `generated` are made from it, by `make api` at the top of the tree.

mod choice;
mod error;
mod frame;
mod generated;
mod handle;

pub use choice::Flag;
pub use error::{Error, Result};
pub use frame::Frame;
pub use generated::choices::*;
pub use generated::structs::*;
pub use handle::{Coordinator, List};

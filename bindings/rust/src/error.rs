use crate::generated::{choices::Status, sys};
use std::{ffi::CStr, fmt};

/// A call was refused, and has changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    pub status: Status,
    /// The argument's name and what it must be.
    pub message: &'static str,
}

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub(crate) fn argument(message: &'static str) -> Self {
        Self { status: Status::INVALID_ARGUMENT, message }
    }

    /// Of the last refused call on a handle; 0: of those that make handles.
    pub(crate) fn of(status: i32, handle: u64) -> Self {
        // The library's messages are ASCII, end in 0 and live as long as the library does.
        let text = unsafe { CStr::from_ptr(sys::nslide_error_message(handle)) };
        Self { status: Status(status), message: text.to_str().unwrap_or("") }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}: {}", self.status, self.message)
    }
}

impl std::error::Error for Error {}

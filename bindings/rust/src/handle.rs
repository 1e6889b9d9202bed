use crate::frame::{Frame, FrameBuffers};
use crate::generated::{choices::*, structs::*, sys};
use crate::{Error, Result};
use std::{cell::Cell, marker::PhantomData};

/// One thread at a time uses a handle; another one may take it over.
type OneThread = PhantomData<Cell<()>>;

/// One nested slide. It ends when it is dropped.
#[derive(Debug)]
pub struct Coordinator(u64, OneThread);

/// The items of one page, or of a scroll view of the host's. It ends when it is dropped.
#[derive(Debug)]
pub struct List(u64, OneThread);

/// A library whose structs are of other sizes than this crate's is not used.
fn check_library() -> Result<()> {
    let as_here = unsafe { sys::nslide_abi_version() } == ABI_VERSION as u32
        && SIZES.iter().all(|(kind, size)| unsafe { sys::nslide_struct_size(kind.0) } == *size);
    let wrong = Error { status: Status::UNSUPPORTED, message: "the library is of another version than the crate" };
    if as_here { Ok(()) } else { Err(wrong) }
}

macro_rules! handle {
    ($name:ident, $destroy:ident) => {
        impl $name {
            /// For functions of C.
            pub fn handle(&self) -> u64 {
                self.0
            }

            pub(crate) fn done(&self, status: i32) -> Result<()> {
                if status == Status::OK.0 { Ok(()) } else { Err(Error::of(status, self.0)) }
            }

            /// How many there are, also where that is more than there is room for.
            pub(crate) fn counted(&self, status: i32, count: usize) -> Result<usize> {
                if status == Status::BUFFER_TOO_SMALL.0 { Ok(count) } else { self.done(status).map(|_| count) }
            }

            fn made(status: i32, handle: u64) -> Result<Self> {
                if status == Status::OK.0 { Ok(Self(handle, PhantomData)) } else { Err(Error::of(status, 0)) }
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                unsafe { sys::$destroy(self.0) };
            }
        }
    };
}

handle!(Coordinator, nslide_destroy);
handle!(List, nslide_list_destroy);

impl Coordinator {
    /// Makes a coordinator: a page for each of the content heights.
    pub fn new(config: &Config, content_heights: &[f64]) -> Result<Self> {
        check_library()?;
        let config = Config { struct_size: std::mem::size_of::<Config>() as u32, ..*config };
        let mut handle = 0;
        let count = content_heights.len() as i32;
        let status = unsafe { sys::nslide_create(&config, count, content_heights.as_ptr(), &mut handle) };
        Self::made(status, handle)
    }

    /// Makes a coordinator of what `save` wrote.
    pub fn restore(bytes: &[u8]) -> Result<Self> {
        check_library()?;
        let mut handle = 0;
        let status = unsafe { sys::nslide_restore(bytes.as_ptr().cast(), bytes.len(), &mut handle) };
        Self::made(status, handle)
    }

    /// Makes a coordinator for a window of another size, at the places of what `save` wrote: the same page, the header
    /// collapsed by the same fraction. All else is new.
    pub fn new_from(bytes: &[u8], config: &Config, content_heights: &[f64]) -> Result<Self> {
        check_library()?;
        let config = Config { struct_size: std::mem::size_of::<Config>() as u32, ..*config };
        let mut handle = 0;
        let (count, heights) = (content_heights.len() as i32, content_heights.as_ptr());
        let (saved, size) = (bytes.as_ptr().cast(), bytes.len());
        let status = unsafe { sys::nslide_create_from(&config, count, heights, saved, size, &mut handle) };
        Self::made(status, handle)
    }

    /// A whole frame in one call: takes in the samples, moves time on and writes what is to be drawn.
    pub fn frame(&mut self, time: f64, frame: &mut Frame, samples: &[PointerSample]) -> Result<()> {
        let mut buffers = FrameBuffers::of(frame, samples);
        let status = unsafe { sys::nslide_frame(self.0, time, &mut buffers) };
        self.done(status)?;
        frame.written(&buffers);
        Ok(())
    }

    /// Puts this coordinator into a page of the outer one.
    pub fn link(&mut self, outer: &Coordinator, axes: LinkAxis) -> Result<()> {
        let status = unsafe { sys::nslide_link(self.0, outer.0, axes.0) };
        self.done(status)
    }

    /// Takes it out again.
    pub fn unlink(&mut self) -> Result<()> {
        let status = unsafe { sys::nslide_link(self.0, 0, 0) };
        self.done(status)
    }
}

impl List {
    /// Makes a list without sections.
    pub fn new(config: &ListConfig) -> Result<Self> {
        check_library()?;
        let config = ListConfig { struct_size: std::mem::size_of::<ListConfig>() as u32, ..*config };
        let mut handle = 0;
        let status = unsafe { sys::nslide_list_create(&config, &mut handle) };
        Self::made(status, handle)
    }
}

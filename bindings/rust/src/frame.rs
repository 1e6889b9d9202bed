use crate::generated::structs::*;
use std::ptr;

const PAGES: usize = crate::MAX_VISIBLE_PAGES as usize;

/// What `Coordinator::frame` writes. Keep one for each coordinator: it allocates once, and most frames write a few
/// numbers only. So leave it as it is.
#[derive(Clone, Debug)]
pub struct Frame {
    pub snapshot: Snapshot,
    pub motion: Motion,
    kept_of: u64,
    kept: u32,
    pages: [Page; PAGES],
    page_count: usize,
    events: Vec<Event>,
    event_count: usize,
}

impl Frame {
    /// With room for so many events a frame; the rest waits for the next one.
    pub fn new(events: usize) -> Self {
        Self {
            snapshot: Snapshot::default(),
            motion: Motion::default(),
            kept_of: crate::KEEP as u64,
            kept: 0,
            pages: [Page::default(); PAGES],
            page_count: 0,
            events: vec![Event::default(); events],
            event_count: 0,
        }
    }

    /// The pages that show, in ascending order of index.
    pub fn pages(&self) -> &[Page] {
        &self.pages[..self.page_count]
    }

    /// What happened, oldest first.
    pub fn events(&self) -> &[Event] {
        &self.events[..self.event_count]
    }

    pub(crate) fn written(&mut self, buffers: &FrameBuffers) {
        self.page_count = buffers.page_count as usize;
        self.event_count = buffers.event_count as usize;
        (self.kept_of, self.kept) = (buffers.kept_of, buffers.kept);
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::new(64)
    }
}

/// nslide_frame_buffers, for the time of one call.
#[repr(C)]
pub(crate) struct FrameBuffers {
    struct_size: u32,
    page_capacity: i32,
    pub page_count: i32,
    event_capacity: i32,
    pub event_count: i32,
    reserved: i32,
    snapshot: *mut Snapshot,
    pages: *mut Page,
    events: *mut Event,
    samples: *const PointerSample,
    sample_count: i32,
    reserved_2: i32,
    motion: *mut Motion,
    kept_of: u64,
    kept: u32,
    reserved_3: i32,
}

impl FrameBuffers {
    pub fn of(frame: &mut Frame, samples: &[PointerSample]) -> Self {
        frame.snapshot.struct_size = std::mem::size_of::<Snapshot>() as u32;
        frame.motion.struct_size = std::mem::size_of::<Motion>() as u32;
        Self {
            struct_size: std::mem::size_of::<Self>() as u32,
            page_capacity: PAGES as i32,
            page_count: frame.page_count as i32,
            event_capacity: frame.events.len() as i32,
            event_count: 0,
            reserved: 0,
            snapshot: &mut frame.snapshot,
            pages: frame.pages.as_mut_ptr(),
            events: frame.events.as_mut_ptr(),
            samples: if samples.is_empty() { ptr::null() } else { samples.as_ptr() },
            sample_count: samples.len() as i32,
            reserved_2: 0,
            motion: &mut frame.motion,
            kept_of: frame.kept_of,
            kept: frame.kept,
            reserved_3: 0,
        }
    }
}

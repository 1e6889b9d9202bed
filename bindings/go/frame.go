package nestedslide

/*
#include "nestedslide.h"

// What one frame keeps for the next. It has no pointers, so Go may hand it over.
typedef struct nslide_go_kept {
  uint64_t of;
  uint32_t kept;
  int32_t page_count, event_count;
} nslide_go_kept;

// The buffers lie in C: no memory of Go's with pointers in it is handed over.
static nslide_status nslide_go_frame(nslide_coordinator slide, double time, nslide_snapshot *snapshot,
                                     nslide_motion *motion, nslide_page *pages, nslide_event *events,
                                     int32_t event_capacity, const nslide_pointer_sample *samples,
                                     int32_t sample_count, nslide_go_kept *kept) {
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
                                  .event_capacity = event_capacity, .snapshot = snapshot, .pages = pages,
                                  .events = events, .samples = samples, .sample_count = sample_count, .motion = motion,
                                  .page_count = kept->page_count, .kept_of = kept->of, .kept = kept->kept};
  nslide_status status = nslide_frame(slide, time, &buffers);
  *kept = (nslide_go_kept){buffers.kept_of, buffers.kept, buffers.page_count, buffers.event_count};
  return status;
}
*/
import "C"
import "unsafe"

// Frame is what Coordinator.Frame writes. Keep one for each coordinator: nothing is allocated in a frame, and most frames
// write a few numbers only. So leave it as it is.
type Frame struct {
	Snapshot Snapshot
	Motion   Motion
	// The pages that show, in ascending order of index.
	Pages []Page
	// What happened, oldest first; what there was no room for waits for the next frame.
	Events []Event

	pages  [MaxVisiblePages]Page
	events []Event
	kept   kept
}

// kept is nslide_go_kept.
type kept struct {
	of                    uint64
	kept                  uint32
	pageCount, eventCount int32
}

// NewFrame makes a frame with room for so many events.
func NewFrame(events int) *Frame {
	return &Frame{events: make([]Event, events), kept: kept{of: Keep}}
}

// Frame is a whole frame in one call: it takes in the samples, moves time on and writes what is to be drawn.
func (self *Coordinator) Frame(time float64, frame *Frame, samples []PointerSample) error {
	frame.Snapshot.size, frame.Motion.size = C.sizeof_nslide_snapshot, C.sizeof_nslide_motion
	status := C.nslide_go_frame(self.handle, C.double(time), (*C.nslide_snapshot)(unsafe.Pointer(&frame.Snapshot)),
		(*C.nslide_motion)(unsafe.Pointer(&frame.Motion)), (*C.nslide_page)(unsafe.Pointer(&frame.pages[0])),
		(*C.nslide_event)(first(frame.events)), C.int32_t(len(frame.events)),
		(*C.nslide_pointer_sample)(first(samples)), C.int32_t(len(samples)), (*C.nslide_go_kept)(unsafe.Pointer(&frame.kept)))
	if err := self.done(status); err != nil {
		return err
	}
	frame.Pages, frame.Events = frame.pages[:frame.kept.pageCount], frame.events[:frame.kept.eventCount]
	return nil
}

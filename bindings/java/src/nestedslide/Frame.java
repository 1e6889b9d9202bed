package nestedslide;

import com.sun.jna.Memory;
import java.util.Arrays;

/** What Coordinator.frame writes. Keep one for each coordinator. */
public final class Frame {
    public final Snapshot snapshot = new Snapshot();
    final FrameBuffers buffers = new FrameBuffers();

    private final Page[] pages = new Page[Constants.MAX_VISIBLE_PAGES];
    private final Event[] events;
    private final Memory pageMemory, eventMemory;
    private Memory samples;

    /** With room for so many events; the rest waits for the next frame. */
    public Frame(int eventCapacity) {
        events = new Event[eventCapacity];
        Arrays.setAll(pages, n -> new Page());
        Arrays.setAll(events, n -> new Event());
        pageMemory = Memories.room(pages);
        eventMemory = Memories.room(events);
        snapshot.write();
        buffers.snapshot = snapshot.getPointer();
        buffers.pages = pageMemory;
        buffers.pageCapacity = pages.length;
        buffers.events = eventMemory;
        buffers.eventCapacity = eventCapacity;
        buffers.keptOf = Constants.KEEP;
    }

    public Frame() {
        this(64);
    }

    /** The pages that show, in ascending order of index; good until the next frame. */
    public Page[] pages() {
        Memories.read(pageMemory, pages, buffers.pageCount);
        return Arrays.copyOf(pages, buffers.pageCount);
    }

    /** What happened, oldest first; good until the next frame. */
    public Event[] events() {
        Memories.read(eventMemory, events, buffers.eventCount);
        return Arrays.copyOf(events, buffers.eventCount);
    }

    public int eventCount() {
        return buffers.eventCount;
    }

    void take(PointerSample[] given) {
        samples = Memories.of(given);
        buffers.samples = samples;
        buffers.sampleCount = given.length;
    }

    void read() {
        snapshot.read();
    }
}

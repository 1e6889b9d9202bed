package nestedslide;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** What Coordinator.frame writes. Keep one for each coordinator. */
public final class Frame {
    private static final Event[] NONE = {};

    public final Snapshot snapshot = new Snapshot();

    private final FrameBuffers buffers = new FrameBuffers();
    private final Page[] pages = new Page[Constants.MAX_VISIBLE_PAGES];
    private final Event[] events;
    private final Memory pageMemory, eventMemory;
    /** The memory of the buffers and of what they point to: fields are read out of it without reflection. */
    private final ByteBuffer inBuffers, inSnapshot, inPages, inEvents;
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
        buffers.write();
        inBuffers = view(memory(), buffers.size());
        inSnapshot = view(snapshot.getPointer(), snapshot.size());
        inPages = view(pageMemory, pageMemory.size());
        inEvents = eventMemory == null ? null : view(eventMemory, eventMemory.size());
    }

    public Frame() {
        this(64);
    }

    /** The pages that show, in ascending order of index; good until the next frame. */
    public Page[] pages() {
        int count = inBuffers.getInt(FrameBuffers.PAGE_COUNT_AT);
        for (int n = 0; n < count; n++) pages[n].take(inPages, n * pages[n].size());
        return Arrays.copyOf(pages, count);
    }

    /** What happened, oldest first; good until the next frame. */
    public Event[] events() {
        int count = eventCount();
        for (int n = 0; n < count; n++) events[n].take(inEvents, n * events[n].size());
        return count == 0 ? NONE : Arrays.copyOf(events, count);
    }

    public int eventCount() {
        return inBuffers.getInt(FrameBuffers.EVENT_COUNT_AT);
    }

    /** What nslide_frame is given. */
    Pointer memory() {
        return buffers.getPointer();
    }

    void take(PointerSample[] given) {
        if (given.length == 0 && samples == null) return;
        samples = Memories.of(given);
        memory().setPointer(FrameBuffers.SAMPLES_AT, samples);
        inBuffers.putInt(FrameBuffers.SAMPLE_COUNT_AT, given.length);
    }

    void read() {
        snapshot.take(inSnapshot, 0);
    }

    private static ByteBuffer view(Pointer memory, long size) {
        return memory.getByteBuffer(0, size).order(ByteOrder.nativeOrder());
    }
}

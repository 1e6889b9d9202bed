package nestedslide;

import com.sun.jna.Memory;

/** One nested slide. One thread at a time uses it, with its lists; close it in the end. */
public final class Coordinator extends CoordinatorCalls {
    /** A page for each of the content heights. */
    public Coordinator(Config config, double... contentHeights) {
        super(create(config, contentHeights));
    }

    private Coordinator(long handle) {
        super(handle);
    }

    /** Makes a coordinator of what save wrote. */
    public static Coordinator restore(byte[] bytes) {
        Memory out = Memories.zero(8);
        SizeT size = new SizeT(bytes.length);
        return new Coordinator(made(Native.FUNCTIONS.nslide_restore(copied(bytes), size, out), out));
    }

    /**
     * Makes a coordinator for a window of another size, at the places of what save wrote: the same page, the header
     * collapsed by the same fraction. All else is new.
     */
    public static Coordinator createFrom(byte[] bytes, Config config, double... contentHeights) {
        Memory out = Memories.zero(8);
        int status = Native.FUNCTIONS.nslide_create_from(config, contentHeights.length, Memories.of(contentHeights),
            copied(bytes), new SizeT(bytes.length), out);
        return new Coordinator(made(status, out));
    }

    private static Memory copied(byte[] bytes) {
        Memory memory = new Memory(Math.max(1, bytes.length));
        memory.write(0, bytes, 0, bytes.length);
        return memory;
    }

    /** Settings with their defaults. */
    public static Config defaults() {
        Config config = new Config();
        Native.FUNCTIONS.nslide_config_default(config, new SizeT(config.size()));
        return config;
    }

    /** A whole frame in one call: takes in the samples, moves time on and writes what is to be drawn. */
    public void frame(double time, Frame frame, PointerSample... samples) {
        frame.take(samples);
        done(FrameCall.nslide_frame(handle(), time, frame.memory()));
        frame.read();
    }

    /** Puts this coordinator into a page of the outer one; null takes it out again. */
    public void link(Coordinator outer, int axes) {
        done(Native.FUNCTIONS.nslide_link(handle(), outer == null ? 0 : outer.handle(), outer == null ? 0 : axes));
    }

    /** As save, with an array of the right size. */
    public byte[] saved() {
        byte[] bytes = new byte[save(new byte[0])];
        save(bytes);
        return bytes;
    }

    @Override
    void end(long handle) {
        Native.FUNCTIONS.nslide_destroy(handle);
    }

    private static long create(Config config, double[] heights) {
        Memory out = Memories.zero(8);
        return made(Native.FUNCTIONS.nslide_create(config, heights.length, Memories.of(heights), out), out);
    }
}

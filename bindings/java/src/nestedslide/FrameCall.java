package nestedslide;

import com.sun.jna.Pointer;

/** The call that a host makes most often, mapped directly: the way through an interface takes a microsecond more. */
final class FrameCall {
    static {
        com.sun.jna.Native.register(FrameCall.class, "NestedSlideC");
    }

    private FrameCall() {}

    static native int nslide_frame(long coordinator, double time, Pointer buffers);
}

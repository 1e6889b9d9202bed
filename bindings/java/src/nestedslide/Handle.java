package nestedslide;

/** A number that stands for something in the library, until it is closed. */
abstract class Handle implements AutoCloseable {
    private long handle;

    Handle(long handle) {
        this.handle = handle;
    }

    /** For functions of C; 0 once it is closed. */
    public final long handle() {
        return handle;
    }

    /** Ends it. A second time it does nothing. */
    @Override
    public final void close() {
        if (handle != 0) end(handle);
        handle = 0;
    }

    abstract void end(long handle);

    final void done(int status) {
        if (status != Status.OK.value) throw refusal(status, handle);
    }

    /** Whether a buffer was filled: one that is too small is no mistake, the count says what is needed. */
    final boolean counted(int status) {
        if (status == Status.BUFFER_TOO_SMALL.value) return false;
        done(status);
        return true;
    }

    static SlideException refusal(int status, long handle) {
        return new SlideException(Status.of(status), Native.FUNCTIONS.nslide_error_message(handle));
    }

    /** A handle that was just made, or the reason why there is none. */
    static long made(int status, com.sun.jna.Memory out) {
        if (status != Status.OK.value) throw refusal(status, 0);
        return out.getLong(0);
    }
}

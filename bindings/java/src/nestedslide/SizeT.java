package nestedslide;

import com.sun.jna.IntegerType;

/** C's size_t. */
public final class SizeT extends IntegerType {
    private static final long serialVersionUID = 1;

    public SizeT() {
        this(0);
    }

    public SizeT(long value) {
        super(com.sun.jna.Native.SIZE_T_SIZE, value, true);
    }
}

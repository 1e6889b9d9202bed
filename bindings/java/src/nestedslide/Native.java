package nestedslide;

import com.sun.jna.Structure;

/** The library, loaded once and compared with what these classes were made of. */
final class Native {
    static final Functions FUNCTIONS = load();

    private Native() {}

    private static Functions load() {
        Functions functions = com.sun.jna.Native.load("NestedSlideC", Functions.class);
        if (functions.nslide_abi_version() != Constants.ABI_VERSION) {
            throw new UnsatisfiedLinkError("NestedSlideC has ABI version " + functions.nslide_abi_version());
        }
        compare(functions, StructKind.CONFIG, new Config());
        compare(functions, StructKind.PAGE_SETTINGS, new PageSettings());
        compare(functions, StructKind.SNAPSHOT, new Snapshot());
        compare(functions, StructKind.PAGE, new Page());
        compare(functions, StructKind.EVENT, new Event());
        compare(functions, StructKind.FRAME, new FrameBuffers());
        compare(functions, StructKind.MOTION, new Motion());
        compare(functions, StructKind.SECTION, new Section());
        compare(functions, StructKind.LIST_CONFIG, new ListConfig());
        compare(functions, StructKind.LIST_STATE, new ListState());
        compare(functions, StructKind.ITEM, new Item());
        return functions;
    }

    private static void compare(Functions functions, StructKind kind, Structure here) {
        long size = functions.nslide_struct_size(kind.value).longValue();
        if (size != here.size()) throw new UnsatisfiedLinkError(kind + " has " + size + " bytes, not " + here.size());
    }
}

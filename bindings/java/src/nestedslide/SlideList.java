package nestedslide;

import com.sun.jna.Memory;

/** The items of one page, or of a scroll view of the host's; close it in the end. */
public final class SlideList extends SlideListCalls {
    public SlideList(ListConfig config) {
        super(create(config));
    }

    /** With the defaults. */
    public SlideList() {
        this(null);
    }

    /** A list's settings with their defaults. */
    public static ListConfig defaults() {
        ListConfig config = new ListConfig();
        Native.FUNCTIONS.nslide_list_config_default(config, new SizeT(config.size()));
        return config;
    }

    /** A section's settings with their defaults. */
    public static Section section() {
        Section section = new Section();
        Native.FUNCTIONS.nslide_section_default(section, new SizeT(section.size()));
        return section;
    }

    @Override
    void end(long handle) {
        Native.FUNCTIONS.nslide_list_destroy(handle);
    }

    private static long create(ListConfig config) {
        Memory out = Memories.zero(8);
        return made(Native.FUNCTIONS.nslide_list_create(config, out), out);
    }
}

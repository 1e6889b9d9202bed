// The recipes of docs/cookbook.md in Java. Each is a method; main runs all of them. A refused call throws.
import java.util.Locale;
import nestedslide.*;

public final class Cookbook {
    /** The scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600. */
    private static Config scene() {
        Config config = Coordinator.defaults();
        config.viewportWidth = 390;
        config.viewportHeight = 600;
        config.headerHeight = 180;
        config.hoverHeight = 60;
        return config;
    }

    /** Frames until nothing moves. */
    private static Snapshot settle(Coordinator slide) {
        Frame frame = new Frame();
        double time = slide.snapshot().time;
        do {
            slide.frame(time += 1 / 60.0, frame);
        } while (frame.snapshot.needsFrame != 0);
        return frame.snapshot;
    }

    /** A finger that moves content up by so many points, and lifts at a velocity. */
    private static void drag(Coordinator slide, double points, double velocity) {
        slide.sessionBegin(Source.TOUCH, 195, 400);
        slide.sessionUpdate(0, points);
        slide.sessionEnd(0, velocity);
    }

    private static void say(String text, Object... values) {
        System.out.printf(Locale.ROOT, text + "%n", values);
    }

    // Pull to refresh
    private static void refresh() {
        Config config = scene();
        config.refreshHeight = 60;
        try (Coordinator slide = new Coordinator(config, 3000)) {
            drag(slide, -300, 0);
            Snapshot held = settle(slide);
            if (held.refresh == RefreshState.REFRESHING.value) say("held open: the header begins at %.0f", held.header.y);
            slide.endRefresh(Constants.NO_PAGE, RefreshResult.SUCCESS);
            say("closed: it begins at %.0f", settle(slide).header.y);
        }
    }

    // Load more at the end
    private static void loadMore() {
        Config config = scene();
        config.loadMoreDistance = 400;
        try (Coordinator slide = new Coordinator(config, 3000)) {
            slide.scrollTo(180, 2300, false);
            Frame frame = new Frame();
            slide.frame(0, frame);
            for (Event event : frame.events()) {
                if (event.type != EventType.LOAD_MORE.value) continue;
                say("page %d wants more", event.index);
                slide.setPageHeight(event.index, 6000);
                slide.endLoad(event.index);
            }
            say("its content is %.0f high", slide.page(0).contentHeight);
        }
    }

    // Sections with headers that stick
    private static void sections() {
        try (Coordinator slide = new Coordinator(scene(), 0); SlideList feed = new SlideList()) {
            Section month = SlideList.section();
            month.itemHeight = 44;
            month.headerHeight = 30;
            for (int index = 0; index < 12; index++) feed.insertSection(index, month, 31, null);
            feed.attach(slide, 0);
            feed.scrollTo(4, 20, Align.START, false);
            Item[] items = new Item[64];
            int count = feed.visible(0, 0, items);
            for (int n = 0; n < count; n++) {
                if ((items[n].flags & ItemFlag.STUCK.value) == 0) continue;
                say("the header of section %d sticks, %.0f high", items[n].section, items[n].frame.height);
            }
        }
    }

    // A bar of tabs
    private static void tabs() {
        try (Coordinator slide = new Coordinator(scene(), 3000, 3000, 3000, 3000, 3000)) {
            for (int index = 0; index < 5; index++) {
                PageSettings settings = slide.pageSettings(index);
                settings.tabWidth = 120;
                slide.setPageSettings(index, settings);
            }
            slide.tapTab(slide.tabAt(300, 210), true);
            Snapshot now = settle(slide);
            say("page %d, strip at %.0f, mark at %.0f", now.pageIndex, now.tabOffset, now.tabIndicator.x);
        }
    }

    // Cards that snap
    private static void cards() {
        try (Coordinator slide = new Coordinator(scene(), 4000)) {
            SnapArea[] areas = new SnapArea[10];
            for (int n = 0; n < 10; n++) {
                areas[n] = new SnapArea();
                areas[n].start = 400 * n;
                areas[n].length = 380;
                areas[n].align = Align.START.value;
            }
            slide.setSnapAreas(0, areas, SnapStrictness.MANDATORY, 0, 0);
            slide.scrollTo(180, 0, false);
            drag(slide, 30, 900);
            say("rests at %.0f", settle(slide).inner);
        }
    }

    // A carousel inside a page
    private static void carousel() {
        Config small = scene();
        small.viewportHeight = 160;
        small.headerHeight = small.hoverHeight = 0;
        try (Coordinator slide = new Coordinator(scene(), 3000, 3000);
                Coordinator inside = new Coordinator(small, 160, 160, 160, 160)) {
            Region claimed = new Region();
            claimed.frame.y = 40;
            claimed.frame.width = 390;
            claimed.frame.height = 160;
            claimed.axes = Axis.HORIZONTAL.value;
            slide.setRegions(new Region[] {claimed});
            slide.sessionBegin(Source.TOUCH, 195, 350);
            say("in the carousel the pager takes %.0f", slide.sessionUpdate(120, 0)[0]);
            slide.sessionEnd(0, 0);
            inside.link(slide, LinkAxis.VERTICAL.value);
            drag(inside, 100, 0);
            say("what it cannot use goes to the page around it: %.0f", slide.snapshot().outer);
        }
    }

    // Back where it was
    private static void back() {
        byte[] bytes;
        try (Coordinator slide = new Coordinator(scene())) {
            slide.reloadKeyed(new long[] {71, 72}, new double[] {3000, 900});
            slide.scrollTo(180, 640, false);
            bytes = slide.saved();
        }
        try (Coordinator slide = Coordinator.restore(bytes)) {
            slide.reloadKeyed(new long[] {70, 71, 72}, new double[] {500, 3000, 900});
            Snapshot now = slide.snapshot();
            say("page %d at %.0f", now.pageIndex, now.inner);
        }
    }

    // A chat
    private static void chat() {
        Config config = scene();
        config.headerHeight = config.hoverHeight = 0;
        ListConfig settings = SlideList.defaults();
        settings.stickToEnd = 1;
        try (Coordinator slide = new Coordinator(config, 0); SlideList messages = new SlideList(settings)) {
            Section section = SlideList.section();
            section.itemHeight = 60;
            messages.insertSection(0, section, 40, null);
            messages.attach(slide, 0);
            slide.scrollTo(0, 1e6, false);

            messages.insertItems(0, 40, 1, new double[] {90}); // a message comes
            say("the last one seen: %d", messages.range(0, 0).lastItem);
            drag(slide, -500, 0);
            settle(slide);
            int first = messages.range(0, 0).firstItem;
            messages.insertItems(0, 0, 20, null); // older ones are loaded above
            say("moved by %d rows, and by nothing on the screen", messages.range(0, 0).firstItem - first);
        }
    }

    // Less motion
    private static void lessMotion() {
        Config config = scene();
        config.reducedMotion = 1;
        try (Coordinator slide = new Coordinator(config, 3000, 900)) {
            slide.scrollToPage(1, true);
            Snapshot now = slide.snapshot();
            say("page %d, frames to come: %d", now.pageIndex, now.needsFrame);
        }
    }

    // Screen readers and keyboards
    private static void readers() {
        try (Coordinator slide = new Coordinator(scene(), 3000, 900)) {
            slide.reveal(0, 1200, 60, Align.NEAREST, true); // the focus went to a row
            double shown = settle(slide).inner;
            say("the row is seen from %.0f on", shown);
            slide.key(Key.PAGE_DOWN);
            say("a screen further: %.1f", settle(slide).inner - shown);
            say("%.0f are left to scroll", slide.canScroll(Direction.DOWN));
            slide.tapTab(1, true); // the reader's own way to a tab
            say("page %d", settle(slide).pageIndex);
        }
    }

    public static void main(String[] arguments) {
        refresh();
        loadMore();
        sections();
        tabs();
        cards();
        carousel();
        back();
        chat();
        lessMotion();
        readers();
    }
}

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import nestedslide.*;

/** What is the binding's own, and the session that every host plays. */
public final class BindingTests {
    private static int failures;

    private static void check(boolean is, String what) {
        if (is) return;
        System.out.println("FAILED: " + what);
        failures++;
    }

    private static Config settings() {
        Config config = Coordinator.defaults();
        config.headerHeight = 220;
        config.hoverHeight = 48;
        return config;
    }

    private static void refused(Status status, Runnable call) {
        try {
            call.run();
            check(false, "not refused: " + status);
        } catch (SlideException error) {
            check(error.status == status && error.getMessage().length() > status.name().length() + 2, error.toString());
        }
    }

    private static void settingsComeBack() {
        try (Coordinator slide = new Coordinator(settings(), 100)) {
            Config config = slide.config();
            Config given = settings();
            given.write();
            check(config.dataEquals(given), "settings come back");
            config.physics = Physics.ANDROID.value;
            slide.setConfig(config);
            check(Physics.of(slide.config().physics) == Physics.ANDROID, "physics");
        }
    }

    private static void refusals() {
        Config config = settings();
        config.hoverHeight = -1;
        refused(Status.INVALID_ARGUMENT, () -> new Coordinator(config, 1).close());
        Coordinator slide = new Coordinator(settings(), 3000);
        slide.advance(2);
        refused(Status.TIME_WENT_BACK, () -> slide.advance(1));
        refused(Status.OUT_OF_RANGE, () -> slide.page(7));
        refused(Status.INVALID_ARGUMENT, () -> slide.reloadKeyed(new long[] {1, 2}, new double[] {100}));
        slide.close();
        slide.close();
        try {
            slide.advance(3);
            check(false, "closed and goes on");
        } catch (SlideException error) {
            check(error.status == Status.INVALID_HANDLE, error.toString());
        }
    }

    private static void buffers() {
        try (Coordinator slide = new Coordinator(settings(), 3000, 1500)) {
            Page[] pages = {new Page(), new Page()};
            check(slide.pages(new Page[0]) == 1 && slide.pages(pages) == 1 && pages[0].contentHeight == 3000, "pages");
            byte[] bytes = slide.saved();
            try (Coordinator again = Coordinator.restore(bytes)) {
                check(again.stateHash() == slide.stateHash(), "restored");
            }
            try (Coordinator other = Coordinator.createFrom(bytes, settings(), 3000, 1500)) {
                check(other.tabAt(5000, 5000) == -1, "in another size");
            }
            refused(Status.CORRUPT_DATA, () -> Coordinator.createFrom(new byte[9], settings()));
            bytes[40] ^= 1;
            refused(Status.CORRUPT_DATA, () -> Coordinator.restore(bytes));
            Region region = new Region();
            region.frame.width = region.frame.height = 10;
            region.view = RegionView.HEADER.value;
            region.axes = Axis.VERTICAL.value | Axis.HORIZONTAL.value;
            slide.setRegions(new Region[] {region, region});
            check(slide.tabAt(5000, 5000) == -1, "no tab there");
            check(slide.edge().shownX == 0, "edge");
        }
    }

    private static void lists() {
        try (Coordinator slide = new Coordinator(settings(), 0); SlideList list = new SlideList()) {
            Section section = SlideList.section();
            section.itemHeight = 40;
            list.insertSection(0, section, 1000, null);
            list.attach(slide, 0);
            list.insertItems(0, 1000, 2, new double[] {10, 20});
            refused(Status.INVALID_ARGUMENT, () -> list.insertItems(0, 0, 3, new double[] {1}));
            check(slide.page(0).contentHeight == 40030, "height");
            Item[] items = new Item[64];
            Arrays.setAll(items, n -> new Item());
            check(list.visible(0, 0, items) > 10 && items[1].frame.y == 40, "visible");
            check(Arrays.equals(list.itemAt(5, 85), new int[] {0, 2}), "item at");
            Rect[] frames = {new Rect(), new Rect(), new Rect()};
            list.frames(0, 999, frames);
            check(frames[1].height == 10 && frames[2].height == 20, "frames");
        }
    }

    private static void samples() {
        try (Coordinator slide = new Coordinator(settings(), 3000)) {
            Frame frame = new Frame();
            PointerSample[] drag = {new PointerSample(), new PointerSample()};
            drag[0].y = 600;
            drag[1].action = PointerAction.MOVE.value;
            drag[1].y = 400;
            drag[1].time = 0.1;
            slide.frame(0.2, frame, drag);
            check(frame.snapshot.outer == 190 && frame.pages()[0].index == 0, "a drag of samples");
            Stream<EventType> told = Stream.of(frame.events()).map(event -> EventType.of(event.type));
            check(told.anyMatch(kind -> kind == EventType.SCROLL_BEGAN), "events");
        }
    }

    /** Most frames write a few numbers only: all others are still as they are. */
    private static void keptFrames() {
        try (Coordinator slide = new Coordinator(settings(), 3000, 900)) {
            Frame frame = new Frame();
            slide.scrollTo(220, 900, true);
            for (int step = 1; step < 90; step++) {
                if (step == 60) slide.scrollToPage(1, true);
                slide.frame(step / 60.0, frame);
                check(frame.snapshot.dataEquals(slide.snapshot()), "frame " + step);
                check(frame.pages()[0].offset == slide.page(frame.pages()[0].index).offset, "page of frame " + step);
            }
        }
    }

    private static void session(Path path) throws IOException {
        Coordinator slide = null;
        Frame frame = new Frame();
        int events = 0, bytes = 0;
        for (String line : Files.readAllLines(path)) {
            if (line.isEmpty() || line.startsWith("#")) continue;
            String[] words = line.split(" ");
            if (words[0].equals("expect")) {
                byte[] part = new byte[256];
                for (int count; (count = slide.recordRead(part)) > 0; ) bytes += count;
                System.out.printf("expect %016x %d %d%n", slide.stateHash(), events, bytes);
                continue;
            }
            double[] n = Stream.of(words).skip(1).mapToDouble(Double::parseDouble).toArray();
            if (words[0].equals("create")) {
                Config config = Coordinator.defaults();
                config.viewportWidth = n[0];
                config.viewportHeight = n[1];
                config.headerHeight = n[2];
                config.hoverHeight = n[3];
                slide = new Coordinator(config, Arrays.copyOfRange(n, 4, n.length));
                slide.recordStart();
            } else if (words[0].equals("frames")) {
                for (int count = 0; count < n[1]; count++) {
                    slide.frame((n[0] + count * 17) / 1024, frame);
                    events += frame.eventCount();
                }
            } else {
                play(slide, words[0], n);
            }
        }
        slide.close();
    }

    private static void play(Coordinator slide, String operation, double[] n) {
        if (operation.equals("pointer")) {
            slide.pointer(PointerAction.of((int) n[0]), Source.TOUCH, (long) n[1], n[2], n[3], n[4] / 1024);
        } else if (operation.equals("wheel")) {
            WheelUnit unit = WheelUnit.of((int) n[0]);
            slide.wheel(unit, WheelPhase.of((int) n[1]), n[2] != 0, n[3], n[4], n[5], n[6]);
        } else if (operation.equals("key")) {
            slide.key(Key.of((int) n[0]));
        } else if (operation.equals("page")) {
            slide.scrollToPage((int) n[0], n[1] != 0);
        } else if (operation.equals("resize")) {
            Config config = slide.config();
            config.viewportWidth = n[0];
            config.viewportHeight = n[1];
            slide.setConfig(config);
        } else {
            throw new IllegalArgumentException(operation);
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length > 0) {
            session(Path.of(arguments[0]));
            return;
        }
        settingsComeBack();
        refusals();
        buffers();
        lists();
        samples();
        keptFrames();
        System.out.println(failures == 0 ? "all as it should be" : failures + " failed");
        System.exit(failures == 0 ? 0 : 1);
    }
}

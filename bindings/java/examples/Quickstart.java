import nestedslide.Config;
import nestedslide.Coordinator;
import nestedslide.Frame;
import nestedslide.Snapshot;
import nestedslide.Source;

/** A drag across the seam, a fling to rest and a page turn, without any toolkit: the host only keeps the time. */
public final class Quickstart {
    private final Coordinator slide;
    private final Frame frame = new Frame();
    private double now;

    private Quickstart(Coordinator slide) {
        this.slide = slide;
    }

    private void drag(double distance, double velocity) {
        slide.sessionBegin(Source.TOUCH, 195, 600);
        slide.sessionUpdate(0, distance);
        slide.sessionEnd(0, velocity);
    }

    /** Goes on frame by frame until everything rests; every so many frames it prints what a host would draw. */
    private void run(String title, int every) {
        boolean moves = true;
        for (int count = 0; moves; count++) {
            now += 1 / 60.0;
            slide.frame(now, frame);
            Snapshot shot = frame.snapshot;
            moves = shot.needsFrame != 0;
            if (count % every == 0 || !moves) {
                System.out.printf("%-9s header %6.1f  hover %5.1f  page %.2f  scrolled %6.1f%n", title, shot.header.y,
                        shot.hover.y, shot.pagePosition, shot.inner);
            }
        }
    }

    public static void main(String[] arguments) {
        Config config = Coordinator.defaults();
        config.headerHeight = 220;
        config.hoverHeight = 48;
        try (Coordinator slide = new Coordinator(config, 3000, 1500)) {
            Quickstart host = new Quickstart(slide);
            host.drag(300, 0); // 220 collapse the header, 80 scroll the page
            host.run("dragged", 1);
            host.drag(0, -900); // thrown down: the page comes to its top, then the header opens
            host.run("thrown", 60);
            slide.scrollToPage(1, true);
            host.run("turned", 10);
        }
    }
}

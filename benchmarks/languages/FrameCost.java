// As frame.c.
import nestedslide.*;

public final class FrameCost {
    public static void main(String[] arguments) {
        Config config = Coordinator.defaults();
        config.headerHeight = 220;
        config.hoverHeight = 48;
        double time = 0;
        double velocity = 20000;
        double sum = 0;
        long least = Long.MAX_VALUE;
        try (Coordinator slide = new Coordinator(config, 200000)) {
            Frame frame = new Frame();
            for (int run = 0; run < 9; run++) {
                long spent = 0;
                for (int fling = 0; fling < 40; fling++) {
                    slide.sessionBegin(Source.TOUCH, 195, 600);
                    slide.sessionEnd(0, velocity);
                    velocity = -velocity;
                    long began = System.nanoTime();
                    for (int n = 0; n < 600; n++) {
                        slide.frame(time += 1 / 120.0, frame);
                        Snapshot now = frame.snapshot;
                        sum += now.outer + now.inner + now.header.y + frame.events().length;
                    }
                    spent += System.nanoTime() - began;
                }
                least = Math.min(least, spent);
            }
        }
        if (sum == 0) throw new IllegalStateException("nothing moved");
        System.out.println(String.format(java.util.Locale.ROOT, "%.1f", least / 24000.0));
    }
}

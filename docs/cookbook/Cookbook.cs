// The recipes of docs/cookbook.md in C#. Each is a method; Main runs all of them. A refused call throws.
using System;
using NestedSlide;

internal static class Cookbook
{
    // The scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
    private static Config Scene()
    {
        var config = Config.Default;
        config.ViewportWidth = 390;
        config.ViewportHeight = 600;
        config.HeaderHeight = 180;
        config.HoverHeight = 60;
        return config;
    }

    // Frames until nothing moves.
    private static Snapshot Settle(Coordinator slide)
    {
        var time = slide.GetSnapshot().Time;
        do slide.Frame(time += 1 / 60.0);
        while (slide.LastFrame.Snapshot.NeedsFrame);
        return slide.LastFrame.Snapshot;
    }

    // A finger that moves content up by so many points, and lifts at a velocity.
    private static void Drag(Coordinator slide, double points, double velocity = 0)
    {
        slide.SessionBegin(Source.Touch, 195, 400);
        slide.SessionUpdate(0, points);
        slide.SessionEnd(0, velocity);
    }

    // Pull to refresh
    private static void Refresh()
    {
        var config = Scene();
        config.RefreshHeight = 60;
        using (var slide = new Coordinator(config, 3000))
        {
            Drag(slide, -300);
            var held = Settle(slide);
            if (held.Refresh == RefreshState.Refreshing)
            {
                Console.WriteLine($"held open: the header begins at {held.Header.Y:0}");
            }
            slide.EndRefresh(result: RefreshResult.Success);
            Console.WriteLine($"closed: it begins at {Settle(slide).Header.Y:0}");
        }
    }

    // Load more at the end
    private static void LoadMore()
    {
        var config = Scene();
        config.LoadMoreDistance = 400;
        using (var slide = new Coordinator(config, 3000))
        {
            slide.ScrollTo(180, 2300, false);
            foreach (var happened in slide.Frame(0).Events)
            {
                if (happened.Type != SlideEventType.LoadMore) continue;
                Console.WriteLine($"page {happened.Index} wants more");
                slide.SetPageHeight(happened.Index, 6000);
                slide.EndLoad(happened.Index);
            }
            Console.WriteLine($"its content is {slide.GetPage(0).ContentHeight:0} high");
        }
    }

    // Sections with headers that stick
    private static void Sections()
    {
        using (var slide = new Coordinator(Scene(), 0))
        using (var feed = new ListLayout())
        {
            var month = Section.Default;
            month.ItemHeight = 44;
            month.HeaderHeight = 30;
            for (var index = 0; index < 12; index++) feed.InsertSection(index, month, 31);
            feed.Attach(slide, 0);
            feed.ScrollTo(4, 20, Align.Start, false);
            foreach (var item in feed.GetVisible())
            {
                if (!item.Flags.HasFlag(ItemFlag.Stuck)) continue;
                Console.WriteLine($"the header of section {item.Section} sticks, {item.Frame.Height:0} high");
            }
        }
    }

    // A bar of tabs
    private static void Tabs()
    {
        using (var slide = new Coordinator(Scene(), 3000, 3000, 3000, 3000, 3000))
        {
            for (var index = 0; index < 5; index++)
            {
                var settings = slide.GetPageSettings(index);
                settings.TabWidth = 120;
                slide.SetPageSettings(index, settings);
            }
            slide.TapTab(slide.TabAt(300, 210));
            var now = Settle(slide);
            Console.WriteLine($"page {now.PageIndex}, strip at {now.TabOffset:0}, mark at {now.TabIndicator.X:0}");
        }
    }

    // Cards that snap
    private static void Cards()
    {
        using (var slide = new Coordinator(Scene(), 4000))
        {
            var areas = new SnapArea[10];
            for (var n = 0; n < 10; n++)
            {
                areas[n] = new SnapArea { Start = 400 * n, Length = 380, Align = Align.Start };
            }
            slide.SetSnapAreas(0, areas, SnapStrictness.Mandatory);
            slide.ScrollTo(180, 0, false);
            Drag(slide, 30, 900);
            Console.WriteLine($"rests at {Settle(slide).Inner:0}");
        }
    }

    // A carousel inside a page
    private static void Carousel()
    {
        var small = Scene();
        small.ViewportHeight = 160;
        small.HeaderHeight = small.HoverHeight = 0;
        using (var slide = new Coordinator(Scene(), 3000, 3000))
        using (var inside = new Coordinator(small, 160, 160, 160, 160))
        {
            var frame = new SlideRect { X = 0, Y = 40, Width = 390, Height = 160 };
            slide.SetRegions(new Region { Frame = frame, View = 0, Axes = Axis.Horizontal });
            slide.SessionBegin(Source.Touch, 195, 350);
            slide.SessionUpdate(120, 0, out var used, out _);
            slide.SessionEnd(0, 0);
            Console.WriteLine($"in the carousel the pager takes {used:0}");
            inside.LinkTo(slide, LinkAxis.Vertical);
            Drag(inside, 100);
            Console.WriteLine($"what it cannot use goes to the page around it: {slide.GetSnapshot().Outer:0}");
        }
    }

    // Back where it was
    private static void Back()
    {
        byte[] bytes;
        using (var slide = new Coordinator(Scene()))
        {
            slide.ReloadKeyed(new long[] { 71, 72 }, new double[] { 3000, 900 });
            slide.ScrollTo(180, 640, false);
            bytes = slide.Save();
        }
        using (var slide = Coordinator.Restore(bytes))
        {
            slide.ReloadKeyed(new long[] { 70, 71, 72 }, new double[] { 500, 3000, 900 });
            var now = slide.GetSnapshot();
            Console.WriteLine($"page {now.PageIndex} at {now.Inner:0}");
        }
    }

    // A chat
    private static void Chat()
    {
        var config = Scene();
        config.HeaderHeight = config.HoverHeight = 0;
        var settings = ListConfig.Default;
        settings.StickToEnd = true;
        using (var slide = new Coordinator(config, 0))
        using (var messages = new ListLayout(settings))
        {
            var section = Section.Default;
            section.ItemHeight = 60;
            messages.InsertSection(0, section, 40);
            messages.Attach(slide, 0);
            slide.ScrollTo(0, 1e6, false);

            messages.InsertItems(0, 40, new double[] { 90 }); // a message comes
            Console.WriteLine($"the last one seen: {messages.GetRange().LastItem}");
            Drag(slide, -500);
            Settle(slide);
            var first = messages.GetRange().FirstItem;
            messages.InsertItems(0, 0, 20); // older ones are loaded above
            var moved = messages.GetRange().FirstItem - first;
            Console.WriteLine($"moved by {moved} rows, and by nothing on the screen");
        }
    }

    // Less motion
    private static void LessMotion()
    {
        var config = Scene();
        config.ReducedMotion = true;
        using (var slide = new Coordinator(config, 3000, 900))
        {
            slide.ScrollToPage(1, true);
            var now = slide.GetSnapshot();
            Console.WriteLine($"page {now.PageIndex}, frames to come: {(now.NeedsFrame ? 1 : 0)}");
        }
    }

    // Screen readers and keyboards
    private static void Readers()
    {
        using (var slide = new Coordinator(Scene(), 3000, 900))
        {
            slide.Reveal(0, 1200, 60, Align.Nearest, true); // the focus went to a row
            var shown = Settle(slide).Inner;
            Console.WriteLine($"the row is seen from {shown:0} on");
            slide.Key(SlideKey.PageDown);
            Console.WriteLine(FormattableString.Invariant($"a screen further: {Settle(slide).Inner - shown:0.0}"));
            Console.WriteLine($"{slide.CanScroll(Direction.Down):0} are left to scroll");
            slide.TapTab(1); // the reader's own way to a tab
            Console.WriteLine($"page {Settle(slide).PageIndex}");
        }
    }

    private static void Main()
    {
        Refresh();
        LoadMore();
        Sections();
        Tabs();
        Cards();
        Carousel();
        Back();
        Chat();
        LessMotion();
        Readers();
    }
}

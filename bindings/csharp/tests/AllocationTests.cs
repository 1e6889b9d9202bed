using System;
using System.Reflection;
using NestedSlide;

/// <summary>A frame costs the garbage collector nothing: neither input, nor the frame, nor reading all of it.</summary>
public static class AllocationTests
{
    private const int Frames = 200000;

    // There, but not among what Mono's compiler is told of.
    private static readonly Func<long> Allocated = (Func<long>)Delegate.CreateDelegate(
        typeof(Func<long>),
        typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread", BindingFlags.Public | BindingFlags.Static));

    private static readonly PointerSample[] Samples = new PointerSample[1];
    private static double sum;
    private static double[] kept;

    /// <summary>That the counter below counts at all.</summary>
    public static void ArraysAreCounted()
    {
        var before = Allocated();
        // Small ones: .NET Core 3.1 counts no large one for a thread. It makes none that nobody keeps.
        for (var n = 0; n < 1000; n++) kept = new double[100];
        sum += kept.Length;
        Assert.That(Allocated() - before >= 800000, "allocations are not counted");
    }

    public static void FramesInputAndListsAllocateNothing()
    {
        var config = Config.Default;
        config.HeaderHeight = 240;
        config.HoverHeight = 48;
        using (var slide = new Coordinator(config, 0, 1500))
        using (var list = new ListLayout())
        {
            list.InsertSection(0, Section.Default, 100000);
            list.Attach(slide, 0);
            double time = 0;
            Play(slide, list, ref time, 2000);
            var before = Allocated();
            var collections = GC.CollectionCount(0);
            Play(slide, list, ref time, Frames);
            Assert.Same(0L, Allocated() - before);
            Assert.Same(collections, GC.CollectionCount(0));
            Assert.That(slide.LastFrame.Snapshot.EventsLost == 0 && sum > 0, "nothing was read");
        }
    }

    /// <summary>A finger goes up and down, throws, and the wheel turns, over and over again.</summary>
    private static void Play(Coordinator slide, ListLayout list, ref double time, int frames)
    {
        for (var n = 0; n < frames; n++)
        {
            var place = n % 50;
            var y = n % 100 < 50 ? 700 - place * 20 : 100 + place * 20;
            time += 1 / 60.0;
            var action = place == 0 ? PointerAction.Down : place < 25 ? PointerAction.Move : PointerAction.Up;
            var isGivenToTheFrame = place <= 25 && n % 3 == 0;
            Samples[0] = new PointerSample { Action = action, Id = 1, X = 195, Y = y, Time = time };
            if (place <= 25 && !isGivenToTheFrame) slide.Pointer(action, 1, 195, y, time);
            else if (place == 45) slide.Wheel(WheelUnit.Notch, 195, 600, 0, 1);
            else if (place == 47) slide.Key(SlideKey.Down);
            var frame = slide.Frame(time, Samples, isGivenToTheFrame ? 1 : 0);
            foreach (var page in frame.Pages) sum += page.Frame.Width;
            foreach (var happened in frame.Events) sum += happened.Time;
            foreach (var item in list.GetVisible()) sum += item.Frame.Height;
            foreach (var change in list.Update(100, 100)) sum += change.Slot;
            sum += frame.Motion.Path + slide.GetEdge().ShownY;
            sum += frame.Snapshot.Outer + slide.GetSnapshot().Inner + slide.GetPage(0).Offset;
        }
    }
}

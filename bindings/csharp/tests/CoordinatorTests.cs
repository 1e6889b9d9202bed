using System;
using System.IO;
using System.Linq;
using System.Threading;
using NestedSlide;

public static class CoordinatorTests
{
    internal static Coordinator Make(params double[] pages)
    {
        var config = Config.Default;
        config.HeaderHeight = 240;
        config.HoverHeight = 48;
        return new Coordinator(config, pages);
    }

    public static void DefaultsAreInTheirFields()
    {
        var config = Config.Default;
        Assert.Same(Physics.Ios, config.Physics);
        Assert.Same(390.0, config.ViewportWidth);
        Assert.Same(Constants.Auto, config.PinDistance);
        Assert.That(config.Lazy && config.Bounces == Bounces.Always && !config.Endless, "flags");
        Assert.Same(Chain.Auto, config.ChainEnd);
        Assert.Same(1.0, config.AxisRatio);
        Assert.Same(1.0, config.IndicatorRadius);
        Assert.Same(44.0, Section.Default.ItemHeight);
        Assert.Same(Anchor.Visible, ListConfig.Default.Anchor);
        Assert.Same(844.0, ListConfig.Default.Height);
    }

    public static void SettingsAreReadAndChanged()
    {
        using (var slide = Make(3000, 1500))
        {
            var config = slide.Config;
            config.Physics = Physics.Android;
            config.Bounces = Bounces.Never;
            slide.Config = config;
            Assert.Same(Physics.Android, slide.Config.Physics);
            Assert.That(slide.Config.Bounces == Bounces.Never, "bounces");
            var settings = slide.GetPageSettings(1);
            settings.Key = 77;
            slide.SetPageSettings(1, settings);
            Assert.Same(1, slide.FindPage(77));
        }
    }

    public static void ASessionCrossesTheSeam()
    {
        using (var slide = Make(3000, 1500))
        {
            slide.SessionBegin(Source.Touch, 195, 600);
            slide.SessionUpdate(0, 300, out _, out var consumed);
            slide.SessionEnd(0, 0);
            var frame = slide.Frame(0.1);
            Assert.Same(300.0, consumed);
            Assert.Same(240.0, frame.Snapshot.Outer);
            Assert.Same(60.0, frame.Pages[0].Offset);
            Assert.Same(CollapseState.Pinned, frame.Snapshot.CollapseState);
            var types = frame.Events.ToArray().Select(e => e.Type).ToArray();
            Assert.Same(1, types.Count(type => type == SlideEventType.Pinned));
            Assert.Same(SlideEventType.Settled, types.Last());
            Assert.Throws<ArgumentOutOfRangeException>(() => Console.Write(slide.LastFrame.Pages[1].Index));
        }
    }

    public static void WhatAFrameKeepsIsWhatAWholeOneWrites()
    {
        using (var slide = Make(3000, 1500))
        {
            slide.ScrollTo(240, 900, true);
            for (var step = 1; step < 90; step++)
            {
                if (step == 60) slide.ScrollToPage(1, true);
                var frame = slide.Frame(step / 60.0);
                var whole = slide.GetSnapshot();
                Assert.That(frame.Snapshot.Equals(whole), "frame " + step);
                Assert.Same(whole.Header.Y, frame.Motion.HeaderY);
                Assert.That(frame.Pages[0].Equals(slide.GetPage(frame.Pages[0].Index)), "page of frame " + step);
            }
        }
    }

    public static void WhatMovesIsReadByItself()
    {
        using (var slide = Make(3000, 1500))
        {
            slide.ScrollTo(100, 0, false);
            var frame = slide.Frame(1);
            var generation = frame.Motion.Generation;
            Assert.Same(100.0, frame.Motion.Path);
            Assert.Same(-100.0, frame.Motion.HeaderY);
            slide.ScrollTo(120, 0, false);
            frame = slide.Frame(1);
            Assert.Same(120.0, frame.Motion.Outer);
            Assert.Same(generation, frame.Motion.Generation);
            slide.ScrollToPage(1, false);
            frame = slide.Frame(1);
            Assert.That(frame.Motion.Generation != generation, "another page is more than what moves");
        }
    }

    public static void EffectsFollowTheScroll()
    {
        using (var slide = Make(3000, 1500))
        {
            slide.SetEffects(
                new Effect { Source = EffectSource.Collapse, Unit = EffectUnit.Percent, Stop = 100, AtStop = 8 },
                new Effect { Source = EffectSource.More, Start = 100, Stop = 100, AtStart = 8, AtStop = 9 },
                new Effect { Source = EffectSource.Offset, Page = 0, Stop = 100, AtStart = 1 });
            slide.ScrollTo(slide.Frame(0).Snapshot.MaxOuter / 2, 0, false);
            Assert.Same(2, slide.GetEffects().Count);
            Assert.Same(4.0, slide.GetEffects()[0]);
            Assert.Same(1.0, slide.GetEffects()[1]);
            Assert.That(!slide.IsLifted(), "the page is at its top");
            Assert.Same(Constants.MaxTime, slide.GetNextChange(0.5));
            Assert.Same(slide.Frame(0).Snapshot.MaxOuter / 2, slide.CanScroll(Direction.Up));
            var (outer, inner) = slide.BarToOffsets(Bar.Joined, slide.GetBar(Bar.Joined).Length);
            slide.ScrollTo(outer, inner, false);
            Assert.That(slide.IsLifted(), "the page is scrolled");
            Assert.That(Math.Abs(slide.GetBar(Bar.Joined).Position - slide.GetBar(Bar.Joined).Length) < 1e-9, "thumb");
            slide.SetEffects();
            Assert.Same(0, slide.GetEffects().Count);
        }
    }

    public static void AFrameTakesPointers()
    {
        using (var slide = Make(3000, 1500))
        using (var twin = Make(3000, 1500))
        {
            var samples = new PointerSample[60];
            for (var n = 0; n < samples.Length; n++)
            {
                var action = n == 0 ? PointerAction.Down : PointerAction.Move;
                samples[n] = new PointerSample { Action = action, Id = 7, X = 195, Y = 700 - 5 * n, Time = n / 100.0 };
                twin.Pointer(action, 7, 195, samples[n].Y, samples[n].Time);
            }
            var frame = slide.Frame(0.6, samples, samples.Length);
            Assert.Same(twin.Frame(0.6).Snapshot.Path, frame.Snapshot.Path);
            Assert.That(frame.Snapshot.Path > 200, "it was not dragged");
            var hash = slide.StateHash();
            Assert.Same(twin.StateHash(), hash);
            // The second of these is refused, so the first is not taken either.
            samples[0] = new PointerSample { Action = PointerAction.Up, Id = 7, X = 195, Y = 405, Time = 0.61 };
            samples[1] = new PointerSample { Action = PointerAction.Move, Id = 7, X = 195, Y = 405, Time = 0.61 };
            var error = Assert.Throws<NestedSlideException>(() => slide.Frame(0.62, samples, 2));
            Assert.Same(Status.ErrorInvalidState, error.Status);
            Assert.Throws<ArgumentOutOfRangeException>(() => slide.Frame(0.62, samples, 61));
            Assert.Same(hash, slide.StateHash());
            slide.Frame(0.62, samples, 1);
            slide.Frame(0.63);
            Assert.That(!slide.LastFrame.Snapshot.AtRest && slide.LastFrame.Motion.VelocityY > 0, "it was not thrown");
        }
    }

    public static void RefusedCallsSayWhy()
    {
        using (var slide = Make(3000))
        {
            var error = Assert.Throws<NestedSlideException>(() => slide.ScrollTo(double.NaN, 0, false));
            Assert.Same(Status.ErrorNotFinite, error.Status);
            Assert.That(error.Message.StartsWith("not_finite: outer"), error.Message);
            slide.Frame(2);
            Assert.Same(Status.ErrorTimeWentBack, Assert.Throws<NestedSlideException>(() => slide.Frame(1)).Status);
            var config = slide.Config;
            config.RubberBand = 7;
            error = Assert.Throws<NestedSlideException>(() => new Coordinator(config));
            Assert.That(error.Message.Contains("rubber_band"), error.Message);
            error = Assert.Throws<NestedSlideException>(() => Make(3000, -1));
            Assert.That(error.Message.StartsWith("invalid_argument: content_heights: each"), error.Message);
            error = Assert.Throws<NestedSlideException>(() => new ListLayout(new ListConfig()));
            Assert.That(error.Message.StartsWith("struct_size: struct_size"), error.Message);
            error = Assert.Throws<NestedSlideException>(() => Coordinator.Restore(new byte[40]));
            Assert.That(error.Message.StartsWith("corrupt_data: bytes"), error.Message);
        }
    }

    public static void RefusalsAreHeard()
    {
        var heard = "";
        Library.OnRefusal((status, handle, message) => heard = $"{status} {message}");
        using (var slide = Make(3000)) Assert.Throws<NestedSlideException>(() => slide.TapTab(9));
        Library.OnRefusal((status, handle, message) => throw new Exception("lost"));
        using (var slide = Make(3000)) Assert.Throws<NestedSlideException>(() => slide.TapTab(9));
        Library.OnRefusal(null);
        Assert.That(heard.StartsWith("ErrorOutOfRange index"), heard);
    }

    public static void DisposedIsDisposed()
    {
        var slide = Make(3000);
        var outer = Make(3000);
        slide.Dispose();
        slide.Dispose();
        Assert.Throws<ObjectDisposedException>(() => slide.Frame(1));
        Assert.Throws<ObjectDisposedException>(() => outer.LinkTo(slide, LinkAxis.Vertical));
        outer.Dispose();
    }

    /// <summary>And what is linked to one that is in use does not: a finalizer must not meet a call.</summary>
    public static void WhatNothingRefersToEnds()
    {
        using (var outer = Make(3000))
        {
            ulong forgotten = 0, companion = 0;
            // On a stack of their own, so that no stale word of this one refers to them.
            var thread = new Thread(() =>
            {
                var inner = new Coordinator(Config.Default, 900);
                inner.LinkTo(outer, LinkAxis.Vertical);
                companion = inner.Value;
                forgotten = Make(3000).Value;
            });
            thread.Start();
            thread.Join();
            for (var n = 0; n < 100 && Native.nslide_advance(forgotten, 0) == Status.Ok; n++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }
            Assert.Same(Status.ErrorStaleHandle, Native.nslide_advance(forgotten, 0));
            Assert.Same(Status.Ok, Native.nslide_advance(companion, 0));
        }
    }

    public static void SavedStatesGoOnAsTheyWould()
    {
        using (var slide = Make(3000, 1500))
        {
            slide.SessionBegin(Source.Touch, 195, 600);
            slide.SessionEnd(0, 2000);
            slide.Frame(0.2);
            using (var other = Coordinator.CreateFrom(slide.Save(), slide.Config, 3000, 1500))
            {
                Assert.Same(slide.LastFrame.Snapshot.Outer, other.Frame(0).Snapshot.Outer);
            }
            using (var twin = Coordinator.Restore(slide.Save()))
            {
                Assert.Same(slide.Frame(0.7).Snapshot.Path, twin.Frame(0.7).Snapshot.Path);
                Assert.Same(slide.StateHash(), twin.StateHash());
            }
            Assert.Same(
                Status.ErrorCorruptData,
                Assert.Throws<NestedSlideException>(() => Coordinator.Restore(new byte[40])).Status);
        }
    }

    public static void RecordsAreMovedWhole()
    {
        using (var slide = Make(3000, 1500))
        {
            slide.RecordStart();
            for (var n = 0; n < 2000; n++) slide.ScrollTo(n % 240, 0, false);
            slide.RecordStop();
            var bytes = new MemoryStream();
            Assert.Same(bytes.Length + slide.RecordRead(bytes), bytes.Length);
            Assert.That(bytes.Length > 20000, $"{bytes.Length} bytes");
        }
    }

    public static void OneInsideAnotherHandsOn()
    {
        using (var outer = Make(3000))
        using (var inner = new Coordinator(Config.Default, 900))
        {
            inner.LinkTo(outer, LinkAxis.Vertical);
            inner.SessionBegin(Source.Touch, 195, 300);
            inner.SessionUpdate(0, 100);
            inner.SessionEnd(0, 0);
            Assert.Same(56.0, inner.GetSnapshot().Path);
            Assert.Same(44.0, outer.GetSnapshot().Path);
            inner.Unlink();
        }
    }

    public static void ViewsOfTheHostAreObserved()
    {
        using (var slide = Make(3000))
        {
            slide.Observe((int)ObservedView.Outer, 0, MovedBy.Program);
            slide.Observe(0, 0, MovedBy.Program);
            var found = slide.Observe((int)ObservedView.Outer, 260, MovedBy.Drag);
            Assert.Same((1, (int)ObservedView.Outer), (found.Count, found[0].View));
            Assert.Same(240.0, found[0].Offset);
            slide.Unobserve(0);
            Assert.Same(0, slide.PollCorrections().Count);
        }
    }
}

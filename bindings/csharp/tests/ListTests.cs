using System;
using System.Linq;
using NestedSlide;

public static class ListTests
{
    public static void AListIsAsHighAsItsItems()
    {
        using (var slide = CoordinatorTests.Make(0, 0))
        using (var list = new ListLayout())
        {
            var section = Section.Default;
            section.HeaderHeight = 30;
            list.InsertSection(0, section, new double[] { 50, 60, 70 });
            list.InsertSection(1, section, 1000);
            list.Attach(slide, 0);
            Assert.Same(30 + 180 + 30 + 44000.0, slide.GetPage(0).ContentHeight);
            Assert.Same(1003, list.State.ItemCount);
            Assert.Same(slide.Value, list.State.Coordinator);
            Assert.Same(140.0, list.GetFrame(0, 2).Y);
            Assert.Same((int)ItemKind.Header, list.GetVisible().ToArray().Last().Item);
            list.ItemAt(10, 100, out var at, out var item);
            Assert.Same((0, 1), (at, item));
            list.FindItem(4, out at, out item);
            Assert.Same((1, 1), (at, item));
            list.SetHeights(0, 0, 80);
            Assert.Same(170.0, list.GetFrame(0, 2).Y);
            list.RemoveItems(0, 0, 1);
            list.MoveSection(0, 1);
            Assert.Same(2, list.State.SectionCount);
            Assert.Same(30.0, list.GetSection(0).HeaderHeight);
            var error = Assert.Throws<NestedSlideException>(() => list.Attach(slide, 1));
            Assert.Same(Status.ErrorInvalidState, error.Status);
            list.Detach();
            Assert.Same(Constants.NoPage, list.State.Page);
        }
    }

    public static void WhatIsSeenKeepsItsPlace()
    {
        using (var slide = CoordinatorTests.Make(0))
        using (var list = new ListLayout())
        {
            list.InsertSection(0, Section.Default, 100000);
            list.Attach(slide, 0);
            list.ScrollTo(0, 5000, Align.Start, false);
            Assert.Same(5000 * 44.0, slide.GetSnapshot().Inner);
            list.InsertItems(0, 0, new double[] { 10, 20, 30 });
            Assert.Same(5000 * 44.0 + 60, slide.GetSnapshot().Inner);
            Assert.Same(5003, list.GetRange().FirstItem);
        }
    }

    public static void ViewsGrowAndSlotsAreGivenOnce()
    {
        using (var list = new ListLayout())
        {
            var section = Section.Default;
            section.ItemHeight = 1;
            list.InsertSection(0, section, 5000);
            var entered = list.Update().ToArray();
            Assert.Same(844, entered.Length);
            Assert.That(entered.All(change => change.Kind == ItemChangeKind.Entered), "all came");
            Assert.Same(844, entered.Select(change => change.Slot).Distinct().Count());
            Assert.Same(844, list.GetVisible().Count);
            Assert.Same(5000, list.GetFrames(0, 0, 5000).Count);
            Assert.Throws<ArgumentOutOfRangeException>(() => list.GetFrames(0, 0, 5001));
            Assert.Throws<NestedSlideException>(() => list.GetFrames(0, 4999, 2));
            list.SetOffset(10);
            Assert.Same(20, list.Update().Count);
            Assert.Same(0, list.Update().Count);
        }
    }
}

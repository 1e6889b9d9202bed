using System;
using NestedSlide;
using static Content;

/// <summary>Draws a frame: everything is where the snapshot, the pages and the lists say it is.</summary>
internal sealed class Painter
{
    private readonly Profile profile;
    private readonly Cells cells;

    public Painter(Profile profile, Cells cells)
    {
        this.profile = profile;
        this.cells = cells;
    }

    public void Draw(Frame frame)
    {
        ref readonly var now = ref frame.Snapshot;
        cells.Clip(0, 0, cells.Columns, cells.Rows);
        cells.Fill(0, 0, cells.Columns, cells.Rows, Surface);
        foreach (var page in frame.Pages) Page(in page, in now);
        Header(in now);
        Tabs(in now);
        Thumb(in now);
    }

    private static string Initials => $"{Name[0]}{Name[Name.IndexOf(' ') + 1]}";

    private static int Row(double y) => (int)Math.Floor(y / Profile.CellHeight + 0.5);

    private static int Pixel(double x) => (int)Math.Floor(x / Profile.CellWidth + 0.5);

    private void Page(in Page page, in Snapshot now)
    {
        int left = Pixel(page.Frame.X), right = Pixel(page.Frame.Right);
        cells.Clip(left, Row(now.Pager.Y), right, Row(now.Pager.Bottom));
        var top = page.Frame.Y - page.Offset;
        if (page.Index == 0) Guestbook(left, top);
        else if (page.Index == 1) Photographs(left, top);
        else About(left, Row(top));
    }

    private void Guestbook(int left, double top)
    {
        foreach (var item in profile.Guestbook.GetVisible())
        {
            var row = Row(top + item.Frame.Y);
            if (item.Item == (int)ItemKind.Header)
            {
                cells.Fill(left, row, cells.Columns, Profile.MonthRows, Backdrop);
                var month = Notes.Months[item.Section];
                var count = $"{Notes.Grouped(month.Count)} notes";
                cells.Text(left + 2, row, month.Title, Secondary, true);
                cells.Text(left + cells.Columns - 2 - count.Length, row, count, Secondary);
                continue;
            }
            var index = Notes.Months[item.Section].First + item.Item;
            string author = Notes.Author(index), time = Notes.Time(index);
            Square(left + 2, 2 * row + 1, Notes.Disc(index));
            cells.Text(left + 3, row + 1, $"{author[0]}{author[author.IndexOf(' ') + 1]}", Surface, true);
            cells.Text(left + 8, row + 1, author, Ink, true);
            cells.Text(left + cells.Columns - 2 - time.Length, row + 1, time, Secondary);
            var lines = Profile.NoteLines(index, cells.Columns);
            for (var n = 0; n < lines.Count; n++) cells.Text(left + 8, row + 2 + n, lines[n], Ink);
            cells.Text(left + 8, row + 2 + lines.Count, new string('─', cells.Columns - 8), Hairline);
        }
    }

    private void Photographs(int left, double top)
    {
        foreach (var item in profile.Photos.GetVisible())
        {
            int x = left + Pixel(item.Frame.X), y = Pixel(top + item.Frame.Y);
            int width = left + Pixel(item.Frame.Right) - x, height = Pixel(top + item.Frame.Bottom) - y;
            Landscape.Draw(cells, x, y, width, height, item.Item);
        }
    }

    private void About(int left, int row)
    {
        foreach (var line in profile.About) cells.Text(left + 2, ++row, line.Text, line.Color, line.IsTitle);
    }

    /// <summary>The effects say where what moves by itself is; the rest goes with the header.</summary>
    private void Header(in Snapshot now)
    {
        var moved = profile.Slide.GetEffects();
        var pulled = Math.Max(0, now.Header.Y);
        int top = Row(now.Header.Y), foot = Row(moved[Motion.CoverFoot] + pulled);
        cells.Clip(0, 0, cells.Columns, Row(now.Hover.Y));
        cells.Fill(0, foot, cells.Columns, Profile.HeaderRows, Surface);
        Words(top, foot, Row(now.Hover.Y));

        cells.Clip(0, 0, cells.Columns, foot);
        Landscape.Draw(cells, 0, Pixel(moved[Motion.CoverShift] + pulled), cells.Columns, 14, 4);
        cells.Shade(0, 0, cells.Columns, foot, Scrim, moved[Motion.Scrim]);
        cells.Text(2, Row(moved[Motion.BarNameTop] + pulled), Content.Name, OnCover, true);
        var caption = Cells.Mix(Scrim, OnCoverSecondary, moved[Motion.CaptionShown]);
        if (moved[Motion.CaptionShown] > 0) cells.Text(2, 1, Captions[Math.Max(0, now.PageIndex)], caption);

        cells.Clip(0, 0, cells.Columns, Row(now.Hover.Y));
        Portrait(Pixel(moved[Motion.PortraitCenter] + pulled), moved[Motion.PortraitRadius] / Profile.CellWidth);
        Button(Row(moved[Motion.ButtonTop] + pulled), foot, moved[Motion.ButtonShown]);
    }

    private void Portrait(int middle, double radius)
    {
        if (radius < 1) return;
        Disc(7, middle, radius * 1.27, Surface);
        Disc(7, middle, radius, Accent);
        if (radius > 2) cells.Text(6, middle / 2, Initials, Surface, true);
    }

    /// <summary>It fades into what it lies on before the bar cuts it, and comes back in the bar.</summary>
    private void Button(int row, int foot, double shown)
    {
        if (shown <= 0) return;
        var ground = row < foot ? Scrim : Surface;
        cells.Fill(cells.Columns - 12, row, 10, 1, Cells.Mix(ground, Accent, shown));
        cells.Text(cells.Columns - 10, row, "Follow", Cells.Mix(ground, OnAccent, shown), true);
    }

    private void Words(int top, int foot, int hover)
    {
        cells.Clip(0, foot, cells.Columns, hover);
        cells.Text(2, top + 8, Content.Name, Ink, true);
        cells.Text(2, top + 9, Content.Handle, Secondary);
        for (var n = 0; n < profile.Biography.Count; n++) cells.Text(2, top + 11 + n, profile.Biography[n], Ink);
        Statistics(top + 15);
    }

    private void Statistics(int row)
    {
        var column = 2;
        foreach (var pair in Content.Statistics)
        {
            var width = pair[0].Length + pair[1].Length + 2;
            if (column + width > cells.Columns)
            {
                row++;
                column = 2;
            }
            cells.Text(column, row, pair[0], Ink, true);
            cells.Text(column + pair[0].Length + 1, row, pair[1], Secondary);
            column += width;
        }
    }

    private void Tabs(in Snapshot now)
    {
        var row = Row(now.Hover.Y);
        cells.Clip(0, row, cells.Columns, row + Profile.TabRows);
        cells.Fill(0, row, cells.Columns, Profile.TabRows, Surface);
        cells.Text(0, row + 1, new string('─', cells.Columns), Hairline);
        for (var n = 0; n < Content.Tabs.Length; n++)
        {
            var tab = profile.Slide.GetTab(n);
            var near = 1 - Math.Min(1, Math.Abs(now.PagePosition - n));
            var column = Pixel(tab.X + tab.Width / 2) - Content.Tabs[n].Length / 2;
            cells.Text(column, row, Content.Tabs[n], Cells.Mix(Secondary, Ink, near), near > 0.5);
        }
        int left = Pixel(now.TabIndicator.X), right = Pixel(now.TabIndicator.Right);
        cells.Text(left, row + 1, new string('━', Math.Max(1, right - left)), Accent);
    }

    /// <summary>The scroll indicator.</summary>
    private void Thumb(in Snapshot now)
    {
        cells.Clip(0, 0, cells.Columns, cells.Rows);
        double top = now.Pager.Y + now.PageBarPosition, length = now.PageBarLength;
        if (now.Indicator == Indicator.Outer)
        {
            top = now.OuterBarPosition;
            length = now.OuterBarLength;
        }
        if (now.Indicator == Indicator.None || now.AtRest) return;
        for (var row = Row(top); row < Math.Max(Row(top) + 1, Row(top + length)); row++)
        {
            cells.Text(cells.Columns - 1, row, "▐", 0x9aa0ad);
        }
    }

    /// <summary>Four pixels wide and high, with the letters' row in its middle.</summary>
    private void Square(int x, int y, int color)
    {
        for (var n = 0; n < 16; n++) cells.Pixel(x + n % 4, y + n / 4, color);
    }

    /// <summary>Around the corner where four pixels meet.</summary>
    private void Disc(int x, int y, double radius, int color)
    {
        for (var dy = -5; dy < 5; dy++)
        {
            for (var dx = -5; dx < 5; dx++)
            {
                double right = dx + 0.5, below = dy + 0.5;
                if (right * right + below * below <= radius * radius) cells.Pixel(x + dx, y + dy, color);
            }
        }
    }
}

using System;
using NestedSlide;

/// <summary>Draws a frame: everything is where the snapshot, the pages and the lists say it is.</summary>
internal sealed class Painter
{
    private const int Surface = 0xffffff, Backdrop = 0xf3f4f7, Ink = 0x161922, Secondary = 0x5c6372;
    private const int Hairline = 0xe4e7ec, Accent = 0xc4402c, Tint = 0xfcede8, Scrim = 0x18142c;
    private static readonly int[] Hues = { 0x3f6d8e, 0x8a5a44, 0x5f7d4f, 0x7a5c8e, 0x9a6b2f, 0x4d7c7a };

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
        Bar(in now);
    }

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
            if (item.Item == (int)ItemIndex.Header)
            {
                cells.Fill(left, row, cells.Columns, Profile.MonthRows, Backdrop);
                cells.Text(left + 2, row, Profile.Months[item.Section], Secondary, true);
                continue;
            }
            var author = Profile.Author(item.Section, item.Item);
            var time = Profile.Time(item.Section, item.Item);
            var space = author.IndexOf(' ');
            Square(left + 2, 2 * row + 1, Hues[item.Item % Hues.Length]);
            cells.Text(left + 3, row + 1, $"{author[0]}{author[space + 1]}", Surface, true);
            cells.Text(left + 8, row + 1, author, Ink, true);
            cells.Text(left + cells.Columns - 2 - time.Length, row + 1, time, Secondary);
            var note = Profile.Note(item.Section, item.Item);
            var end = Math.Min(note.Length, cells.Columns - 10);
            if (end < note.Length) end = note.LastIndexOf(' ', end);
            cells.Text(left + 8, row + 2, note.Substring(0, end), Ink);
            cells.Text(left + 8, row + 3, note.Substring(end).TrimStart(), Ink);
            cells.Text(left + 8, row + 4, new string('─', cells.Columns - 8), Hairline);
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
        for (var n = 0; n < Profile.About.Length; n++)
        {
            var title = n > 0 && Profile.About[n - 1].Length == 0;
            cells.Text(left + 2, row + 1 + n, Profile.About[n], n < Profile.AboutLines || title ? Ink : Secondary, title);
        }
    }

    private void Header(in Snapshot now)
    {
        var top = Row(now.Header.Y);
        cells.Clip(0, 0, cells.Columns, Row(now.Hover.Y));
        cells.Fill(0, top, cells.Columns, Profile.HeaderRows, Surface);
        Landscape.Draw(cells, 0, Pixel(now.Header.Y), cells.Columns, 14, 4);
        Disc(7, top * 2 + 11, 5.2, Surface);
        Disc(7, top * 2 + 11, 4.1, Accent);
        cells.Text(6, top + 5, "ML", Surface, true);
        cells.Fill(cells.Columns - 12, top + 8, 10, 1, Accent);
        cells.Text(cells.Columns - 10, top + 8, "Follow", Surface, true);
        cells.Text(2, top + 8, "Mira Lund", Ink, true);
        cells.Text(2, top + 9, "@miralund  ·  Reine, Lofoten", Secondary);
        for (var n = 0; n < Profile.Biography.Length; n++) cells.Text(2, top + 11 + n, Profile.Biography[n], Ink);
        Statistics(top + 15);
    }

    private void Statistics(int row)
    {
        var column = 2;
        for (var n = 0; n < Profile.Counts.Length; n += 2)
        {
            if (n == 4)
            {
                row++;
                column = 2;
            }
            string count = Profile.Counts[n], name = Profile.Counts[n + 1];
            cells.Text(column, row, count, Ink, true);
            cells.Text(column + count.Length + 1, row, name, Secondary);
            column += count.Length + name.Length + 2;
        }
    }

    private void Tabs(in Snapshot now)
    {
        var row = Row(now.Hover.Y);
        cells.Clip(0, row, cells.Columns, row + Profile.TabRows);
        cells.Fill(0, row, cells.Columns, Profile.TabRows, Surface);
        cells.Text(0, row + 1, new string('─', cells.Columns), Hairline);
        for (var n = 0; n < Profile.Tabs.Length; n++)
        {
            var tab = profile.Slide.GetTab(n);
            var near = 1 - Math.Min(1, Math.Abs(now.PagePosition - n));
            var column = Pixel(tab.X + tab.Width / 2) - Profile.Tabs[n].Length / 2;
            cells.Text(column, row, Profile.Tabs[n], Cells.Mix(Secondary, Accent, near), near > 0.5);
        }
        int left = Pixel(now.TabIndicator.X), right = Pixel(now.TabIndicator.Right);
        cells.Text(left + 1, row + 1, new string('━', Math.Max(1, right - left - 2)), Accent);
    }

    /// <summary>What stays of the header, once the name has scrolled away, and the scroll indicator.</summary>
    private void Bar(in Snapshot now)
    {
        cells.Clip(0, 0, cells.Columns, cells.Rows);
        if (Row(now.Header.Y) + 8 < 0)
        {
            cells.Fill(0, 0, cells.Columns, Profile.BarRows, Scrim);
            cells.Text(2, 0, "Mira Lund", Surface, true);
            cells.Text(2, 1, "48.2K Followers", 0xe2e2ec);
        }
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

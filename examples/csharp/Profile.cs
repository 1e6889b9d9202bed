using System.Collections.Generic;
using System.Linq;
using NestedSlide;

/// <summary>What fits where on a screen of characters, and the slide that it is in.</summary>
internal sealed class Profile
{
    /// <summary>A cell of the terminal in points; half of it is a square pixel.</summary>
    public const double CellWidth = 10, CellHeight = 20;

    public const int HeaderRows = 18, BarRows = 2, TabRows = 2, MonthRows = 1;

    /// <summary>The rows of a note besides its lines: the author above them, a rule below.</summary>
    public const int NoteRows = 3;

    private const int NoteMargin = 10, Margin = 4;

    /// <summary>Makes the slide for a screen of so many cells.</summary>
    public Profile(int columns, int rows)
    {
        Biography = Wrapped(string.Join(" ", Content.Biography), columns - Margin);
        About = AboutLines(columns - Margin);
        var config = Config.Default;
        config.ViewportWidth = columns * CellWidth;
        config.ViewportHeight = rows * CellHeight;
        config.HeaderHeight = HeaderRows * CellHeight;
        config.HeaderMinHeight = BarRows * CellHeight;
        config.HoverHeight = TabRows * CellHeight;
        config.Resampling = Resampling.On; // even steps, however the mouse's moves and the frames lie
        config.StopVelocity = 20; // nobody sees the last points of a fling
        config.IndicatorWidth = Content.UnderlineWidth;
        config.IndicatorHeight = CellHeight;
        Slide = new Coordinator(config, 0, 0, (About.Count + 3) * CellHeight);
        Slide.SetEffects(Motion.Effects);

        for (var month = 0; month < Notes.Months.Length; month++)
        {
            var section = Section.Default;
            section.HeaderHeight = MonthRows * CellHeight;
            Guestbook.InsertSection(month, section, Heights(Notes.Months[month], columns));
        }
        Guestbook.Attach(Slide, 0);

        var grid = Section.Default;
        grid.Layout = Layout.Grid;
        grid.Columns = 3;
        grid.ItemSpacing = grid.LineSpacing = CellWidth;
        grid.ItemHeight = (int)((columns - 2) / 3) * CellWidth;
        Photos.InsertSection(0, grid, Content.PhotoCount);
        Photos.Attach(Slide, 1);
    }

    public Coordinator Slide { get; }

    public ListLayout Guestbook { get; } = new ListLayout();

    public ListLayout Photos { get; } = new ListLayout();

    public List<string> Biography { get; }

    /// <summary>Lines of the short page, each with whether it is a title, and its colour.</summary>
    public List<(string Text, int Color, bool IsTitle)> About { get; }

    /// <summary>The lines of a note, as they fit beside its square.</summary>
    public static List<string> NoteLines(int index, int columns)
    {
        var found = new List<string>();
        for (var line = 0; line < Notes.LineCount(index); line++)
        {
            found.AddRange(Wrapped(Notes.Line(index, line), columns - NoteMargin));
        }
        return found;
    }

    /// <summary>Notes repeat after as many as there are pairs of a text and a number of lines.</summary>
    private static double[] Heights(Month month, int columns)
    {
        var period = Content.Texts.Length * Content.Lines.Length;
        var rows = new double[period];
        for (var n = 0; n < period; n++) rows[n] = (NoteRows + NoteLines(n, columns).Count) * CellHeight;
        var heights = new double[month.Count];
        for (var n = 0; n < month.Count; n++) heights[n] = rows[(month.First + n) % period];
        return heights;
    }

    private static List<(string, int, bool)> AboutLines(int width)
    {
        var found = new List<(string, int, bool)>();
        foreach (var line in Wrapped(Content.AboutText, width)) found.Add((line, Content.Ink, false));
        foreach (var fact in Content.Facts)
        {
            found.Add(("", 0, false));
            found.Add((fact[1], Content.Ink, true));
            found.Add((fact[2], Content.Secondary, false));
        }
        return found;
    }

    private static List<string> Wrapped(string text, int width)
    {
        var lines = new List<string> { "" };
        foreach (var word in text.Split(' '))
        {
            var longer = lines[lines.Count - 1].Length == 0 ? word : $"{lines[lines.Count - 1]} {word}";
            if (longer.Length > width) lines.Add(word);
            else lines[lines.Count - 1] = longer;
        }
        return lines;
    }
}

using NestedSlide;

/// <summary>Who the profile is about, what its pages hold, and the slide that they are in.</summary>
internal sealed class Profile
{
    /// <summary>A cell of the terminal in points; half of it is a square pixel.</summary>
    public const double CellWidth = 10, CellHeight = 20;

    public const int HeaderRows = 18, BarRows = 2, TabRows = 2, NoteRows = 5, MonthRows = 1;
    private const int NotesPerMonth = 8000, PhotoCount = 60;

    public static readonly string[] Tabs = { "Guestbook", "Photos", "About" };

    public static readonly string[] Counts = { "486", "Following", "48.2K", "Followers", "1,907", "Likes" };

    public static readonly string[] Biography =
    {
        "Landscape photographer. I walk", "slowly, wait for the light and write", "home about it.",
    };

    public static readonly string[] Months =
    {
        "May 2026", "April 2026", "March 2026", "February 2026", "January 2026",
    };

    public const int AboutLines = 6;

    public static readonly string[] About =
    {
        "I came to Reine for one winter and", "stayed. The pictures here are made", "on foot, within a day's walk of the",
        "house, and none of them is further", "from it than the last ferry.", "",
        "Reine, Norway", "68.0° north, at the end of the road", "", "Works on film", "One body, two lenses, no hurry", "",
        "miralund.example", "Prints, books and walks", "", "Joined in March 2016", "Ten winters so far",
    };

    private static readonly string[] Authors =
    {
        "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák", "Priya Raman",
        "Elin Sand", "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik", "Samuel Osei",
    };

    private static readonly string[] Notes =
    {
        "The one from the harbour is on our wall now.", "Which lens did you take up to Ryten?",
        "I could look at that blue hour for a year.", "Thank you for the print, it came yesterday!",
        "Saw you on the ferry, was too shy to wave.", "That storm light. How long did you wait?",
        "My daughter drew your red cabin for you.", "You made me buy proper boots. Worth it.",
        "We hiked your route on Sunday, in the rain.", "How do you keep your hands warm up there?",
        "I did not know that snow could be violet.",
    };

    /// <summary>Makes the slide for a screen of so many cells.</summary>
    public Profile(int columns, int rows)
    {
        var config = Config.Default;
        config.ViewportWidth = columns * CellWidth;
        config.ViewportHeight = rows * CellHeight;
        config.HeaderHeight = HeaderRows * CellHeight;
        config.HeaderMinHeight = BarRows * CellHeight;
        config.HoverHeight = TabRows * CellHeight;
        Slide = new Coordinator(config, 0, 0, (About.Length + 3) * CellHeight);

        for (var month = 0; month < Months.Length; month++)
        {
            var section = Section.Default;
            section.HeaderHeight = MonthRows * CellHeight;
            section.ItemHeight = NoteRows * CellHeight;
            Guestbook.InsertSection(month, section, NotesPerMonth);
        }
        Guestbook.Attach(Slide, 0);

        var grid = Section.Default;
        grid.Layout = SectionLayout.Grid;
        grid.Columns = 3;
        grid.ItemSpacing = grid.LineSpacing = CellWidth;
        grid.ItemHeight = (int)((columns - 2) / 3) * CellWidth;
        Photos.InsertSection(0, grid, PhotoCount);
        Photos.Attach(Slide, 1);
    }

    public Coordinator Slide { get; }

    public ListLayout Guestbook { get; } = new ListLayout();

    public ListLayout Photos { get; } = new ListLayout();

    public static string Author(int month, int note) => Authors[(month * 5 + note * 7) % Authors.Length];

    public static string Note(int month, int note) => Notes[(month * 3 + note * 5) % Notes.Length];

    public static string Time(int month, int note)
    {
        if (month == 0 && note < 12) return $"{2 + note * 5} min";
        return $"{28 - note * 28 / NotesPerMonth} {Months[month].Substring(0, 3)}";
    }
}

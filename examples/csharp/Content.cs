// Generated from examples/assets/profile.json by `make assets`.

/// <summary>What the profile shows.</summary>
internal static class Content
{
    public const string Name = "Mira Lund";
    public const string Handle = "@miralund  ·  Reine, Lofoten";
    public static readonly string[] Biography = {
        "Landscape photographer. I walk slowly,", "wait for the light and write home about it.",
    };
    public static readonly string[][] Statistics = {
        new[] { "486", "Following" }, new[] { "48.2K", "Followers" }, new[] { "1,907", "Likes" },
    };
    public static readonly string[] Tabs = { "Guestbook", "Photos", "About" };
    public static readonly string[] Captions = { "1,000,000 notes", "90 photos", "Since 2016" };
    public const int NoteCount = 1000000;
    public static readonly int[] Latest = { 2026, 5, 31 };
    public const int NotesADay = 268;
    public static readonly string[] Months = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    };
    public static readonly string[] Authors = {
        "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák", "Priya Raman",
        "Elin Sand", "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik", "Samuel Osei", "Chiara Conti",
        "Wren Ashby", "Mateo Silva", "Anouk Visser", "Oskar Lie", "Leila Haddad", "Ivo Petrov", "Sunniva Moen",
        "Dario Weiss", "Maya Cohen",
    };
    public static readonly string[] Texts = {
        "The one from the harbour is on our wall now.", "Which lens did you take up to Ryten?",
        "I could look at that blue hour for a year.", "Thank you for the print, it came yesterday!",
        "Saw you on the ferry, was too shy to wave.", "That storm light. How long did you wait?",
        "Keep the long captions, I read them all.", "My daughter drew your red cabin for you.",
        "Is the book still to come out this autumn?", "You made me buy proper boots. Worth it.",
        "The fog series is your best work so far.", "Greetings from the other end of the country.",
        "We hiked your route on Sunday, in the rain.", "How do you keep your hands warm there?",
        "Framed number twelve for my parents.", "I did not know that snow could be violet.",
        "Come south some time, we have light too.", "Your talk in Bodø was wonderful, thank you.",
        "The stars over Hamnøy look painted.",
    };
    public static readonly int[] Lines = { 1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2 };
    public const int AuthorStep = 7;
    public const int TextStep = 5;
    public const int LineStep = 6;
    public const string AboutTitle = "In short";
    public const string AboutText = "I came to Reine for one winter and stayed. The pictures here are made on foot, within a day's walk of the house, and none of them is further from it than the last ferry.";
    public static readonly string[][] Facts = {
        new[] { "pin", "Reine, Norway", "68.0° north, at the end of the road" },
        new[] { "camera", "Works on film", "One body, two lenses, no hurry" },
        new[] { "link", "miralund.example", "Prints, books and walks" },
        new[] { "calendar", "Joined in March 2016", "Ten winters so far" },
    };
    public const int PhotoCount = 90;
    public const double HeaderHeight = 368.0;
    public const double BarHeight = 56.0;
    public const double TabsHeight = 48.0;
    public const double CoverHeight = 152.0;
    public const double Margin = 16.0;
    public const double PortraitSide = 96.0;
    public const double PortraitInBar = 32.0;
    public const double ButtonCenter = 186.0;
    public const double NameCenter = 224.0;
    public const double MonthHeight = 36.0;
    public static readonly double[] NoteHeights = { 72.0, 92.0, 112.0 };
    public const double HandleTop = 240.0;
    public const double BiographyTop = 272.0;
    public const double StatisticsTop = 328.0;
    public const double BarCaptionTop = 30.0;
    public const double UnderlineWidth = 40.0;
    public const double UnderlineHeight = 4.0;
    public const double UnderlineRadius = 2.0;
    public const double AvatarSide = 48.0;
    public const double AvatarTop = 12.0;
    public const double AvatarGap = 12.0;
    public const double NoteTextLeft = 76.0;
    public const double AuthorTop = 14.0;
    public const double LinesTop = 38.0;
    public const double PhotoGap = 4.0;
    public const double ThumbWidth = 4.0;
    public const double ThumbInset = 3.0;
    public const double ThumbLeast = 36.0;
    public const int Surface = 0xffffff;
    public const int Backdrop = 0xf3f4f7;
    public const int Raised = 0xffffff;
    public const int Ink = 0x161922;
    public const int Secondary = 0x5c6372;
    public const int Hairline = 0xe4e7ec;
    public const int Accent = 0xc4402c;
    public const int OnAccent = 0xffffff;
    public const int AccentTint = 0xfcede8;
    public const int OnAccentTint = 0xb23624;
    public const int Shadow = 0x101220;
    public const int Scrim = 0x18142c;
    public const int OnCover = 0xffffff;
    public const int OnCoverSecondary = 0xe2e2ec;
    public const int CoverAccent = 0xff9e80;
    public static readonly int[][] Discs = {
        new[] { 0xd05442, 0xa82e42 }, new[] { 0x5868ce, 0x3c3ea4 }, new[] { 0x168484, 0x0e5e72 },
        new[] { 0x9256bc, 0x6c3698 }, new[] { 0x2c7aba, 0x1c5298 }, new[] { 0xbc6626, 0x984422 },
        new[] { 0x3e804e, 0x226044 }, new[] { 0xc24a80, 0x922a6c }, new[] { 0x5e6a82, 0x3e4862 },
    };
}

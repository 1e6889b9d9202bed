using System;
using System.Collections.Generic;
using System.Globalization;

/// <summary>A month of the guestbook: its title, the index of its latest note, and how many it has.</summary>
internal readonly struct Month
{
    public readonly string Title;
    public readonly int First, Count;

    public Month(string title, int first, int count)
    {
        Title = title;
        First = first;
        Count = count;
    }
}

/// <summary>A million notes, each worked out from its index, which goes from 0, the latest, into the past.</summary>
internal static class Notes
{
    private static readonly DateTime Latest = new DateTime(Content.Latest[0], Content.Latest[1], Content.Latest[2]);

    public static readonly Month[] Months = AllMonths();

    public static string Author(int index) => Content.Authors[Place(index)];

    /// <summary>The colour behind the initials.</summary>
    public static int Disc(int index) => Content.Discs[Place(index) / 2 % Content.Discs.Length][0];

    public static int LineCount(int index) => Content.Lines[index % Content.Lines.Length];

    public static string Line(int index, int line)
    {
        var step = (long)index * Content.TextStep + line * Content.LineStep;
        return Content.Texts[step % Content.Texts.Length];
    }

    public static string Time(int index)
    {
        var days = index / Content.NotesADay;
        if (days == 1) return "Yesterday";
        if (days > 1)
        {
            var day = Latest.AddDays(-days);
            return $"{day.Day} {Content.Months[day.Month - 1].Substring(0, 3)}";
        }
        var minutes = 2 + index * 24 * 60 / Content.NotesADay;
        return minutes < 60 ? $"{minutes} min" : $"{minutes / 60} h";
    }

    public static string Grouped(int number) => number.ToString("N0", CultureInfo.InvariantCulture);

    // Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
    private static int Place(int index) => (int)((long)index * Content.AuthorStep % Content.Authors.Length);

    private static Month[] AllMonths()
    {
        var found = new List<Month>();
        var day = Latest;
        for (var first = 0; first < Content.NoteCount; day = day.AddMonths(-1))
        {
            var count = DateTime.DaysInMonth(day.Year, day.Month) * Content.NotesADay;
            count = Math.Min(count, Content.NoteCount - first);
            found.Add(new Month($"{Content.Months[day.Month - 1]} {day.Year}", first, count));
            first += count;
        }
        return found.ToArray();
    }
}

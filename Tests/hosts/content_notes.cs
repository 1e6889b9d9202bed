using System;
using System.Linq;

/// <summary>Prints notes of the guestbook of examples/csharp, those that the arguments name, and its months.</summary>
internal static class ContentNotes
{
    private static void Main(string[] arguments)
    {
        foreach (var argument in arguments)
        {
            var index = int.Parse(argument) - 1;
            var lines = string.Join("/", Enumerable.Range(0, Notes.LineCount(index)).Select(n => Notes.Line(index, n)));
            var disc = Array.FindIndex(Content.Discs, pair => pair[0] == Notes.Disc(index));
            Console.WriteLine($"{argument}\t{Notes.Author(index)}\t{lines}\t{Notes.Time(index)}\t{disc}");
        }
        foreach (var month in Notes.Months) Console.WriteLine($"{month.Title}\t{month.First + 1}\t{month.Count}");
    }
}

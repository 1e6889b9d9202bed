using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using NestedSlide;

/// <summary>Plays session.txt, a call a line: what its "expect" lines should be.</summary>
internal static class Session
{
    private const double TicksPerSecond = 1024;
    private const int Frame = 17;

    public static bool Check(string text)
    {
        var expected = Lines(text).Where(line => line.StartsWith("expect", StringComparison.Ordinal));
        return Answers(text).SequenceEqual(expected);
    }

    public static IEnumerable<string> Answers(string text)
    {
        Coordinator slide = null;
        long events = 0, bytes = 0;
        foreach (var line in Lines(text))
        {
            var words = line.Split(' ');
            if (words[0] == "expect")
            {
                bytes += slide.RecordRead(Stream.Null);
                yield return $"expect {slide.StateHash():x16} {events} {bytes}";
                continue;
            }
            var n = words.Skip(1).Select(int.Parse).ToArray();
            if (words[0] == "create") slide = Create(n);
            else if (words[0] == "frames") events += Frames(slide, n[0], n[1]);
            else Play(slide, words[0], n);
        }
        slide?.Dispose();
    }

    private static Coordinator Create(int[] n)
    {
        var config = Config.Default;
        config.ViewportWidth = n[0];
        config.ViewportHeight = n[1];
        config.HeaderHeight = n[2];
        config.HoverHeight = n[3];
        var slide = new Coordinator(config, n.Skip(4).Select(height => (double)height).ToArray());
        slide.RecordStart();
        return slide;
    }

    private static void Play(Coordinator slide, string operation, int[] n)
    {
        if (operation == "pointer")
        {
            slide.Pointer((PointerAction)n[0], n[1], n[2], n[3], n[4] / TicksPerSecond);
        }
        else if (operation == "wheel")
        {
            slide.Wheel((WheelUnit)n[0], n[3], n[4], n[5], n[6], (WheelPhase)n[1], n[2] != 0);
        }
        else if (operation == "key")
        {
            slide.Key((SlideKey)n[0]);
        }
        else if (operation == "page")
        {
            slide.ScrollToPage(n[0], n[1] != 0);
        }
        else if (operation == "resize")
        {
            var config = slide.Config;
            config.ViewportWidth = n[0];
            config.ViewportHeight = n[1];
            slide.Config = config;
        }
        else
        {
            throw new InvalidDataException($"no such operation: {operation}");
        }
    }

    private static long Frames(Coordinator slide, int first, int count)
    {
        long events = 0;
        for (var n = 0; n < count; n++) events += slide.Frame((first + n * Frame) / TicksPerSecond).Events.Count;
        return events;
    }

    private static IEnumerable<string> Lines(string text)
    {
        return text.Split('\n').Where(line => line.Length > 0 && line[0] != '#');
    }
}

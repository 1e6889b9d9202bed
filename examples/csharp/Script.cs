using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
using NestedSlide;

/// <summary>
/// Plays a file instead of a person, on a clock of its own, 60 frames a second:
/// "at TIME BYTES" is what the terminal sends, "shot TIME CAPTION" keeps a picture, "state TIME" prints one line.
/// </summary>
internal sealed class Script
{
    private const double FrameRate = 60;

    private readonly Profile profile;
    private readonly Input input;
    private readonly Cells cells;
    private readonly Painter painter;
    private readonly List<KeyValuePair<string, string[]>> shots = new List<KeyValuePair<string, string[]>>();
    private long tick;
    private int frames;
    private bool fed;

    public Script(Profile profile, int columns, int rows)
    {
        this.profile = profile;
        input = new Input(profile.Slide);
        cells = new Cells(columns, rows);
        painter = new Painter(profile, cells);
        profile.Slide.Frame(0);
    }

    public void Play(string path)
    {
        foreach (var line in File.ReadAllLines(path))
        {
            if (line.Length == 0 || line[0] == '#') continue;
            var words = line.Split(new[] { ' ' }, 3);
            var time = double.Parse(words[1], CultureInfo.InvariantCulture);
            RunUntil(time);
            if (words[0] == "at") Feed(words[2].Replace("\\e", "\x1b"), time);
            else if (words[0] == "shot") Shoot(words[2]);
            else if (words[0] == "state") Tell();
            else throw new InvalidDataException($"no such line: {line}");
        }
    }

    /// <summary>The pictures, so many side by side.</summary>
    public string Strip(int across)
    {
        var output = new StringBuilder();
        for (var first = 0; first < shots.Count; first += across)
        {
            var some = shots.GetRange(first, Math.Min(across, shots.Count - first));
            foreach (var shot in some) output.Append($"\x1b[1m{shot.Key.PadRight(cells.Columns)}\x1b[0m  ");
            output.AppendLine();
            for (var row = 0; row < cells.Rows; row++)
            {
                foreach (var shot in some) output.Append(shot.Value[row]).Append("  ");
                output.AppendLine();
            }
            output.AppendLine();
        }
        return output.ToString();
    }

    /// <summary>Frames up to a time, as long as they would change something.</summary>
    private void RunUntil(double time)
    {
        for (; (tick + 1) / FrameRate <= time; tick++)
        {
            if (!fed && !profile.Slide.LastFrame.Snapshot.NeedsFrame) continue;
            profile.Slide.Frame((tick + 1) / FrameRate);
            frames++;
            fed = false;
        }
    }

    private void Feed(string text, double time)
    {
        input.Feed(text, time);
        fed = true;
    }

    private void Shoot(string caption)
    {
        painter.Draw(profile.Slide.LastFrame);
        var picture = new string[cells.Rows];
        for (var row = 0; row < cells.Rows; row++)
        {
            var line = new StringBuilder();
            cells.Write(line, row);
            picture[row] = line.ToString();
        }
        ref readonly var now = ref profile.Slide.LastFrame.Snapshot;
        var speed = Math.Abs(now.VelocityY) < 1 ? "" : Invariant($"  {now.VelocityY:0} pt/s");
        shots.Add(new KeyValuePair<string, string[]>(Invariant($"{now.Time:0.00} s  {caption}{speed}"), picture));
    }

    private void Tell()
    {
        ref readonly var now = ref profile.Slide.LastFrame.Snapshot;
        var offsets = Invariant($"outer={now.Outer:R} inner={now.Inner:R} page={now.PageIndex}");
        var place = Invariant($"position={now.PagePosition:R} phase={now.Phase}");
        Console.WriteLine($"state {offsets} {place} frames={frames}");
    }

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}

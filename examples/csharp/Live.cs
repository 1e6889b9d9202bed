using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Text;
using System.Threading;
using NestedSlide;

/// <summary>The profile in the terminal itself: the mouse drags and turns, q ends it.</summary>
internal sealed class Live
{
    // Another screen, no cursor, mouse buttons with motion while down, reports of the form that Input reads.
    private const string Begin = "\x1b[?1049h\x1b[?25l\x1b[?1002h\x1b[?1006h";
    private const string End = "\x1b[?1006l\x1b[?1002l\x1b[?25h\x1b[?1049l";

    private const int LeastMilliseconds = 16;
    private const double MostSeconds = 3600;

    private readonly BlockingCollection<Arrival> arrived = new BlockingCollection<Arrival>();
    private readonly Stopwatch clock = Stopwatch.StartNew();
    private readonly StringBuilder output = new StringBuilder();

    private struct Arrival
    {
        public string Text;
        public double Time;
    }

    public void Run(Profile profile, int columns, int rows)
    {
        var input = new Input(profile.Slide);
        var cells = new Cells(columns, rows);
        var painter = new Painter(profile, cells);
        Terminal("raw -echo");
        Console.Write(Begin);
        new Thread(Read) { IsBackground = true }.Start();
        try
        {
            while (!input.Quit)
            {
                var frame = profile.Slide.Frame(clock.Elapsed.TotalSeconds);
                painter.Draw(frame);
                Show(cells);
                var wait = Wait(profile.Slide, frame.Snapshot.NeedsFrame);
                for (; arrived.TryTake(out var bytes, wait); wait = 0) input.Feed(bytes.Text, bytes.Time);
            }
        }
        finally
        {
            Console.Write(End);
            Terminal("sane");
        }
    }

    /// <summary>
    /// How long nothing comes to another cell, milliseconds. At rest nothing is asked for and nothing drawn until something
    /// comes.
    /// </summary>
    private int Wait(Coordinator slide, bool moves)
    {
        if (!moves) return Timeout.Infinite;
        // A cell is as wide as half of its height: two pixels lie above one another in it.
        var left = slide.GetNextChange(Profile.CellWidth) - clock.Elapsed.TotalSeconds;
        return left > MostSeconds ? Timeout.Infinite : Math.Max(LeastMilliseconds, (int)Math.Ceiling(left * 1000));
    }

    private void Show(Cells cells)
    {
        output.Clear();
        for (var row = 0; row < cells.Rows; row++)
        {
            output.Append("\x1b[").Append(row + 1).Append(";1H");
            cells.Write(output, row);
        }
        Console.Write(output);
    }

    /// <summary>Takes what the terminal sends as it comes, with the time when it did.</summary>
    private void Read()
    {
        var buffer = new byte[1024];
        using (var stream = Console.OpenStandardInput())
        {
            for (int count; (count = stream.Read(buffer, 0, buffer.Length)) > 0;)
            {
                var text = Encoding.ASCII.GetString(buffer, 0, count);
                arrived.Add(new Arrival { Text = text, Time = clock.Elapsed.TotalSeconds });
            }
        }
        arrived.Add(new Arrival { Text = "q", Time = clock.Elapsed.TotalSeconds });
    }

    private static void Terminal(string settings)
    {
        using (var stty = Process.Start(new ProcessStartInfo("stty", settings) { UseShellExecute = false }))
        {
            stty.WaitForExit();
        }
    }
}

// As frame.c.
using System;
using System.Diagnostics;
using System.Globalization;
using NestedSlide;

internal static class FrameCost
{
    private static void Main()
    {
        var config = Config.Default;
        config.HeaderHeight = 220;
        config.HoverHeight = 48;
        double time = 0, velocity = 20000, sum = 0, least = double.MaxValue;
        using (var slide = new Coordinator(config, 200000))
        {
            for (var run = 0; run < 9; run++)
            {
                var spent = 0.0;
                for (var fling = 0; fling < 40; fling++)
                {
                    slide.SessionBegin(Source.Touch, 195, 600);
                    slide.SessionEnd(0, velocity);
                    velocity = -velocity;
                    var watch = Stopwatch.StartNew();
                    for (var n = 0; n < 600; n++)
                    {
                        var frame = slide.Frame(time += 1 / 120.0);
                        ref readonly var now = ref frame.Snapshot;
                        sum += now.Outer + now.Inner + now.Header.Y + frame.Events.Count;
                    }
                    spent += watch.Elapsed.TotalSeconds;
                }
                least = Math.Min(least, spent);
            }
        }
        if (sum == 0) throw new InvalidOperationException("nothing moved");
        Console.WriteLine((least / 24000 * 1e9).ToString("0.0", CultureInfo.InvariantCulture));
    }
}

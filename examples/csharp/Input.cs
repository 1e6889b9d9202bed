using System;
using System.Collections.Generic;
using System.Globalization;
using NestedSlide;

/// <summary>Makes calls of what a terminal sends: mouse reports (SGR, mode 1006) and keys.</summary>
internal sealed class Input
{
    private const int Motion = 32, Wheel = 64, Shift = 4;

    private static readonly Dictionary<string, SlideKey> Keys = new Dictionary<string, SlideKey>
    {
        { "\x1b[A", SlideKey.Up }, { "\x1b[B", SlideKey.Down }, { "\x1b[C", SlideKey.Right },
        { "\x1b[D", SlideKey.Left },
        { "\x1b[5~", SlideKey.PageUp }, { "\x1b[6~", SlideKey.PageDown }, { "\x1b[H", SlideKey.Home },
        { "\x1b[F", SlideKey.End }, { " ", SlideKey.Space },
    };

    private readonly Coordinator slide;
    private string rest = "";
    private bool down;

    public Input(Coordinator slide)
    {
        this.slide = slide;
    }

    /// <summary>Whether q or Ctrl-C was pressed.</summary>
    public bool Quit { get; private set; }

    /// <summary>Takes what came at a time; a sequence that is not whole yet waits for its end.</summary>
    public void Feed(string text, double time)
    {
        rest += text;
        while (rest.Length > 0)
        {
            var length = Length(rest);
            if (length == 0) return;
            var sequence = rest.Substring(0, length);
            rest = rest.Substring(length);
            // After a rest the slide's time is that of the last frame: what glides would be over when it is first seen.
            if (time > slide.GetSnapshot().Time) slide.Advance(time);
            if (sequence.StartsWith("\x1b[<", StringComparison.Ordinal)) Mouse(sequence, time);
            else if (Keys.TryGetValue(sequence, out var key)) slide.Key(key);
            else if (sequence[0] >= '1' && sequence[0] <= '3') slide.TapTab(sequence[0] - '1');
            else if (sequence == "q" || sequence == "\x03") Quit = true;
        }
    }

    /// <summary>How long the first sequence is, 0 where its end has not come.</summary>
    private static int Length(string text)
    {
        if (text[0] != '\x1b') return 1;
        if (text.Length < 2) return 0;
        if (text[1] != '[') return 1;
        for (var n = 2; n < text.Length; n++)
        {
            if (text[n] >= '@' && text[n] <= '~') return n + 1;
        }
        return 0;
    }

    private void Mouse(string report, double time)
    {
        var numbers = report.Substring(3, report.Length - 4).Split(';');
        if (numbers.Length != 3) return;
        var button = int.Parse(numbers[0], CultureInfo.InvariantCulture);
        // Cells count from 1; the pointer is in the middle of its.
        var x = (int.Parse(numbers[1], CultureInfo.InvariantCulture) - 0.5) * Profile.CellWidth;
        var y = (int.Parse(numbers[2], CultureInfo.InvariantCulture) - 0.5) * Profile.CellHeight;
        if ((button & Wheel) != 0)
        {
            if (!down) Turn(button, x, y);
        }
        else if (report.EndsWith("m", StringComparison.Ordinal))
        {
            if (down) Lift(x, y, time);
        }
        else if ((button & Motion) != 0)
        {
            if (down) slide.Pointer(PointerAction.Move, 0, x, y, time);
        }
        else if (!down && (button & 3) == 0)
        {
            down = true;
            slide.Pointer(PointerAction.Down, 0, x, y, time);
        }
    }

    private void Turn(int button, double x, double y)
    {
        var step = (button & 1) == 0 ? -1 : 1;
        var across = (button & 2) != 0;
        slide.Wheel(
            WheelUnit.Notch, x, y, across ? step : 0, across ? 0 : step, WheelPhase.None, (button & Shift) != 0);
    }

    private void Lift(double x, double y, double time)
    {
        down = false;
        slide.Pointer(PointerAction.Up, 0, x, y, time);
        if (slide.GetSnapshot().Touch != TouchState.Tapped) return;
        var tab = slide.TabAt(x, y);
        if (tab >= 0) slide.TapTab(tab);
    }
}

using System.Collections.Generic;
using NestedSlide;

/// <summary>
/// How the header collapses into two rows, as effects of the engine: where things are in the window and how much of
/// them shows, by how many points the header has gone. The painter has no formulas of its own.
/// </summary>
internal static class Motion
{
    // In the open header: the cover's seven rows, the portrait's middle on its foot, and the name with the button.
    private const double Cover = 140, Bar = Profile.BarRows * Profile.CellHeight, Name = 160;

    // Before the places: they are made in this order.
    private static readonly List<Effect> effects = new List<Effect>();
    private static int count;

    /// <summary>The places of the effects among their numbers.</summary>
    public static readonly int
        CoverFoot = Add(0, Cover, Cover - Bar, Bar),
        // The picture goes half as far as what is on it, as if it lay further back.
        CoverShift = Add(0, 0, Cover - Bar, (Bar - Cover) / 2),
        Scrim = Add(Cover * 0.35, 0, Cover - Bar, 1),
        PortraitCenter = Add(0, 110, 110, 0),
        // It is gone before the bar's two rows would cut it.
        PortraitRadius = Add(20, 41, Cover - Bar - 20, 0),
        ButtonTop = Add(0, Name, Name - Bar, Bar, Name - Bar, 0),
        ButtonShown = Add(Name - Bar - 40, 1, Name - Bar, 0, Name - Bar + 30, 1),
        // The name comes up into the bar a row after it has left below it.
        BarNameTop = Add(0, Name + 20, Name + 20, 0),
        CaptionShown = Add(Name + 20, 0, Name + 40, 1);

    public static Effect[] Effects => effects.ToArray();

    /// <summary>Pairs of how far the header has gone and the number there.</summary>
    private static int Add(params double[] stops)
    {
        for (var n = 0; n + 3 < stops.Length; n += 2)
        {
            effects.Add(new Effect
            {
                Source = n == 0 ? EffectSource.Collapse : EffectSource.More,
                Start = stops[n], AtStart = stops[n + 1], Stop = stops[n + 2], AtStop = stops[n + 3],
            });
        }
        return count++;
    }
}

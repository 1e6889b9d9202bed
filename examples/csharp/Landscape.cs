using System;

/// <summary>A small picture of the coast, worked out from its number: sky, a low sun, two ridges, the sea.</summary>
internal static class Landscape
{
    private static readonly int[][] Skies =
    {
        new[] { 0x2c4a72, 0xf0b58a, 0x3a4a5e, 0x20303f }, new[] { 0x7fa6c4, 0xe8eef2, 0x5f7d6a, 0x33503f },
        new[] { 0x3d2c5a, 0xe58f7b, 0x4b3a5c, 0x2a2138 }, new[] { 0x16243c, 0x5fa39a, 0x24405a, 0x142434 },
        new[] { 0x33305e, 0xf2a37c, 0x534468, 0x221c34 }, new[] { 0x8fb3cf, 0xf7e3c4, 0x8a96a2, 0x505f6e },
    };

    public static void Draw(Cells cells, int left, int top, int width, int height, int number)
    {
        var colors = Skies[number % Skies.Length];
        int horizon = height * 4 / 5, sun = (number * 7 + 5) * width / 13 % Math.Max(1, width);
        double sunTop = height * 0.36;
        for (var x = 0; x < width; x++)
        {
            var peaks = 0.14 * Math.Sin(x * 0.45 + number) + 0.08 * Math.Sin(x * 1.3 + number * 2);
            var far = horizon - height * (0.22 + peaks);
            var near = horizon - height * (0.06 + 0.14 * Math.Sin(x * 0.3 + number * 3 + 1));
            for (var y = 0; y < height; y++)
            {
                var color = Cells.Mix(colors[0], colors[1], y / (double)horizon);
                if ((x - sun) * (x - sun) + (y - sunTop) * (y - sunTop) <= 5) color = 0xfff0d0;
                if (y >= far) color = colors[2];
                if (y >= near) color = colors[3];
                // The sea, with the sun on every other wave.
                var shines = (y - horizon) % 2 == 1 && Math.Abs(x - sun) <= (y - horizon + 2) / 2;
                if (y >= horizon) color = Cells.Mix(colors[3], shines ? 0xfff0d0 : colors[1], shines ? 0.5 : 0.2);
                cells.Pixel(left + x, top + y, color);
            }
        }
    }
}

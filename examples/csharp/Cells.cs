using System;
using System.Text;

/// <summary>A screen of characters, each cell of which is also two square pixels, one above the other.</summary>
internal sealed class Cells
{
    private struct Cell
    {
        public char Glyph;
        public bool Bold;
        public int Ink, Upper, Lower;
    }

    private readonly Cell[] cells;
    private int clipLeft, clipTop, clipRight, clipBottom;

    public Cells(int columns, int rows)
    {
        Columns = columns;
        Rows = rows;
        cells = new Cell[columns * rows];
        Clip(0, 0, columns, rows);
    }

    public int Columns { get; }

    public int Rows { get; }

    /// <summary>Nothing is drawn outside of these columns and rows until the next call.</summary>
    public void Clip(int left, int top, int right, int bottom)
    {
        clipLeft = Math.Max(0, left);
        clipTop = Math.Max(0, top);
        clipRight = Math.Min(Columns, right);
        clipBottom = Math.Min(Rows, bottom);
    }

    /// <summary>Fills whole cells.</summary>
    public void Fill(int left, int top, int width, int height, int color)
    {
        for (var row = Math.Max(top, clipTop); row < Math.Min(top + height, clipBottom); row++)
        {
            for (var column = Math.Max(left, clipLeft); column < Math.Min(left + width, clipRight); column++)
            {
                cells[row * Columns + column] = new Cell { Glyph = ' ', Upper = color, Lower = color };
            }
        }
    }

    /// <summary>Sets a pixel: half a cell.</summary>
    public void Pixel(int x, int y, int color)
    {
        var row = y >> 1;
        if (x < clipLeft || x >= clipRight || row < clipTop || row >= clipBottom) return;
        ref var cell = ref cells[row * Columns + x];
        cell.Glyph = ' ';
        if ((y & 1) == 0) cell.Upper = color;
        else cell.Lower = color;
    }

    /// <summary>Mixes a colour into what lies behind letters.</summary>
    public void Shade(int left, int top, int width, int height, int color, double part)
    {
        for (var row = Math.Max(top, clipTop); row < Math.Min(top + height, clipBottom); row++)
        {
            for (var column = Math.Max(left, clipLeft); column < Math.Min(left + width, clipRight); column++)
            {
                ref var cell = ref cells[row * Columns + column];
                cell.Upper = Mix(cell.Upper, color, part);
                cell.Lower = Mix(cell.Lower, color, part);
            }
        }
    }

    /// <summary>Writes over what is there, whose colour stays behind the letters.</summary>
    public void Text(int left, int row, string text, int ink, bool bold = false)
    {
        if (row < clipTop || row >= clipBottom) return;
        for (var n = 0; n < text.Length; n++)
        {
            var column = left + n;
            if (column < clipLeft || column >= clipRight || text[n] == ' ') continue;
            ref var cell = ref cells[row * Columns + column];
            cell.Glyph = text[n];
            cell.Ink = ink;
            cell.Bold = bold;
        }
    }

    /// <summary>A row as the escape sequences of a terminal with 24-bit colour.</summary>
    public void Write(StringBuilder output, int row)
    {
        int ink = -1, paper = -1;
        var bold = false;
        for (var column = 0; column < Columns; column++)
        {
            var cell = cells[row * Columns + column];
            var half = cell.Glyph == ' ' && cell.Upper != cell.Lower;
            var wantedInk = half ? cell.Upper : cell.Glyph == ' ' ? ink : cell.Ink;
            var wantedBold = cell.Glyph == ' ' ? bold : cell.Bold;
            if (cell.Lower != paper) Color(output, 48, paper = cell.Lower);
            if (wantedInk != ink) Color(output, 38, ink = wantedInk);
            if (wantedBold != bold) output.Append((bold = wantedBold) ? "\x1b[1m" : "\x1b[22m");
            output.Append(half ? '▀' : cell.Glyph);
        }
        output.Append("\x1b[0m");
    }

    /// <summary>A row's characters alone.</summary>
    public string Plain(int row)
    {
        var text = new StringBuilder();
        for (var column = 0; column < Columns; column++) text.Append(cells[row * Columns + column].Glyph);
        return text.ToString();
    }

    /// <summary>The colour a fraction of the way from one to another.</summary>
    public static int Mix(int from, int to, double part)
    {
        part = Math.Max(0, Math.Min(1, part));
        var mixed = 0;
        for (var shift = 0; shift <= 16; shift += 8)
        {
            int a = (from >> shift) & 255, b = (to >> shift) & 255;
            mixed |= (int)Math.Round(a + (b - a) * part) << shift;
        }
        return mixed;
    }

    private static void Color(StringBuilder output, int code, int color)
    {
        output.Append("\x1b[").Append(code).Append(";2;").Append(color >> 16).Append(';');
        output.Append((color >> 8) & 255).Append(';').Append(color & 255).Append('m');
    }
}

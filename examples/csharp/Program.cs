using System;
using System.IO;
using System.Text;

/// <summary>A profile page of characters: to scroll with the mouse, or a script as a strip of frames.</summary>
internal static class Program
{
    private const string Usage =
        "usage: example.exe [--play SCRIPT] [--record FILE] [--across N] [--size COLUMNSxROWS]\n"
        + "Without --play it runs in the terminal: drag, wheel, arrow keys, 1 2 3; q ends it.";

    private static int Main(string[] arguments)
    {
        string play = null, record = null;
        int across = 2, columns = 39, rows = 42;
        var live = !Console.IsOutputRedirected;
        if (live)
        {
            columns = Math.Min(columns, Console.WindowWidth);
            rows = Math.Min(rows, Console.WindowHeight);
        }
        for (var n = 0; n + 1 < arguments.Length; n += 2)
        {
            var value = arguments[n + 1];
            if (arguments[n] == "--play") play = value;
            else if (arguments[n] == "--record") record = value;
            else if (arguments[n] == "--across") across = int.Parse(value);
            else if (arguments[n] == "--size" && value.Contains("x"))
            {
                columns = int.Parse(value.Split('x')[0]);
                rows = int.Parse(value.Split('x')[1]);
            }
            else return Fail();
        }
        if (arguments.Length % 2 != 0 || (play == null && !live)) return Fail();

        Console.OutputEncoding = new UTF8Encoding(false);
        var profile = new Profile(columns, rows);
        using (profile.Slide)
        {
            if (record != null) profile.Slide.RecordStart();
            if (play != null)
            {
                var script = new Script(profile, columns, rows);
                script.Play(play);
                Console.Write(script.Strip(across));
            }
            else
            {
                new Live().Run(profile, columns, rows);
            }
            if (record != null) Save(profile, record);
        }
        return 0;
    }

    private static void Save(Profile profile, string path)
    {
        profile.Slide.RecordStop();
        using (var file = File.Create(path)) profile.Slide.RecordRead(file);
    }

    private static int Fail()
    {
        Console.Error.WriteLine(Usage);
        return 2;
    }
}

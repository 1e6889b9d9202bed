using System;
using System.IO;
using System.Reflection;

/// <summary>Runs every public static method of the classes whose names end in Tests; an exception fails it.</summary>
internal static class Runner
{
    private static int Main(string[] arguments)
    {
        // Only the session's answers: for who compares them.
        if (arguments.Length == 2 && arguments[0] == "--session")
        {
            foreach (var answer in Session.Answers(File.ReadAllText(arguments[1]))) Console.WriteLine(answer);
            return 0;
        }
        int passed = 0, failed = 0;
        foreach (var type in typeof(Runner).Assembly.GetTypes())
        {
            if (!type.Name.EndsWith("Tests", StringComparison.Ordinal)) continue;
            foreach (var method in type.GetMethods(BindingFlags.Public | BindingFlags.Static))
            {
                try
                {
                    method.Invoke(null, null);
                    passed++;
                }
                catch (TargetInvocationException error)
                {
                    failed++;
                    Console.WriteLine($"{type.Name}.{method.Name}: {error.InnerException}");
                }
            }
        }
        if (arguments.Length == 1 && !Session.Check(File.ReadAllText(arguments[0])))
        {
            failed++;
            Console.WriteLine("the session goes another way");
        }
        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 && passed > 0 ? 0 : 1;
    }
}

/// <summary>What tests say is so.</summary>
internal static class Assert
{
    public static void That(bool isSo, string what)
    {
        if (!isSo) throw new Exception(what);
    }

    public static void Same<T>(T expected, T found)
    {
        if (!Equals(expected, found)) throw new Exception($"expected {expected}, found {found}");
    }

    public static T Throws<T>(Action action) where T : Exception
    {
        try
        {
            action();
        }
        catch (T error)
        {
            return error;
        }
        throw new Exception($"no {typeof(T).Name}");
    }
}

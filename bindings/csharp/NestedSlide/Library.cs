using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>The library itself: whether these structs are laid out as its, and who hears of refused calls.</summary>
    public static class Library
    {
        private static readonly LogFunction Hook = Refused;
        private static volatile Action<Status, ulong, string> listener;
        private static volatile bool isChecked;

        /// <summary>The version of the library that was found: major * 1000000 + minor * 1000 + patch.</summary>
        public static int Version
        {
            get
            {
                Check();
                return (int)Native.nslide_version();
            }
        }

        /// <summary>
        /// Looks once whether the library is there, and lays out its structs as these do. Everything that makes a
        /// coordinator or a list does so first.
        /// </summary>
        public static void Check()
        {
            if (isChecked) return;
            try
            {
                Compare();
            }
            catch (DllNotFoundException cause)
            {
                throw new NestedSlideException(
                    Status.ErrorUnsupported,
                    $"{Native.Library} was not found; tried {Tried()}. {cause.Message}",
                    cause);
            }
            isChecked = true;
        }

        /// <summary>
        /// Says who hears of every refused call: its status, the handle it was made on, and what was wrong. Called on
        /// the thread of that call, in which it may not use the coordinator; what it throws is lost. Null: nobody.
        /// </summary>
        public static void OnRefusal(Action<Status, ulong, string> action)
        {
            Check();
            listener = action;
            var status = Native.nslide_set_log(action == null ? null : Hook, IntPtr.Zero);
            if (status != Status.Ok) throw new NestedSlideException(status, "");
        }

        // Static, so that a compiler ahead of time can make native code of it; no exception may leave it.
        [MonoPInvokeCallback(typeof(LogFunction))]
        private static void Refused(IntPtr context, Status status, ulong handle, IntPtr message)
        {
            try
            {
                listener?.Invoke(status, handle, NestedSlideException.Text(message));
            }
            catch (Exception)
            {
            }
        }

        private static void Compare()
        {
            var abi = Native.nslide_abi_version();
            var version = Native.nslide_version();
            if (abi != Constants.AbiVersion || version / 1000 != Constants.Version / 1000)
            {
                Refuse($"version {version}, ABI {abi}; this is for version {Constants.Version}, ABI "
                    + Constants.AbiVersion);
            }
            Measure<Config>(StructKind.Config);
            Measure<PageSettings>(StructKind.PageSettings);
            Measure<Snapshot>(StructKind.Snapshot);
            Measure<Page>(StructKind.Page);
            Measure<SlideEvent>(StructKind.Event);
            Measure<FrameBuffers>(StructKind.Frame);
            Measure<HeaderPart>(StructKind.HeaderPart);
            Measure<Correction>(StructKind.Correction);
            Measure<Edge>(StructKind.Edge);
            Measure<Region>(StructKind.Region);
            Measure<SnapArea>(StructKind.SnapArea);
            Measure<ListConfig>(StructKind.ListConfig);
            Measure<Section>(StructKind.Section);
            Measure<ListState>(StructKind.ListState);
            Measure<ListItem>(StructKind.Item);
            Measure<ItemRange>(StructKind.ItemRange);
            Measure<ItemChange>(StructKind.ItemChange);
            Measure<Motion>(StructKind.Motion);
            Measure<PointerSample>(StructKind.PointerSample);
        }

        private static void Measure<T>(StructKind kind) where T : struct
        {
            var theirs = Native.nslide_struct_size((int)kind).ToUInt64();
            if (theirs != Size<T>.Bytes) Refuse($"{typeof(T).Name} has {theirs} bytes, here {Size<T>.Bytes}");
        }

        // The loaders do not say where they looked.
        private static string Tried()
        {
            if (string.Equals(Native.Library, "__Internal")) return "the program itself";
            var windows = RuntimeInformation.IsOSPlatform(OSPlatform.Windows);
            var mac = RuntimeInformation.IsOSPlatform(OSPlatform.OSX);
            var file = windows ? "NestedSlideC.dll" : mac ? "libNestedSlideC.dylib" : "libNestedSlideC.so";
            var variable = windows ? "PATH" : mac ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
            var paths = Environment.GetEnvironmentVariable(variable);
            return $"{file} beside the program ({AppDomain.CurrentDomain.BaseDirectory}), in its runtimes folder, and in "
                + $"{variable} ({(string.IsNullOrEmpty(paths) ? "not set" : paths)})";
        }

        private static void Refuse(string found)
        {
            throw new NestedSlideException(Status.ErrorUnsupported, $"another {Native.Library}: {found}");
        }
    }

    /// <summary>How many bytes a struct has, as C counts them.</summary>
    internal static class Size<T> where T : struct
    {
        public static readonly uint Bytes = (uint)Marshal.SizeOf(typeof(T));
    }
}

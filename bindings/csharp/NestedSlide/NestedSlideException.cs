using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>A call that the library refused; it has changed nothing.</summary>
    public class NestedSlideException : Exception
    {
        public NestedSlideException(Status status, string message)
            : base(message.Length == 0 ? Name(status) : $"{Name(status)}: {message}")
        {
            Status = status;
        }

        public NestedSlideException(Status status, string message, Exception cause)
            : base(message, cause)
        {
            Status = status;
        }

        /// <summary>Where there is no handle to ask: the library keeps why the last creation was refused.</summary>
        internal static NestedSlideException OfCreation(Status status)
        {
            return new NestedSlideException(status, Text(Native.nslide_error_message(0)));
        }

        /// <summary>What the call answered.</summary>
        public Status Status { get; }

        /// <summary>A status as the library calls it: "out_of_range".</summary>
        private static string Name(Status status) => Text(Native.nslide_status_name(status));

        /// <summary>A string of the library's, all of which are ASCII and live as long as the process.</summary>
        internal static string Text(IntPtr text) => Marshal.PtrToStringAnsi(text) ?? "";
    }
}

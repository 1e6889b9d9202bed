using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>Gives memory; see nslide_allocate_function.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public delegate IntPtr AllocateFunction(IntPtr context, UIntPtr size, UIntPtr alignment);

    /// <summary>Takes it back; see nslide_release_function.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public delegate void ReleaseFunction(IntPtr context, IntPtr memory);

    /// <summary>Hears of a call that is refused; see nslide_log_function.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public delegate void LogFunction(IntPtr context, Status status, ulong handle, IntPtr message);

    public static partial class Native
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        /// <summary>Where all is linked into one program.</summary>
        public const string Library = "__Internal";
#else
        /// <summary>libNestedSlideC.so, as the loader completes it.</summary>
        public const string Library = "NestedSlideC";
#endif

        private const CallingConvention Cdecl = CallingConvention.Cdecl;
    }

    /// <summary>Marks what native code calls, for compilers ahead of time (IL2CPP): they know it by its name.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type)
        {
            Type = type;
        }

        public Type Type { get; }
    }
}

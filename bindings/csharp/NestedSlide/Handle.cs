using System;
using System.Runtime.CompilerServices;
using System.Runtime.ConstrainedExecution;

namespace NestedSlide
{
    /// <summary>
    /// What the library gave a handle for: it ends with Dispose, or when nothing refers to it any more.
    /// </summary>
    /// <remarks>
    /// Handles have 64 bits everywhere, the IntPtr of a SafeHandle has 32 on some machines; so this is a critical
    /// finalizer of its own. A finalizer runs on another thread, and coordinators that are linked, or have lists, are
    /// used by one thread at a time: those refer to each other, so that none of them is finalized while another is in
    /// use.
    /// </remarks>
    public abstract class Handle : CriticalFinalizerObject, IDisposable
    {
        internal Handle()
        {
        }

        ~Handle()
        {
            if (Value != 0) Destroy(Value);
        }

        /// <summary>The handle as a number, for Native; 0 once it has ended.</summary>
        public ulong Value { get; internal set; }

        /// <summary>Ends it; twice is once.</summary>
        /// <exception cref="NestedSlideException">Another thread is inside: it goes on.</exception>
        public void Dispose()
        {
            if (Value == 0) return;
            Check(Destroy(Value));
            Value = 0;
            Ended();
            GC.SuppressFinalize(this);
        }

        internal abstract Status Destroy(ulong value);

        /// <summary>It was disposed of: what it refers to can go.</summary>
        internal abstract void Ended();

        /// <summary>Throws where a call was refused. It also keeps finalizers off while the call is under way.</summary>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Check(Status status)
        {
            GC.KeepAlive(this);
            if (status != Status.Ok) Fail(status);
        }

        private void Fail(Status status)
        {
            if (Value == 0) throw new ObjectDisposedException(GetType().Name);
            throw new NestedSlideException(status, NestedSlideException.Text(Native.nslide_error_message(Value)));
        }

        internal static int Number(bool flag) => flag ? 1 : 0;
    }
}

using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>An array that does not move, so that the library can write to it; made once and used again.</summary>
    internal sealed class Pinned<T> where T : struct
    {
        private GCHandle pin;

        public Pinned(int length)
        {
            Allocate(length);
        }

        ~Pinned()
        {
            Free();
        }

        public T[] Array { get; private set; }

        public IntPtr Address { get; private set; }

        public int Length => Array.Length;

        /// <summary>Makes room for so many, and some more: what was in it is gone.</summary>
        public void Grow(int length)
        {
            if (length <= Length) return;
            Free();
            Allocate(Math.Max(length, 2 * Length));
        }

        public void Free()
        {
            if (pin.IsAllocated) pin.Free();
        }

        private void Allocate(int length)
        {
            Array = new T[length];
            pin = GCHandle.Alloc(Array, GCHandleType.Pinned);
            Address = pin.AddrOfPinnedObject();
        }
    }
}

using System;

namespace NestedSlide
{
    /// <summary>
    /// Elements that the library wrote, good until the call that answered with them is made again. It can be indexed
    /// and walked with foreach, neither of which allocates.
    /// </summary>
    public readonly struct View<T> where T : struct
    {
        private readonly T[] array;

        internal View(T[] array, int count)
        {
            this.array = array;
            Count = count;
        }

        public int Count { get; }

        public ref readonly T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)Count) throw new ArgumentOutOfRangeException(nameof(index));
                return ref array[index];
            }
        }

        /// <summary>A copy, to keep.</summary>
        public T[] ToArray()
        {
            var copy = new T[Count];
            if (Count > 0) Array.Copy(array, copy, Count);
            return copy;
        }

        public Enumerator GetEnumerator() => new Enumerator(array, Count);

        public struct Enumerator
        {
            private readonly T[] array;
            private readonly int count;
            private int index;

            internal Enumerator(T[] array, int count)
            {
                this.array = array;
                this.count = count;
                index = -1;
            }

            public ref readonly T Current => ref array[index];

            public bool MoveNext() => ++index < count;
        }
    }
}

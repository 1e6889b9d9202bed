using System;
using System.IO;

namespace NestedSlide
{
    /// <summary>The whole state as a number or as bytes, and a record of all that was done.</summary>
    public sealed partial class Coordinator
    {
        /// <summary>A number made of everything that decides how it goes on, the same on every platform.</summary>
        public ulong StateHash()
        {
            Check(Native.nslide_state_hash(Value, out var hash));
            return hash;
        }

        /// <summary>Everything that decides how it goes on, as bytes; lists and links are not part of it.</summary>
        public byte[] Save()
        {
            var status = Native.nslide_save(Value, null, UIntPtr.Zero, out var size);
            if (status != Status.ErrorBufferTooSmall) Check(status);
            var bytes = new byte[size.ToUInt64()];
            Check(Native.nslide_save(Value, bytes, size, out _));
            return bytes;
        }

        /// <summary>One that goes on as the one saved would have.</summary>
        public static Coordinator Restore(byte[] bytes)
        {
            if (bytes == null) throw new ArgumentNullException(nameof(bytes));
            Library.Check();
            var status = Native.nslide_restore(bytes, new UIntPtr((uint)bytes.Length), out var handle);
            if (status != Status.Ok) throw NestedSlideException.OfCreation(status);
            return new Coordinator(handle);
        }

        /// <summary>
        /// A new one for a window of another size, at the places of the one saved: the same page, the header collapsed by
        /// the same fraction, each page where it lay or in proportion to its content's new height. All else is new.
        /// </summary>
        public static Coordinator CreateFrom(byte[] bytes, Config config, params double[] contentHeights)
        {
            if (bytes == null) throw new ArgumentNullException(nameof(bytes));
            if (contentHeights == null) throw new ArgumentNullException(nameof(contentHeights));
            Library.Check();
            var status = Native.nslide_create_from(
                ref config, contentHeights.Length, contentHeights, bytes, new UIntPtr((uint)bytes.Length), out var handle);
            if (status != Status.Ok) throw NestedSlideException.OfCreation(status);
            return new Coordinator(handle);
        }

        /// <summary>Begins a record: the state, then every call that changes something.</summary>
        public void RecordStart() => Check(Native.nslide_record_start(Value));

        /// <summary>Moves what waits of the record into a buffer and answers how many bytes; 0: none wait.</summary>
        public int RecordRead(byte[] buffer)
        {
            if (buffer == null) throw new ArgumentNullException(nameof(buffer));
            Check(Native.nslide_record_read(Value, buffer, new UIntPtr((uint)buffer.Length), out var size));
            return (int)size.ToUInt32();
        }

        /// <summary>Moves all that waits of the record behind what a stream has, and answers how many bytes.</summary>
        public long RecordRead(Stream stream)
        {
            var buffer = new byte[4096];
            long sum = 0;
            for (int count; (count = RecordRead(buffer)) > 0; sum += count) stream.Write(buffer, 0, count);
            return sum;
        }

        /// <summary>Ends the record; what was not read still can be.</summary>
        public void RecordStop() => Check(Native.nslide_record_stop(Value));
    }
}

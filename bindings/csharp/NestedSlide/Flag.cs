namespace NestedSlide
{
    /// <summary>A bool of four bytes, as the library's structs have it: bool itself is not blittable.</summary>
    public struct Flag
    {
        private readonly int value;

        private Flag(bool value)
        {
            this.value = value ? 1 : 0;
        }

        public static implicit operator bool(Flag flag) => flag.value != 0;

        public static implicit operator Flag(bool value) => new Flag(value);

        public override string ToString() => value != 0 ? "true" : "false";
    }
}

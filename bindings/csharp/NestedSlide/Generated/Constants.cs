// Written by generate.py from include/nestedslide.h.

namespace NestedSlide
{
    /// <summary>Versions, limits and marks.</summary>
    public static class Constants
    {
        /// <summary>The version this header belongs to: major * 1000000 + minor * 1000 + patch.</summary>
        public const int Version = 2000;
        /// <summary>The ABI number it belongs to, that of the soname.</summary>
        public const int AbiVersion = 0;
        /// <summary>Lengths, offsets and coordinates are at most this either way, points.</summary>
        public const double MaxLength = 1e12;
        /// <summary>Velocities are at most this either way, points per second.</summary>
        public const double MaxVelocity = 1e9;
        /// <summary>Times are at most this, seconds.</summary>
        public const double MaxTime = 1e12;
        /// <summary>How many pages a coordinator can have.</summary>
        public const int MaxPages = 10000000;
        /// <summary>How many pointers can be down at once.</summary>
        public const int MaxPointers = 8;
        /// <summary>How many pages can show at once, and so the least capacity of a buffer for visible pages.</summary>
        public const int MaxVisiblePages = 2;
        /// <summary>How many parts a header can have.</summary>
        public const int MaxHeaderParts = 64;
        /// <summary>How many regions a coordinator can have.</summary>
        public const int MaxRegions = 1024;
        /// <summary>How many snap areas a page can have.</summary>
        public const int MaxSnapAreas = 100000;
        /// <summary>How many sections a list can have.</summary>
        public const int MaxSections = 1000000;
        /// <summary>How many items a list can have.</summary>
        public const int MaxItems = 100000000;
        /// <summary>How many columns a section can have.</summary>
        public const int MaxColumns = 256;
        /// <summary>
        /// Leaves a value to the engine: a derived pin distance, a number of the physics preset, an offset as it is.
        /// </summary>
        public const double Auto = -1e300;
        /// <summary>
        /// In place of a page's index: the whole, the page that is current, none, as the function says.
        /// </summary>
        public const int NoPage = -1;
    }
}

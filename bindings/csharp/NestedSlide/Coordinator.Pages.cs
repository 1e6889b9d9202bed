using System;

namespace NestedSlide
{
    /// <summary>The pages: their heights, settings, places, and which there are.</summary>
    public sealed partial class Coordinator
    {
        /// <summary>Sets a page's content height.</summary>
        public void SetPageHeight(int index, double contentHeight)
        {
            Check(Native.nslide_set_page_height(Value, index, contentHeight));
        }

        /// <summary>The same where content above what is seen has changed too: the offset moves by shift.</summary>
        public void ShiftPage(int index, double contentHeight, double shift)
        {
            Check(Native.nslide_shift_page(Value, index, contentHeight, shift));
        }

        /// <summary>Reads a page's settings, to change some and set them again.</summary>
        public PageSettings GetPageSettings(int index)
        {
            var settings = new PageSettings { StructSize = Size<PageSettings>.Bytes };
            Check(Native.nslide_get_page_settings(Value, index, ref settings));
            return settings;
        }

        /// <summary>Changes a page's settings.</summary>
        public void SetPageSettings(int index, PageSettings settings)
        {
            Check(Native.nslide_set_page_settings(Value, index, ref settings));
        }

        /// <summary>Sets where a page's path comes to rest; none at all: anywhere.</summary>
        public void SetSnapAreas(
            int page, SnapArea[] areas, SnapStrictness strictness, double paddingStart = 0, double paddingEnd = 0)
        {
            if (areas == null) throw new ArgumentNullException(nameof(areas));
            Check(Native.nslide_set_snap_areas(
                Value, page, areas, areas.Length, (int)strictness, paddingStart, paddingEnd));
        }

        /// <summary>Gives flings a curve of their own, by samples; none at all: the settings' again.</summary>
        public void SetFlingSamples(
            FlingSample[] samples, double distance = 500, double distancePower = 1, double duration = 3,
            double durationPower = 0)
        {
            if (samples == null) throw new ArgumentNullException(nameof(samples));
            Check(Native.nslide_set_fling_samples(
                Value, samples, samples.Length, distance, distancePower, duration, durationPower));
        }

        /// <summary>Inserts a page before another, or at the end.</summary>
        public void InsertPage(int index, double contentHeight)
        {
            Check(Native.nslide_insert_page(Value, index, contentHeight));
        }

        /// <summary>Has the host make a page anew, or all of them.</summary>
        public void RemakePage(int page = Constants.NoPage) => Check(Native.nslide_remake_page(Value, page));

        /// <summary>Removes a page.</summary>
        public void RemovePage(int index) => Check(Native.nslide_remove_page(Value, index));

        /// <summary>Moves a page to another number.</summary>
        public void MovePage(int from, int to) => Check(Native.nslide_move_page(Value, from, to));

        /// <summary>Replaces all pages.</summary>
        public void Reload(double[] contentHeights, int to = Constants.NoPage, bool reset = true)
        {
            if (contentHeights == null) throw new ArgumentNullException(nameof(contentHeights));
            Check(Native.nslide_reload(Value, contentHeights.Length, contentHeights, to, Number(reset)));
        }

        /// <summary>The same by keys of the host's: a page whose key was there before stays as it is.</summary>
        public void ReloadKeyed(long[] keys, double[] contentHeights)
        {
            if (keys == null) throw new ArgumentNullException(nameof(keys));
            if (contentHeights != null && contentHeights.Length != keys.Length)
            {
                throw new ArgumentException("as many as keys, or null", nameof(contentHeights));
            }
            Check(Native.nslide_reload_keyed(Value, keys.Length, keys, contentHeights));
        }

        /// <summary>The index of the page with a key, -1 for none.</summary>
        public int FindPage(long key)
        {
            Check(Native.nslide_find_page(Value, key, out var index));
            return index;
        }
    }
}

using System;

namespace NestedSlide
{
    public partial struct Config
    {
        /// <summary>Every setting's default, to begin with.</summary>
        public static Config Default
        {
            get
            {
                Library.Check();
                var config = default(Config);
                Native.nslide_config_default(ref config, new UIntPtr(Size<Config>.Bytes));
                return config;
            }
        }

        /// <summary>What is wrong with these settings, field and range; null where nothing is.</summary>
        public string Problem()
        {
            Library.Check();
            var status = Native.nslide_config_check(ref this, out var message);
            return status == Status.Ok ? null : NestedSlideException.Text(message);
        }
    }

    public partial struct ListConfig
    {
        /// <summary>Every setting's default, to begin with.</summary>
        public static ListConfig Default
        {
            get
            {
                Library.Check();
                var config = default(ListConfig);
                Native.nslide_list_config_default(ref config, new UIntPtr(Size<ListConfig>.Bytes));
                return config;
            }
        }
    }

    public partial struct Section
    {
        /// <summary>Every setting's default, to begin with.</summary>
        public static Section Default
        {
            get
            {
                Library.Check();
                var section = default(Section);
                Native.nslide_section_default(ref section, new UIntPtr(Size<Section>.Bytes));
                return section;
            }
        }
    }

    public partial struct SlideRect
    {
        /// <summary>Of its right edge.</summary>
        public double Right => X + Width;

        /// <summary>Of its bottom edge.</summary>
        public double Bottom => Y + Height;

        public bool Contains(double x, double y) => x >= X && x < Right && y >= Y && y < Bottom;

        public override string ToString() => $"({X}, {Y}, {Width}, {Height})";
    }
}

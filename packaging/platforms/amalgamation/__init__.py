"""The engine as one C file, for any compiler: nestedslide.c."""

/* The C interface of Godot that the classes are written against: that of Godot 3, or with NESTEDSLIDE_GODOT_4 that of
 * Godot 4. Both give the same names: godot_variant and the other values, GODOT_TYPE_, and the functions in `godot`. */
#ifndef NESTEDSLIDE_GODOT_H
#define NESTEDSLIDE_GODOT_H

#ifdef NESTEDSLIDE_GODOT_4
#include "gdextension.h"
#else
#include "gdnative.h"
#endif

#endif

/* Structs for calls: made of the input, in memory that is as long as they say. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "world.h"

/* Settings to be read, changed in some of their fields; now and then null, or of a wrong size. from: what they are made
 * of, null for the defaults. */
nslide_config *some_config(world *w, const nslide_config *from);
nslide_page_settings *some_page_settings(world *w, const nslide_page_settings *from);
nslide_list_config *some_list_config(world *w, const nslide_list_config *from);
nslide_section *some_section(world *w, const nslide_section *from);

/* Room for a struct of `size` that carries its size; now and then null, or of a wrong size. */
void *some_room(world *w, size_t size);

/* Room for an output of `size`, now and then null. */
void *some_output(world *w, size_t size);

/* The same for a count that is written although a buffer is too small. */
int32_t *some_count(world *w);

/* The rest are of a valid count and never null where it is more than 0. */
nslide_header_part *some_parts(world *w, int32_t count);
nslide_region *some_regions(world *w, int32_t count);
nslide_snap_area *some_areas(world *w, int32_t count);

/* Fine ones mostly: others are refused, which is soon known. */
nslide_fling_sample *some_samples(world *w, int32_t count);
nslide_effect *some_effects(world *w, int32_t count);
int64_t *some_keys(world *w, int32_t count);

/* Heights, some of them as the section has them; null where `count` is not valid, now and then anyway. */
double *some_heights(world *w, int32_t count, int32_t limit);

#endif

/* Settings that fit together, every choice at once: one field after another bytes come to them too seldom. */
#ifndef STYLES_H
#define STYLES_H

#include "input.h"
#include "nestedslide.h"

/* Chooses all that is a choice; lengths are ordinary ones. lazy, which is fixed, stays. */
void style_config(input *in, nslide_config *config);

#endif

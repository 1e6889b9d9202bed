/* Two coordinators that should be in the same state and go on alike. */
#ifndef TWINS_H
#define TWINS_H

#include "driver.h"

/* Checks that all that can be read of both is the same, bit for bit, their hashes included. */
bool twins_are_equal(nslide_coordinator a, nslide_coordinator b);

/* Takes the corrections and the events that wait out of both, and checks that they are the same, bit for bit. */
bool twins_have_the_same_waiting(nslide_coordinator a, nslide_coordinator b);

/* Both make the same calls; false as soon as a call's answer, or a state after it, differs. */
bool twins_go_on(nslide_coordinator a, nslide_coordinator b, driver d, int calls);

#endif

/*
 * A session of random calls on what session.h leaves out, and a hash of all that came of it.
 *
 * Three coordinators: one that is linked into another, and one whose views the host scrolls itself. Two lists, of rows,
 * grids and waterfalls, one in each of the linked ones. They are touched, wheeled, edited, commanded, saved and made
 * anew from their bytes; settings change, rows and pages come and go, time goes back. Draws, time and hash are those of
 * session.h. After each step come its status, the events of each coordinator, its path, and what it hashes to.
 *
 * It is no record: what it calls is not all recorded, and no other language plays it. Each draw is a statement of its
 * own: C leaves open in which order the arguments of a call come about.
 */
#ifndef COMPANY_H
#define COMPANY_H

#include <stdint.h>

/* The hash after so many steps; 0 where the library refuses what it must take. */
uint64_t company_hash(int32_t steps);

#endif

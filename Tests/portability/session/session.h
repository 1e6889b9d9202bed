/*
 * A session of random calls on one coordinator, and a hash of all that came of it.
 *
 * It is played natively and as WebAssembly, and comes to the hash of Tests/golden/session-hash.txt. Its first 4000 steps are
 * recorded in Tests/golden/session.nslide, which C programs and the Python package play. Where the engine is to behave
 * differently `make session-hash` writes both anew.
 *
 * DRAWS. The state begins as 1. draw(n) makes it state * 6364136223846793005 + 1442695040888963407 modulo 2^64 and
 * gives (state >> 33) modulo n. between(a, b) is a + draw(b - a + 1), a whole number from a to b; animated is draw(2).
 * Every double is such a number, or one divided by a power of two: exact everywhere. Time is counted in ticks of
 * 1/1024 s and begins at 0.
 *
 * THE COORDINATOR. Pages of 3000, 500, 12000, 844 and 300 points. All settings are the default but viewport 390 x 844,
 * header_height 240, hover_height 48, pin_inset 44, page_spacing 10, refresh_height 60, load_more_distance 400 and
 * initial_page 1.
 *
 * A STEP is one call; its arguments are drawn in the order in which they stand here. In a session draw(8) says which:
 * up to 4 session_update, 5 advance, 6 session_end, 7 one from the table. In a touch likewise: up to 4 pointer move, 5
 * advance, 6 pointer up, each of the finger last sent down, 7 one from the table. Else it is one from the table, by
 * draw(100). A session_begin that is not refused begins a session, such a pointer down a touch; session_end,
 * session_cancel, pointer up and pointer cancel end either, refused or not.
 *
 *    0 to 57  advance             draw(16); if 0 by between(35, 2048) ticks, else by between(1, 34)
 *   58 to 63  session_begin       source between(0, 3), a place
 *         64  set_snap_areas      page between(0, 4), draw(4) areas, each start between(0, 3000), length
 *                                 between(0, 900), align draw(3), always_stop draw(2); strictness draw(2),
 *                                 padding_start between(0, 50), padding_end between(0, 50)
 *         65  reveal              page between(-1, 4), y between(-100, 4000), height between(0, 1000), align draw(4),
 *                                 animated
 *         66  session_update      an amount
 *         67  session_end         vx between(-3000, 3000), vy between(-6000, 6000)
 *         68  session_cancel
 *   69 to 74  pointer down        finger between(0, 2), which goes to a place, a time
 *         75  pointer move        finger between(0, 2), which goes on by between(-256, 256) / 16 in x and
 *                                 between(-1024, 1024) / 16 in y, a time
 *   76 to 77  pointer up          finger between(0, 2), a time
 *   78 to 79  pointer cancel      finger between(0, 2), a time
 *   80 to 83  wheel               unit draw(3), phase draw(5), shift draw(2), a place, an amount
 *         84  scroll_to           outer between(-100, 400), inner between(-100, 4000), animated
 *         85  key                 draw(9)
 *   86 to 87  scroll_to_page      between(-1, 8), animated
 *         88  scroll_to_top       animated
 *   89 to 90  set_page_height     between(0, 7), a height
 *         91  set_header_height   between(0, 400), animated
 *         92  set_hover_height    between(0, 80), animated
 *         93  insert_page         between(0, 4), a height
 *         94  remove_page         between(0, 7)
 *         95  move_page           from between(0, 7), to between(0, 7)
 *   96 to 97  set_config          settings
 *   98 to 99  draw(6): 0 begin_refresh, 1 end_refresh, 2 end_load, each of page between(-1, 1), -1 for none;
 *             3 tap_tab of between(0, 7), animated; 4 retarget, outer between(-50, 300), inner between(0, 2000);
 *             5 set_regions, draw(3) of them, each x between(0, 300), y between(0, 200), width between(0, 200), height
 *             between(0, 300), view between(-2, 4), axes between(1, 3)
 *
 *   a finger  its number is the pointer's id. It is where it was last sent, whether the call was refused or not, and
 *             begins at 0, 0; before one is sent down the last one is 0
 *   a place   x between(0, 390), y between(0, 844)
 *   an amount draw(4); along between(-4000, 4000) / 16, across between(-100, 100) / 16; dx and dy are along and across
 *             if that was 0, else across and along
 *   a height  between(0, 160000) / 8
 *   a time    the clock goes on by between(0, 16) ticks; draw(8): if 0 the pointer's time is between(1, 8) ticks before
 *             it, else what it shows
 *   settings  those of the beginning, with physics draw(4), header_motion draw(5), seam draw(3), overscroll_top
 *             draw(4), overscroll_bottom draw(3), page_memory draw(4), short_page draw(3), header_snap draw(3),
 *             page_index draw(2), right_to_left draw(2), header_stretch draw(2), endless draw(2), prefetch draw(4) of
 *             0, 1, 2 and 2147483647, header_min_height between(0, 64), header_return_height between(0, 160),
 *             spring_damping draw(4) of automatic, 0.5, 1 and 2, viewport_width 320 + 64 draw(4), fling_curve and
 *             velocity_estimator between(-1, 3) each, repeated_flings draw(3), wheel_glide draw(3), wheel_latch
 *             draw(2), chain_top, chain_bottom, chain_start and chain_end draw(3) each, page_always_stop draw(2),
 *             resampling draw(2)
 *
 * THE HASH begins as 14695981039346656037 and takes in words of 32 bits: hash = (hash xor word) * 1099511628211
 * modulo 2^64. After each step come the call's status; that of polling up to 16 events, how many there were, and type
 * and index of each; the status of nslide_state_hash, and the lower and the upper half of what it gave.
 */
#ifndef SESSION_H
#define SESSION_H

#include <stddef.h>
#include <stdint.h>

/* The hash after so many steps; 0 where the library refuses what it must take. */
uint64_t session_hash(int32_t steps);

/* Records that many steps and writes the bytes; how many there are, 0 where there is not enough room. */
size_t session_record(int32_t steps, void *bytes, size_t room);

#endif

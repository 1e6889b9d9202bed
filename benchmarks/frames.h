/* What a whole frame costs (snapshot, visible pages and events, read by nslide_frame) in everything but a fling. */
#ifndef FRAMES_H
#define FRAMES_H

/* W2+: a vertical move of a finger, then a frame. */
void run_full_move(long steps);

/* W2f: a vertical move of a finger and its frame in one call, which reads the snapshot. */
void run_frame_move(long steps);

/* W2m: the same, which reads what moves instead. */
void run_frame_motion(long steps);

/* W7: a page turns by a command; the next turn begins when it rests. */
void run_page_turn(long steps);

/* A horizontal move of a finger that drags the pager, then a frame. */
void run_swipe(long steps);

/* A wheel step of pixels, then a frame. */
void run_wheel(long steps);

/* Pulled beyond the top edge and let go: frames of the way back. */
void run_bounce(long steps);

/* An animated scroll_to over the seam; the next one begins when it rests. */
void run_animation(long steps);

/* Nothing moves. */
void run_idle(long steps);

#endif

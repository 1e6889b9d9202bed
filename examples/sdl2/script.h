/* Plays a file of SDL events with a clock of its own, so that a program can be tried without a hand. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "app.h"

/* Plays it to its end; false, and the line on stderr, where something in it is wrong. A line each; lengths are points,
 * times milliseconds:
 *
 *   finger DEVICE ACTION ID X Y TIME       ACTION down, move or up; DEVICE -1: SDL_MOUSE_TOUCHID
 *   mouse WHICH ACTION BUTTON X Y TIME     WHICH -1: SDL_TOUCH_MOUSEID; window coordinates are whole
 *   wheel WHICH DX DY FLIPPED X Y TIME     as SDL has it: DY above 0 is away from the user
 *   key NAME TIME                          SDL's name of a key
 *   window WIDTH HEIGHT                    the user changes the window's size
 *   frames TIME STEP COUNT                 COUNT turns of the loop, the first at TIME
 *   state                                  the state as a line of JSON on stdout
 *   shot FILE                              a picture of what is seen
 */
bool script_play(app *app, const char *path);

#endif

/*
 * A name that compilers for Windows ask for in every object with floating point. Microsoft's C runtime has it, MinGW's may
 * not. By itself in its object, it is only taken where nobody else has it.
 */
extern int _fltused;
int _fltused = 1;

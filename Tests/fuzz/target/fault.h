/* What ends a run: something that the header promises does not hold. */
#ifndef FAULT_H
#define FAULT_H

#include <stdnoreturn.h>

/* The call that is under way, for what is printed. */
void fault_call(const char *name);

/* Where the environment has FUZZ_TRACE: prints a line. */
void trace(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Prints what is wrong, and aborts. */
noreturn void fault(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif

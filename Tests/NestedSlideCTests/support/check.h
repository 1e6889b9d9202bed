/* A small test harness: checks are counted, also those of forked children, and summed up at the end of a program. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "nestedslide.h"

/* What is reported with the next failure, and with the signal of a child that dies. */
void check_case(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Counts one check; the message is printed where it does not hold. Answers ok. */
bool check_report(bool ok, const char *file, int line, const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Runs body(0) to body(count - 1) in a forked child. A case that dies or takes longer than `seconds` fails, and a new
 * child goes on with the next one. */
void check_forked(int count, unsigned seconds, void (*body)(int index));

/* The same with a child for every case. */
void check_forked_each(int count, unsigned seconds, void (*body)(int index));

/* Prints "name: N passed, N failed"; the exit status of the program. */
int check_summary(const char *name);

#define check(condition) check_report((condition), __FILE__, __LINE__, "%s", #condition)
#define check_that(condition, ...) check_report((condition), __FILE__, __LINE__, __VA_ARGS__)
#define check_near(value, wanted, tolerance)                                                                     \
  check_report(fabs((double)(value) - (double)(wanted)) <= (tolerance), __FILE__, __LINE__,                      \
               "%s is %.17g, not %.17g", #value, (double)(value), (double)(wanted))
#define check_int(value, wanted)                                                                                 \
  check_report((long long)(value) == (long long)(wanted), __FILE__, __LINE__, "%s is %lld, not %lld", #value,    \
               (long long)(value), (long long)(wanted))
#define check_status(call, wanted) check_status_of((call), (wanted), __FILE__, __LINE__, #call)
#define check_ok(call) check_status(call, NSLIDE_OK)

bool check_status_of(nslide_status got, nslide_status wanted, const char *file, int line, const char *call);

#endif

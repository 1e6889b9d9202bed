#include "fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const char *call_name = "the beginning";

void fault_call(const char *name) { call_name = name; }

void trace(const char *format, ...) {
  static int is_on = -1;
  if (is_on < 0) is_on = getenv("FUZZ_TRACE") != NULL;
  if (!is_on) return;
  va_list list;
  va_start(list, format);
  vfprintf(stderr, format, list);
  fputc('\n', stderr);
  va_end(list);
}

noreturn void fault(const char *format, ...) {
  va_list list;
  va_start(list, format);
  fprintf(stderr, "fuzz: %s: ", call_name);
  vfprintf(stderr, format, list);
  fputc('\n', stderr);
  va_end(list);
  abort();
}

#include "fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const char *call_name = "the beginning";

void fault_call(const char *name) { call_name = name; }

noreturn void fault(const char *format, ...) {
  va_list list;
  va_start(list, format);
  fprintf(stderr, "fuzz: %s: ", call_name);
  vfprintf(stderr, format, list);
  fputc('\n', stderr);
  va_end(list);
  abort();
}

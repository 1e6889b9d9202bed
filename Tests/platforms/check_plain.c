/* The harness of Tests/NestedSlideCTests/support/check.h where no process can be forked: all cases run in this one. */
#include "check.h"

#include <stdarg.h>

static long passed, failed;
static char where[256];

void check_case(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(where, sizeof where, format, list);
  va_end(list);
}

bool check_report(bool ok, const char *file, int line, const char *format, ...) {
  if (ok) {
    passed++;
    return true;
  }
  failed++;
  char message[512];
  va_list list;
  va_start(list, format);
  vsnprintf(message, sizeof message, format, list);
  va_end(list);
  printf("  FAILED %s:%d: %s | %s\n", file, line, message, where);
  return false;
}

bool check_status_of(nslide_status got, nslide_status wanted, const char *file, int line, const char *call) {
  return check_report(got == wanted, file, line, "%s is %s (%d), not %s", call, nslide_status_name(got), (int)got,
                      nslide_status_name(wanted));
}

void check_forked(int count, unsigned seconds, void (*body)(int index)) {
  (void)seconds;
  for (int i = 0; i < count; i++) body(i);
  where[0] = 0;
}

void check_forked_each(int count, unsigned seconds, void (*body)(int index)) { check_forked(count, seconds, body); }

int check_summary(const char *name) {
  printf("%s: %ld passed, %ld failed\n", name, passed, failed);
  return failed == 0 && passed > 0 ? 0 : 1;
}

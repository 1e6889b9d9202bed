#include "check.h"

#include <dlfcn.h>
#include <fenv.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SHOWN_FAILURES = 25 };

/* Shared with forked children, so that their checks count too. */
typedef struct counts {
  long passed;
  long failed;
  int index;
  char where[256];
} counts;

static counts *shared(void) {
  static counts *memory;
  if (memory == NULL) {
    memory = mmap(NULL, sizeof *memory, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) abort();
  }
  return memory;
}

void check_case(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(shared()->where, sizeof shared()->where, format, list);
  va_end(list);
}

bool check_report(bool ok, const char *file, int line, const char *format, ...) {
  counts *all = shared();
  if (ok) {
    __atomic_fetch_add(&all->passed, 1, __ATOMIC_RELAXED);
    return true;
  }
  if (__atomic_add_fetch(&all->failed, 1, __ATOMIC_RELAXED) > SHOWN_FAILURES) return false;
  char message[512];
  va_list list;
  va_start(list, format);
  vsnprintf(message, sizeof message, format, list);
  va_end(list);
  printf("  FAILED %s:%d: %s%s%s\n", file, line, message, all->where[0] ? " | " : "", all->where);
  fflush(stdout);
  return false;
}

bool check_status_of(nslide_status got, nslide_status wanted, const char *file, int line, const char *call) {
  return check_report(got == wanted, file, line, "%s is %s (%d), not %s", call, nslide_status_name(got), (int)got,
                      nslide_status_name(wanted));
}

/* Adds to the case where in the library it happened, for the parent to report, and ends the child by the signal. */
static void note_exception(int number, siginfo_t *info, void *context) {
  (void)context;
  char *where = shared()->where;
  const char *kind = info->si_code == FPE_FLTDIV   ? "a division by zero"
                     : info->si_code == FPE_FLTOVF ? "an overflow"
                                                   : "an invalid operation";
  Dl_info at = {0};
  dladdr(info->si_addr, &at);
  size_t length = strlen(where);
  snprintf(where + length, sizeof shared()->where - length, ": %s at %s+%#tx", kind, at.dli_fname,
           (char *)info->si_addr - (char *)at.dli_fbase);
  /* Back there it happens again, and ends the child. */
  signal(number, SIG_DFL);
}

/* A host may let floating-point exceptions trap: then no call may divide by zero, overflow or make a NaN, not even on
 * its way to a fine result. A processor that cannot trap answers -1, and the tests go on without. */
static void trap_exceptions(void) {
  struct sigaction action = {.sa_sigaction = note_exception, .sa_flags = SA_SIGINFO};
  sigaction(SIGFPE, &action, NULL);
#ifdef __GLIBC__
  feenableexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW);
#endif
}

static void run_child(int count, unsigned seconds, void (*body)(int index)) {
  counts *all = shared();
  trap_exceptions();
  for (; all->index < count; all->index++) {
    alarm(seconds);
    body(all->index);
  }
  fflush(stdout);
  _exit(0);
}

/* From the case that is next up to `count`; false where one has ended its child. */
static bool fork_child(int count, unsigned seconds, void (*body)(int index)) {
  counts *all = shared();
  fflush(stdout);
  pid_t child = fork();
  if (child < 0) abort();
  if (child == 0) run_child(count, seconds, body);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && all->index >= count) return true;
  int sign = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return check_report(false, __FILE__, __LINE__, "case %d ended with %s (signal %d, status %d)", all->index,
                      sign != 0 ? strsignal(sign) : "an exit", sign, status);
}

void check_forked(int count, unsigned seconds, void (*body)(int index)) {
  counts *all = shared();
  for (all->index = 0; all->index < count; all->index++) {
    if (fork_child(count, seconds, body)) break;
  }
  all->where[0] = 0;
}

void check_forked_each(int count, unsigned seconds, void (*body)(int index)) {
  counts *all = shared();
  for (int i = 0; i < count; i++) {
    all->index = i;
    fork_child(i + 1, seconds, body);
  }
  all->where[0] = 0;
}

int check_summary(const char *name) {
  counts *all = shared();
  if (all->failed > SHOWN_FAILURES) printf("  and %ld more failures\n", all->failed - SHOWN_FAILURES);
  printf("%s: %ld passed, %ld failed\n", name, all->passed, all->failed);
  return all->failed == 0 && all->passed > 0 ? 0 : 1;
}

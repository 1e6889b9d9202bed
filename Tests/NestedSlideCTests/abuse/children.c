#include "children.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../support/check.h"

#if defined(__SANITIZE_ADDRESS__)
enum { PROCESSES_ARE_DEAR = 1 };
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
enum { PROCESSES_ARE_DEAR = 1 };
#else
enum { PROCESSES_ARE_DEAR = 0 };
#endif
#else
enum { PROCESSES_ARE_DEAR = 0 };
#endif

typedef struct shared_state {
  int next;
  int answer;
} shared_state;

static long children;

static shared_state *shared(void) {
  static shared_state *memory;
  if (memory == NULL) {
    memory = mmap(NULL, sizeof *memory, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) abort();
  }
  return memory;
}

bool children_go_on(void) { return PROCESSES_ARE_DEAR; }
long children_count(void) { return children; }
void children_answer(int value) { shared()->answer = value; }
int children_answered(void) { return shared()->answer; }

static void run_child(int count, unsigned seconds, bool (*body)(int index), void (*end)(void)) {
  bool more = true;
  while (more && shared()->next < count) {
    alarm(seconds);
    more = body(shared()->next++) && children_go_on();
  }
  end();
  fflush(stdout);
  _exit(0);
}

void children_run(int first, int count, unsigned seconds, bool (*body)(int index), void (*end)(void)) {
  shared()->next = first;
  while (shared()->next < count) {
    fflush(stdout);
    children++;
    pid_t child = fork();
    if (child < 0) abort();
    if (child == 0) run_child(count, seconds, body, end);
    int status = 0;
    waitpid(child, &status, 0);
    int sign = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    check_that(status == 0, "ended with %s (signal %d, status %d)", sign != 0 ? strsignal(sign) : "an exit", sign,
               status);
  }
}

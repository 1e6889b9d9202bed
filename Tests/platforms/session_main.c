/* Prints the hash of the session in Tests/portability/session. */
#include <inttypes.h>
#include <stdio.h>

#include "session.h"

int main(void) {
  printf("%016" PRIx64 "\n", session_hash(10000));
  return 0;
}

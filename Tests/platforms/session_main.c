/* Prints the hashes of the sessions in Tests/portability/session, as Tests/golden/session-hash.txt has them. */
#include <inttypes.h>
#include <stdio.h>

#include "company.h"
#include "session.h"

int main(void) {
  printf("session %016" PRIx64 "\n", session_hash(10000));
  printf("company %016" PRIx64 "\n", company_hash(10000));
  return 0;
}

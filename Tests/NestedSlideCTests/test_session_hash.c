/*
 * Two long sessions of random calls, Tests/portability/session, come to the hashes of Tests/golden/session-hash.txt: a
 * change of what the engine does shows here within a second. Where it is wanted `make session-hash` writes them anew.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "../portability/session/company.h"
#include "../portability/session/session.h"
#include "support/check.h"

static const char path[] = "Tests/golden/session-hash.txt";

enum { STEPS = 10000 };

static uint64_t expected(const char *name) {
  FILE *file = fopen(path, "r");
  if (!check_that(file != NULL, "%s cannot be read: the tests run in the root of the tree", path)) return 0;
  char line[200];
  uint64_t hash = 0;
  const size_t length = strlen(name);
  while (fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, name, length) == 0 && line[length] == ' ') sscanf(line + length, "%" SCNx64, &hash);
  }
  fclose(file);
  return hash;
}

static void check_hash(const char *name, uint64_t hash) {
  const uint64_t wanted = expected(name);
  check_that(hash == wanted, "%s has the hash %016" PRIx64 ", not %016" PRIx64, name, hash, wanted);
}

int main(void) {
  check_hash("session", session_hash(STEPS));
  check_hash("company", company_hash(STEPS));
  return check_summary("hashes of sessions");
}

/* Where the fields of all structs lie: as tools/api has read them, as the compiler lays them out, as the library has them. */
#include "support/check.h"

#include "struct_layout.h"

int main(void) {
  for (int i = 0; i < (int)(sizeof sizes / sizeof sizes[0]); i++) {
    size_t size = nslide_struct_size(sizes[i].kind);
    check_that(size == sizes[i].size, "%s has %zu bytes, not %zu", sizes[i].name, size, sizes[i].size);
  }
  return check_summary("struct_layout");
}

/* Prints notes of the guestbook of examples/sdl2, those that the arguments name, and its months. */
#include <notes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
  for (int n = 1; n < count; n++) {
    note found = notes_note(atoi(arguments[n]) - 1);
    printf("%s\t%s\t", arguments[n], found.author);
    for (int line = 0; line < found.line_count; line++) printf("%s%s", line > 0 ? "/" : "", found.lines[line]);
    printf("\t%s\t%d\n", strstr(found.when, "·  ") + strlen("·  "), found.disc);
  }
  for (int n = 0; n < notes_month_count(); n++) {
    month found = notes_month(n);
    printf("%s\t%d\t%d\n", found.title, found.first + 1, found.count);
  }
  return 0;
}

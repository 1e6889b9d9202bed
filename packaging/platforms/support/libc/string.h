/* See stdlib.h beside this file. */
#include <stddef.h>

void *memcpy(void *target, const void *source, size_t size);
int strcmp(const char *first, const char *second);
size_t strlen(const char *text);

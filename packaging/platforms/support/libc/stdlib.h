/* Of the C library what the addon for Godot calls, declared as every system has it: no system's headers are needed. */
#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);

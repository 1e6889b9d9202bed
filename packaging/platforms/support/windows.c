/*
 * What the engine asks of the system, on Windows: memory and the name of a thread. kernel32 has both.
 *
 * The heap aligns to 16 bytes. Before each block lies the address that the heap gave, so that a block with a greater
 * alignment can be given back too.
 *
 *      from the heap        handed out, aligned
 *      |   ...   | address |
 */
#include <stddef.h>
#include <stdint.h>

/* As <windows.h> declares them; the header is not there when this is compiled elsewhere. */
#if defined(_WIN32)
__declspec(dllimport) void *__stdcall GetProcessHeap(void);
__declspec(dllimport) void *__stdcall HeapAlloc(void *heap, unsigned long flags, size_t size);
__declspec(dllimport) int __stdcall HeapFree(void *heap, unsigned long flags, void *memory);
__declspec(dllimport) unsigned long __stdcall GetCurrentThreadId(void);
#else
void *GetProcessHeap(void);
void *HeapAlloc(void *heap, unsigned long flags, size_t size);
int HeapFree(void *heap, unsigned long flags, void *memory);
unsigned long GetCurrentThreadId(void);
#endif

enum { INVALID = 22, OUT_OF_MEMORY = 12 }; /* EINVAL, ENOMEM */

#ifndef NAME
#define NAME(name) nestedslide_##name
#endif

int NAME(posix_memalign)(void **memory, size_t alignment, size_t size);
void NAME(free)(void *memory);
uintptr_t NAME(pthread_self)(void);

int NAME(posix_memalign)(void **memory, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return INVALID;
  if (alignment < 16) alignment = 16;
  if (alignment > PTRDIFF_MAX / 2 || size > PTRDIFF_MAX / 2) return OUT_OF_MEMORY;
  unsigned char *const given = HeapAlloc(GetProcessHeap(), 0, size + alignment);
  if (given == NULL) return OUT_OF_MEMORY;
  /* The heap's own alignment leaves room for an address below. */
  unsigned char *const aligned = given + alignment - (uintptr_t)given % alignment;
  ((void **)(void *)aligned)[-1] = given;
  *memory = aligned;
  return 0;
}

void NAME(free)(void *memory) {
  if (memory != NULL) HeapFree(GetProcessHeap(), 0, ((void **)memory)[-1]);
}

uintptr_t NAME(pthread_self)(void) { return GetCurrentThreadId(); }

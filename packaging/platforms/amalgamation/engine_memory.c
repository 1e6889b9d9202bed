/* ------------------------------------------------------------------------------------------------- the translated engine

 What the translation of the WebAssembly module expects of its surroundings: one memory that grows, one table of
 functions, and a way out of a trap. */

#if defined(_MSC_VER)
#include <intrin.h>
#endif

#if defined(__GNUC__)
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#else
#define LIKELY(x) (x)
#define UNLIKELY(x) (x)
#endif
#define wasm_rt_memcpy memcpy
#define WABT_BIG_ENDIAN 0
#define WASM_RT_MEMCHECK_SIGNAL_HANDLER 0
#define WASM_RT_USE_STACK_DEPTH_COUNT 0

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The engine's memory is little-endian; so must be the machine."
#endif

typedef enum { WASM_RT_I32, WASM_RT_I64, WASM_RT_F32, WASM_RT_F64 } wasm_rt_type_t;
typedef void (*wasm_rt_function_ptr_t)(void);

typedef struct {
  uint32_t func_type;
  wasm_rt_function_ptr_t func;
  void *module_instance;
} wasm_rt_funcref_t;

typedef struct {
  wasm_rt_funcref_t *data;
  uint32_t size;
} wasm_rt_funcref_table_t;

/* There are none. */
typedef struct {
  void **data;
  uint32_t size;
} wasm_rt_externref_table_t;
typedef void *wasm_rt_externref_t;
#define wasm_rt_externref_null_value NULL

typedef struct {
  uint8_t *data;
  uint32_t pages, max_pages;
  uint64_t size, capacity; /* bytes: in use, and to be had without another block */
} wasm_rt_memory_t;

enum { ENGINE_PAGE = 65536, TYPE_PARTS = 128, MOST_TYPES = 256, MOST_FUNCTIONS = 4096 };

/* How a call ends early. */
enum { FAILED_BY_TRAP = 1, FAILED_FOR_MEMORY = 2 };

static struct {
  nslide_allocate_function allocate;
  nslide_release_function release;
  void *context;
  jmp_buf *way_out; /* of the call that is inside */
} host;

static void leave_early(int why) {
  if (host.way_out == NULL) abort();
  longjmp(*host.way_out, why);
}

enum {
  WASM_RT_TRAP_OOB,
  WASM_RT_TRAP_INT_OVERFLOW,
  WASM_RT_TRAP_DIV_BY_ZERO,
  WASM_RT_TRAP_INVALID_CONVERSION,
  WASM_RT_TRAP_UNREACHABLE,
  WASM_RT_TRAP_CALL_INDIRECT,
  WASM_RT_TRAP_EXHAUSTION
};

static void wasm_rt_trap(int code) {
  (void)code;
  leave_early(FAILED_BY_TRAP);
}

static int wasm_rt_is_initialized(void) { return 1; }

/* ---- Memory */

static void *take_block(size_t size) {
  return host.allocate != NULL ? host.allocate(host.context, size, 16) : malloc(size);
}

static void give_block_back(void *block) {
  if (block == NULL) return;
  if (host.release != NULL) host.release(host.context, block);
  else free(block);
}

/* Makes room for so many bytes more than there are. It takes twice as much as there was, so that to grow by pages costs no
 * more than to have it at once. The allocator hook may call the library, which may grow the memory meanwhile: sizes are
 * read again after it. */
static int make_room(wasm_rt_memory_t *memory, uint64_t more) {
  while (memory->size + more > memory->capacity) {
    const uint64_t least = memory->size + more;
    uint64_t wanted = memory->capacity * 2 > least ? memory->capacity * 2 : least;
    if (wanted > SIZE_MAX / 2) return 0;
    uint8_t *data = take_block((size_t)wanted);
    if (data == NULL && wanted > least) data = take_block((size_t)(wanted = least));
    if (data == NULL) return 0;
    uint8_t *unused = data;
    if (wanted > memory->capacity && wanted >= memory->size + more) {
      if (memory->size > 0) memcpy(data, memory->data, (size_t)memory->size);
      unused = memory->data;
      memory->data = data;
      memory->capacity = wanted;
    }
    give_block_back(unused);
  }
  return 1;
}

static uint32_t wasm_rt_grow_memory(wasm_rt_memory_t *memory, uint32_t more) {
  const uint64_t size = (uint64_t)more * ENGINE_PAGE;
  if (more > memory->max_pages || !make_room(memory, size)) return UINT32_MAX;
  const uint32_t before = memory->pages;
  if (more > memory->max_pages - before) return UINT32_MAX;
  memset(memory->data + memory->size, 0, (size_t)size);
  memory->pages = before + more;
  memory->size += size;
  return before;
}

static void wasm_rt_allocate_memory(wasm_rt_memory_t *memory, uint32_t pages, uint32_t max_pages) {
  memset(memory, 0, sizeof *memory);
  memory->max_pages = max_pages;
  if (wasm_rt_grow_memory(memory, pages) == UINT32_MAX) leave_early(FAILED_FOR_MEMORY);
}

static void wasm_rt_free_memory(wasm_rt_memory_t *memory) {
  give_block_back(memory->data);
  memset(memory, 0, sizeof *memory);
}

/* ---- Functions that are called through the table. Behind the engine's there is room for one of the host's: the log. */

static wasm_rt_funcref_t table_of_functions[MOST_FUNCTIONS];

static void wasm_rt_allocate_funcref_table(wasm_rt_funcref_table_t *table, uint32_t size, uint32_t most) {
  (void)most;
  if (size + 1 > MOST_FUNCTIONS) leave_early(FAILED_BY_TRAP);
  memset(table_of_functions, 0, sizeof table_of_functions);
  table->data = table_of_functions;
  table->size = size + 1;
}

static void wasm_rt_free_funcref_table(wasm_rt_funcref_table_t *table) { table->size = 0; }

/* The number of a type of functions, from 1: the same one for the same parameters and results. */
static uint32_t wasm_rt_register_func_type(uint32_t parameters, uint32_t results, ...) {
  static struct {
    uint32_t parameters, results;
    uint8_t parts[TYPE_PARTS];
  } known[MOST_TYPES];
  static uint32_t count;
  uint8_t parts[TYPE_PARTS] = {0};
  va_list types;
  va_start(types, results);
  for (uint32_t i = 0; i < parameters + results && i < TYPE_PARTS; i++) parts[i] = (uint8_t)va_arg(types, int);
  va_end(types);
  for (uint32_t i = 0; i < count; i++) {
    const int same = known[i].parameters == parameters && known[i].results == results;
    if (same && memcmp(known[i].parts, parts, sizeof parts) == 0) return i + 1;
  }
  if (count == MOST_TYPES || parameters + results > TYPE_PARTS) leave_early(FAILED_BY_TRAP);
  known[count].parameters = parameters;
  known[count].results = results;
  memcpy(known[count].parts, parts, sizeof parts);
  return ++count;
}

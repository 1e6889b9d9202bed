/* ---------------------------------------------------------------------------------------------------- calls of the engine

 Each function of the header lends the engine what its pointers point to, calls, and takes back what was written. The
 engine has one memory: calls on different threads wait for each other. */

/* A program with one thread, or a machine without threads, defines NSLIDE_SINGLE_THREADED. Another lock is had by defining
 * NSLIDE_LOCK() and NSLIDE_UNLOCK(); one thread may take it again while it holds it. */
#if !defined(NSLIDE_LOCK)
#if defined(NSLIDE_SINGLE_THREADED)
#define NSLIDE_LOCK() ((void)0)
#define NSLIDE_UNLOCK() ((void)0)
#else
#define NSLIDE_LOCK() lock_engine()
#define NSLIDE_UNLOCK() unlock_engine()

#if defined(_WIN32)
__declspec(dllimport) void __stdcall Sleep(unsigned long milliseconds);
#define GIVE_WAY() Sleep(0)
#else
#include <sched.h>
#define GIVE_WAY() sched_yield()
#endif

#if defined(_MSC_VER) && !defined(__clang__)
#define OF_THREAD __declspec(thread)
#define TAKE(flag) _InterlockedExchange(flag, 1)
#define GIVE(flag) _InterlockedExchange(flag, 0)
#else
#define OF_THREAD __thread
#define TAKE(flag) __atomic_exchange_n(flag, 1, __ATOMIC_ACQUIRE)
#define GIVE(flag) __atomic_store_n(flag, 0, __ATOMIC_RELEASE)
#endif

static volatile long engine_is_taken;
static OF_THREAD int calls_of_thread;

static void lock_engine(void) {
  if (calls_of_thread++ > 0) return;
  while (TAKE(&engine_is_taken)) GIVE_WAY();
}

static void unlock_engine(void) {
  if (--calls_of_thread == 0) GIVE(&engine_is_taken);
}
#endif
#endif

enum { MOST_LOANS = 64, SCRATCH = 16384, FRAME_LOAN = 4096, LARGEST_LOAN = 1 << 30, LARGEST_STRUCT = 65536 };

static struct {
  Z_nestedslide_instance_t instance;
  bool is_made, is_being_made, is_broken, has_made_objects, has_allocator;
  uint32_t scratch, scratch_used; /* in the engine's memory, for what is small */
  uint32_t frame; /* there too: what the last frame was lent, a frame_loan */
  int loans;
  uint32_t loan[MOST_LOANS]; /* what does not fit into the scratch, of all calls that are inside */
  nslide_log_function log;
  void *log_context;
  const char *message; /* of a call that was refused here, without the engine */
} engine;

/* What there was when a call began: nothing of it changes until the call ends, early or not. */
typedef struct call {
  jmp_buf *way_out_before;
  uint32_t scratch_before;
  int loans_before;
} call;

static uint8_t *at(uint32_t address) { return engine.instance.w2c_memory.data + address; }

static void make_engine(void) {
  if (engine.is_made) return;
  /* The allocator hook of the call that makes it called again. */
  if (engine.is_being_made) leave_early(FAILED_FOR_MEMORY);
  engine.is_being_made = true;
  Z_nestedslide_init_module();
  Z_nestedslide_instantiate(&engine.instance);
  engine.scratch = Z_nestedslideZ_malloc(&engine.instance, SCRATCH);
  engine.frame = Z_nestedslideZ_malloc(&engine.instance, FRAME_LOAN);
  if (engine.scratch == 0 || engine.frame == 0) leave_early(FAILED_FOR_MEMORY);
  engine.is_made = true;
  engine.is_being_made = false;
}

static void free_engine(void) {
  if (!engine.is_made) return;
  Z_nestedslide_free(&engine.instance);
  engine.is_made = false;
}

static inline void begin_call(call *c, jmp_buf *way_out) {
  NSLIDE_LOCK();
  c->way_out_before = host.way_out;
  c->scratch_before = engine.scratch_used;
  c->loans_before = engine.loans;
  host.way_out = way_out;
  engine.message = NULL;
}

static inline void end_call(const call *c) {
  while (engine.loans > c->loans_before) Z_nestedslideZ_free(&engine.instance, engine.loan[--engine.loans]);
  host.way_out = c->way_out_before;
  engine.scratch_used = c->scratch_before;
  NSLIDE_UNLOCK();
}

/* The call ended early. A trap is a fault of the engine: what it was about to change is half changed, and nothing can be
 * trusted any more. */
static nslide_status fail_call(const call *c, int why) {
  if (why == FAILED_BY_TRAP) {
    engine.is_broken = true;
    engine.loans = c->loans_before;
  }
  if (engine.is_being_made && c->way_out_before == NULL) {
    Z_nestedslide_free(&engine.instance);
    engine.is_being_made = false;
  }
  end_call(c);
  return why == FAILED_BY_TRAP ? NSLIDE_ERROR_UNSUPPORTED : NSLIDE_ERROR_OUT_OF_MEMORY;
}

/* Begins a call. `failed` is returned if it ends early; `why` and `status` are there to say it. */
#define BEGIN_CALL(failed)                               \
  call c;                                                \
  jmp_buf way_out;                                       \
  begin_call(&c, &way_out);                              \
  const int why = setjmp(way_out);                       \
  if (why != 0 || engine.is_broken) {                    \
    const nslide_status status = fail_call(&c, why != 0 ? why : FAILED_BY_TRAP); \
    (void)status;                                        \
    return failed;                                       \
  }                                                      \
  make_engine();

/* Room in the engine's memory until the call ends. What cannot be had, however large, is no memory. */
static uint32_t room_for(uint64_t size) {
  if (size > LARGEST_LOAN) leave_early(FAILED_FOR_MEMORY);
  const uint32_t wanted = ((uint32_t)size + 15) & ~15u;
  if (wanted <= SCRATCH - engine.scratch_used) {
    const uint32_t address = engine.scratch + engine.scratch_used;
    engine.scratch_used += wanted;
    return address;
  }
  const uint32_t address = engine.loans < MOST_LOANS ? Z_nestedslideZ_malloc(&engine.instance, wanted) : 0;
  if (address == 0) leave_early(FAILED_FOR_MEMORY);
  engine.loan[engine.loans++] = address;
  return address;
}

/* The same with a copy of what the host points to; 0 for null. */
static uint32_t lend(const void *from, uint64_t size) {
  if (from == NULL) return 0;
  const uint32_t address = room_for(size);
  if (size > 0) memcpy(at(address), from, (size_t)size);
  return address;
}

/* Room for what the engine writes. */
static uint32_t lend_room(const void *to, uint64_t size) { return to == NULL ? 0 : room_for(size); }

static void take_back(void *to, uint32_t address, uint64_t size) {
  if (to != NULL && size > 0) memcpy(to, at(address), (size_t)size);
}

/* Whether a call has written what it answers. One that fails writes nothing, but says how much room it needs. */
static bool is_written(nslide_status status) {
  return status == NSLIDE_OK || status == NSLIDE_ERROR_BUFFER_TOO_SMALL;
}

/* How many of an array are read, if the host says `count`: none if the engine refuses the number without a look. */
static uint64_t elements(int64_t count, int64_t most) { return count > 0 && count <= most ? (uint64_t)count : 0; }

/* How much of a struct is read that says its own size. */
static uint64_t size_of_struct(const void *of) {
  uint32_t size = 0;
  if (of != NULL) memcpy(&size, of, sizeof size);
  return size < sizeof size || size > LARGEST_STRUCT ? sizeof size : size;
}

static uint32_t engine_size(size_t size) { return size > UINT32_MAX ? UINT32_MAX : (uint32_t)size; }

static uint32_t engine_size_at(uint32_t address) {
  uint32_t size;
  memcpy(&size, at(address), sizeof size);
  return size;
}

static int32_t whole_at(uint32_t address) {
  int32_t number;
  memcpy(&number, at(address), sizeof number);
  return number;
}

/* A string of the engine's. They all lie in its constants, of which the host has a copy that stays. */
static const char *text_at(uint32_t address) {
  const bool is_known = address >= CONSTANTS_BEGIN && address < CONSTANTS_BEGIN + sizeof CONSTANTS;
  return is_known ? (const char *)&CONSTANTS[address - CONSTANTS_BEGIN] : "";
}

/* ---------------------------------------------------------------------------------------------------------------- hooks */

/* In the engine's table of functions. */
static void tell_log(Z_nestedslide_instance_t *instance, u32 context, u32 status, u64 handle, u32 message) {
  (void)instance, (void)context;
  if (engine.log != NULL) engine.log(engine.log_context, (nslide_status)status, handle, text_at(message));
}

NSLIDE_API nslide_status nslide_set_log(nslide_log_function log, void *context) {
  BEGIN_CALL(status)
  wasm_rt_funcref_table_t *table = &engine.instance.w2c_T0;
  wasm_rt_funcref_t *own = &table->data[table->size - 1];
  own->func = (wasm_rt_function_ptr_t)&tell_log;
  own->func_type = wasm_rt_register_func_type(4, 0, WASM_RT_I32, WASM_RT_I32, WASM_RT_I64, WASM_RT_I32);
  own->module_instance = &engine.instance;
  const uint32_t number = log != NULL ? table->size - 1 : 0;
  const nslide_status answer = (nslide_status)Z_nestedslideZ_nslide_set_log(&engine.instance, number, 0);
  if (answer == NSLIDE_OK) {
    engine.log = log;
    engine.log_context = context;
  }
  end_call(&c);
  return answer;
}

NSLIDE_API nslide_status nslide_set_allocator(nslide_allocate_function allocate, nslide_release_function release,
                                              void *context) {
  NSLIDE_LOCK();
  nslide_status answer = NSLIDE_OK;
  if (allocate == NULL || release == NULL) {
    engine.message = allocate == NULL ? "allocate: must not be null" : "release: must not be null";
    answer = NSLIDE_ERROR_INVALID_ARGUMENT;
  } else if (engine.has_made_objects || engine.has_allocator || host.way_out != NULL) {
    engine.message = "allocate: must be set once, before the first coordinator or list, and not in a hook";
    answer = NSLIDE_ERROR_INVALID_STATE;
  } else {
    free_engine();
    host.allocate = allocate;
    host.release = release;
    host.context = context;
    engine.has_allocator = true;
  }
  NSLIDE_UNLOCK();
  return answer;
}

NSLIDE_API const char *nslide_error_message(nslide_coordinator coordinator) {
  const char *own = coordinator == 0 ? engine.message : NULL;
  BEGIN_CALL("")
  const uint32_t message = Z_nestedslideZ_nslide_error_message(&engine.instance, coordinator);
  end_call(&c);
  engine.message = own;
  return own != NULL ? own : text_at(message);
}

NSLIDE_API const char *nslide_status_name(nslide_status status_given) {
  BEGIN_CALL("")
  const uint32_t name = Z_nestedslideZ_nslide_status_name(&engine.instance, (u32)status_given);
  end_call(&c);
  return text_at(name);
}

NSLIDE_API nslide_status nslide_config_check(const nslide_config *config, const char **message) {
  BEGIN_CALL(status)
  const uint32_t lent = lend(config, size_of_struct(config));
  const uint32_t text = lend_room(message, 4);
  const nslide_status answer = (nslide_status)Z_nestedslideZ_nslide_config_check(&engine.instance, lent, text);
  if (message != NULL) *message = text_at(engine_size_at(text));
  end_call(&c);
  return answer;
}

/* ---------------------------------------------------------------------------------------------------------------- frame */

/* nslide_frame_buffers as the engine has it, whose addresses have 32 bits. */
typedef struct frame_in_engine {
  uint32_t struct_size;
  int32_t page_capacity, page_count, event_capacity, event_count, reserved;
  uint32_t snapshot, pages, events, samples;
  int32_t sample_count, reserved_2;
  uint32_t motion, padding;
  uint64_t kept_of;
  uint32_t kept;
  int32_t reserved_3;
} frame_in_engine;

typedef char frame_in_engine_has_its_size[sizeof(frame_in_engine) == 72 ? 1 : -1];

/* The struct of 0.1 ends before the samples. */
enum { OLDEST_FRAME = offsetof(nslide_frame_buffers, samples) };

/* What the host gives, as long as this version's struct: zeros where its own has nothing. False if the engine is to refuse
 * its size: too short, or longer with something in its tail. */
static bool read_frame(const nslide_frame_buffers *given, nslide_frame_buffers *buffers) {
  memset(buffers, 0, sizeof *buffers);
  const size_t size = given != NULL ? size_of_struct(given) : 0;
  if (size < OLDEST_FRAME) return false;
  for (size_t i = sizeof *buffers; i < size; i++)
    if (((const uint8_t *)given)[i] != 0) return false;
  const size_t known = size < sizeof *buffers ? size - size % sizeof(double) : sizeof *buffers;
  memcpy(buffers, given, known);
  return true;
}

static void write_frame(const frame_in_engine *inside, nslide_frame_buffers *given) {
  given->page_count = inside->page_count;
  given->event_count = inside->event_count;
  if (given->struct_size < sizeof *given) return;
  given->kept_of = inside->kept_of;
  given->kept = inside->kept;
}

/* More pages never show, and more events than that wait for the next frame. */
enum { MOST_PAGES = NSLIDE_MAX_VISIBLE_PAGES, MOST_EVENTS = 4096 };

/* Any frame: all that the host points to is lent, and taken back. */
static nslide_status frame_anywhere(nslide_coordinator coordinator, double time, nslide_frame_buffers *given) {
  frame_in_engine inside = {0};
  nslide_frame_buffers buffers;
  const bool fits = read_frame(given, &buffers);
  const uint64_t snapshot_size = size_of_struct(buffers.snapshot), motion_size = size_of_struct(buffers.motion);
  const int32_t pages = buffers.page_capacity < MOST_PAGES ? buffers.page_capacity : MOST_PAGES;
  const uint64_t page_size = elements(pages, MOST_PAGES) * sizeof(nslide_page);
  if (fits) {
    const int32_t events = buffers.event_capacity < MOST_EVENTS ? buffers.event_capacity : MOST_EVENTS;
    const uint64_t samples = elements(buffers.sample_count, INT32_MAX);
    inside.struct_size = sizeof inside;
    inside.page_capacity = pages;
    inside.page_count = buffers.page_count;
    inside.event_capacity = events;
    inside.reserved = buffers.reserved;
    inside.snapshot = lend(buffers.snapshot, snapshot_size);
    inside.pages = lend(buffers.pages, page_size);
    inside.events = lend_room(buffers.events, elements(events, MOST_EVENTS) * sizeof(nslide_event));
    inside.samples = lend(buffers.samples, samples * sizeof(nslide_pointer_sample));
    inside.sample_count = buffers.sample_count;
    inside.reserved_2 = buffers.reserved_2;
    inside.motion = lend(buffers.motion, motion_size);
    inside.kept_of = buffers.kept_of;
    inside.kept = buffers.kept;
    inside.reserved_3 = buffers.reserved_3;
  }
  const uint32_t lent = given == NULL ? 0 : lend(&inside, sizeof inside);
  const nslide_status answer = (nslide_status)Z_nestedslideZ_nslide_frame(&engine.instance, coordinator, time, lent);
  if (answer == NSLIDE_OK) {
    memcpy(&inside, at(lent), sizeof inside);
    write_frame(&inside, given);
    take_back(buffers.snapshot, inside.snapshot, snapshot_size);
    take_back(buffers.motion, inside.motion, motion_size);
    take_back(buffers.pages, inside.pages, page_size);
    const uint64_t events = buffers.events != NULL ? (uint64_t)inside.event_count : 0;
    take_back(buffers.events, inside.events, events * sizeof(nslide_event));
  }
  return answer;
}

/* A frame as most hosts ask for it. What the host keeps from frame to frame stays in the engine's memory too, so it need
 * not be lent anew. */
typedef struct frame_loan {
  frame_in_engine buffers;
  nslide_snapshot snapshot;
  nslide_page pages[MOST_PAGES];
} frame_loan;

typedef char frame_loan_has_room[sizeof(frame_loan) <= FRAME_LOAN ? 1 : -1];

/* Whose it is: what the last frame answered, and where the host keeps it. */
static struct {
  uint64_t kept_of;
  uint32_t kept;
  const void *snapshot, *pages;
} last_frame;

static frame_loan *loan_of_frame(void) { return (frame_loan *)(void *)at(engine.frame); }

static bool is_usual(const nslide_frame_buffers *given) {
  return given != NULL && given->struct_size == sizeof *given && given->samples == NULL && given->sample_count == 0 &&
         given->motion == NULL && given->snapshot != NULL && given->snapshot->struct_size == sizeof(nslide_snapshot) &&
         given->page_capacity >= 0 && given->event_capacity >= 0 && given->event_capacity <= MOST_EVENTS;
}

static size_t pages_of(int32_t count, int32_t capacity) {
  return (size_t)(count < 0 ? 0 : count < capacity ? count : capacity) * sizeof(nslide_page);
}

static nslide_status frame_of_loan(nslide_coordinator coordinator, double time, nslide_frame_buffers *given) {
  const bool is_kept = given->kept_of == last_frame.kept_of && given->kept == last_frame.kept &&
                       given->snapshot == last_frame.snapshot && given->pages == last_frame.pages;
  frame_loan *loan = loan_of_frame();
  frame_in_engine *inside = &loan->buffers;
  const int32_t capacity = given->page_capacity < MOST_PAGES ? given->page_capacity : MOST_PAGES;
  if (!is_kept) {
    memcpy(&loan->snapshot, given->snapshot, sizeof loan->snapshot);
    if (given->pages != NULL) memcpy(loan->pages, given->pages, pages_of(given->page_count, capacity));
  }
  inside->struct_size = sizeof *inside;
  inside->page_capacity = capacity;
  inside->page_count = given->page_count;
  inside->event_capacity = given->event_capacity;
  inside->reserved = given->reserved;
  inside->snapshot = engine.frame + offsetof(frame_loan, snapshot);
  inside->pages = given->pages != NULL ? engine.frame + offsetof(frame_loan, pages) : 0;
  inside->events = lend_room(given->events, (uint64_t)given->event_capacity * sizeof(nslide_event));
  inside->samples = inside->motion = 0;
  inside->sample_count = 0;
  inside->reserved_2 = given->reserved_2;
  inside->kept_of = given->kept_of;
  inside->kept = given->kept;
  inside->reserved_3 = given->reserved_3;
  const nslide_status answer =
    (nslide_status)Z_nestedslideZ_nslide_frame(&engine.instance, coordinator, time, engine.frame);
  if (answer != NSLIDE_OK) {
    last_frame.kept_of = 0;
    return answer;
  }
  /* The engine's memory may lie elsewhere now. */
  loan = loan_of_frame();
  inside = &loan->buffers;
  memcpy(given->snapshot, &loan->snapshot, sizeof loan->snapshot);
  if (given->pages != NULL) memcpy(given->pages, loan->pages, pages_of(inside->page_count, capacity));
  if (inside->event_count > 0 && given->events != NULL) {
    memcpy(given->events, at(inside->events), (size_t)inside->event_count * sizeof *given->events);
  }
  write_frame(inside, given);
  last_frame.kept_of = given->kept_of;
  last_frame.kept = given->kept;
  last_frame.snapshot = given->snapshot;
  last_frame.pages = given->pages;
  return answer;
}

NSLIDE_API nslide_status nslide_frame(nslide_coordinator coordinator, double time, nslide_frame_buffers *given) {
  BEGIN_CALL(status)
  /* A frame in a hook of another one has no loan of its own. */
  const bool is_usual_frame = is_usual(given) && c.way_out_before == NULL;
  const nslide_status answer =
    is_usual_frame ? frame_of_loan(coordinator, time, given) : frame_anywhere(coordinator, time, given);
  end_call(&c);
  return answer;
}

NSLIDE_API size_t nslide_struct_size(int32_t kind) {
  /* The one struct with pointers. */
  if (kind == NSLIDE_STRUCT_FRAME) return sizeof(nslide_frame_buffers);
  BEGIN_CALL(0)
  const size_t size = Z_nestedslideZ_nslide_struct_size(&engine.instance, (u32)kind);
  end_call(&c);
  return size;
}

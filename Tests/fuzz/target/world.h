/* Some coordinators and lists at once, and what of them one call is about. */
#ifndef WORLD_H
#define WORLD_H

#include "input.h"
#include "memory.h"
#include "nestedslide.h"

enum { COORDINATORS = 4, LISTS = 4, OBJECTS = COORDINATORS + LISTS, GONE = 16, SLOTS = 256 };

typedef enum kind { COORDINATOR, LIST } kind;

typedef struct object {
  uint64_t handle; /* 0: there is none */
  kind kind;
  bool is_forged;     /* made of bytes that no library wrote: what it holds need not fit together */
  bool is_linked;     /* inside another one, as far as is known */
  bool is_observed;   /* views of the host's were told of: they may rest wherever they are */
  bool has_refreshed; /* it may be held open, by a height that is another one by now */
  bool has_digest;    /* ... since anything was changed last */
  uint64_t digest;
  bool is_shown[SLOTS]; /* a list's: the slots that have a view */
} object;

typedef struct world {
  input in;
  object objects[OBJECTS]; /* coordinators, then lists */
  uint64_t gone[GONE];     /* handles of what was destroyed, coordinators first, then lists */
  int gone_count[2];
  int32_t room;        /* how many pages, items and the like may still be made */
  uint64_t handle;     /* that the call is made on; 0 for a call without one */
  object *subject;     /* what it stands for, null for nothing that lives */
  bool has_subject;    /* the call takes a handle */
  bool takes_others;   /* ... and a second one, which may be a wrong one too */
  object *forced;      /* where not null every call is made on this */
} world;

void world_begin(world *w, const uint8_t *bytes, size_t size);

/* Destroys what is left. */
void world_end(world *w);

/* Keeps what was made; where there is no place left, in place of another. */
object *world_keep(world *w, kind kind, uint64_t handle);

/* It was destroyed. */
void world_forget(world *w, object *object);

/* What a handle stands for, null where that does not live. */
object *world_find(world *w, kind kind, uint64_t handle);

/* The handle to make a call on: mostly one that lives. It is the call's subject from now on. */
nslide_coordinator use_coordinator(world *w);
nslide_list use_list(world *w);

/* A second coordinator for a call. */
nslide_coordinator use_other(world *w);

/* Up to 8, now and then up to 200, seldom thousands; of what must be refused any number. limit: greatest valid one. */
int32_t take_count(world *w, int32_t limit);

/* How much memory a count stands for: none where it is to be refused. */
size_t room_for(int32_t count, int32_t limit, size_t size);

/* Time for the subject: mostly a little later. */
double take_time(world *w);

/* All digests are to be taken anew. */
void world_changed(world *w);

/* A number made of everything that can be asked. */
uint64_t object_digest(object *object);

#endif

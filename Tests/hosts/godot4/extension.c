/* Drives the extension for Godot 4 through its entry, as Godot would: the classes it tells of, every method with values
 * of every kind, and what the methods answer beside what the library says. Godot itself is played by engine.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "values.h"

extension_bool nestedslide_extension_init(extension_find find, void *library, extension_start *start);

static int failures;
#define CHECK(is) ((is) ? (void)0 : (void)(failures++, printf("%s:%d: %s\n", __FILE__, __LINE__, #is)))
/* In the Array that frame answers, as slide_frame.gd says. */
enum { FRAME_TIME = 12, FRAME_OUTER = 13, FRAME_INNER = 14 };

static const char *hidden;
static extension_function find_but_one(const char *name) {
  return hidden != NULL && strcmp(name, hidden) == 0 ? NULL : engine_find(name);
}

static void give_back(godot_variant *variants, int count) {
  for (int n = 0; n < count; n++) godot.variant_destroy(&variants[n]);
}

/* Calls a method and gives back its arguments; alternately as code with types and without does. */
static godot_variant ask(played_object *object, const char *method, int count, godot_variant *given) {
  static bool by_pointer;
  godot_variant answer = engine_call(object, method, count, given, by_pointer = !by_pointer);
  give_back(given, count);
  return answer;
}
#define ASK(object, method, ...)                                                         \
  ask(object, method, (int)(sizeof((godot_variant[]){__VA_ARGS__}) / sizeof(godot_variant)), \
      (godot_variant[]){__VA_ARGS__})
#define ASK_BARE(object, method) ask(object, method, 0, (godot_variant[1]){{{0}}})

static int64_t status_of(godot_variant answer) {
  const int64_t status = godot.variant_as_int(&answer);
  godot.variant_destroy(&answer);
  return status;
}

static godot_variant settings(void) {
  static const char *const names[] = {"header_height", "hover_height"};
  return of_dictionary(2, names, (godot_variant[]){of_real(220), of_int(48)});
}

static played_object *make_slide(void) {
  played_object *slide = engine_new("NestedSlide");
  CHECK(status_of(ASK(slide, "create", settings(), of_reals(2, (double[]){3000, 900}))) == NSLIDE_OK);
  return slide;
}

static nslide_coordinator handle_of(played_object *slide) { return (uint64_t)status_of(ASK_BARE(slide, "handle")); }

static played_object *make_list(played_object *slide) {
  static const char *const names[] = {"item_height"};
  played_object *list = engine_new("NestedSlideList");
  CHECK(status_of(ASK(list, "create", of_dictionary(0, NULL, NULL))) == NSLIDE_OK);
  godot_variant section = of_dictionary(1, names, (godot_variant[]){of_real(40)});
  CHECK(status_of(ASK(list, "insert_section", of_int(0), section, of_int(20), (godot_variant){{0}})) == NSLIDE_OK);
  CHECK(status_of(ASK(list, "attach", of_int((int64_t)handle_of(slide)), of_int(0))) == NSLIDE_OK);
  return list;
}

static void frames(void) {
  played_object *slide = make_slide();
  CHECK(status_of(ASK(slide, "scroll_to", of_real(220), of_int(100), of_bool(false))) == NSLIDE_OK);
  godot_variant frame = ASK(slide, "frame", of_real(1)), again = ASK(slide, "frame", of_real(2));
  nslide_snapshot now = {.struct_size = sizeof now};
  CHECK(nslide_get_snapshot(handle_of(slide), &now) == NSLIDE_OK);
  CHECK(now.outer == 220 && now.inner == 100);
  CHECK(real_at(&frame, FRAME_OUTER) == now.outer && real_at(&frame, FRAME_INNER) == now.inner);
  /* The same Array every time: the first has what the second call wrote. */
  CHECK(real_at(&frame, FRAME_TIME) == 2 && real_at(&again, FRAME_TIME) == 2);
  godot.variant_destroy(&frame);
  godot.variant_destroy(&again);
  godot_variant refused = ASK(slide, "frame", of_real(1));
  CHECK(godot.variant_get_type(&refused) == GODOT_TYPE_NIL);
  CHECK(strstr(last_error, "time: must not be before") != NULL);
  engine_free(slide);
}

static void saves(void) {
  played_object *slide = make_slide(), *other = engine_new("NestedSlide");
  ASK(slide, "scroll_to_page", of_int(1), of_int(1));
  godot_variant bytes = ASK_BARE(slide, "save");
  CHECK(godot.variant_get_type(&bytes) == GODOT_TYPE_BYTES && size_of_array(&bytes) > 100);
  CHECK(status_of(ASK(other, "restore", bytes)) == NSLIDE_OK);
  uint64_t first = 0, second = 0;
  CHECK(nslide_state_hash(handle_of(slide), &first) == NSLIDE_OK);
  CHECK(nslide_state_hash(handle_of(other), &second) == NSLIDE_OK);
  CHECK(first == second);
  godot_variant hash = ASK_BARE(other, "state_hash");
  CHECK(godot.variant_get_type(&hash) == GODOT_TYPE_STRING && size_of_array(&hash) == 16);
  godot.variant_destroy(&hash);
  engine_free(slide);
  engine_free(other);
}

static void heights(void) {
  /* Numbers of any kind, in any array. */
  played_object *slide = engine_new("NestedSlide");
  godot_variant given = of_array(3, (godot_variant[]){of_int(100), of_real(200.5), of_int(300)});
  CHECK(status_of(ASK(slide, "create", (godot_variant){{0}}, given)) == NSLIDE_OK);
  nslide_page page;
  CHECK(nslide_get_page(handle_of(slide), 1, &page) == NSLIDE_OK && page.content_height == 200.5);
  CHECK(nslide_get_page(handle_of(slide), 2, &page) == NSLIDE_OK && page.content_height == 300);
  engine_free(slide);
}

static void lists(void) {
  played_object *slide = make_slide(), *list = make_list(slide);
  godot_variant seen = ASK(list, "visible", of_real(0), of_real(0));
  CHECK(godot.variant_get_type(&seen) == GODOT_TYPE_ARRAY && size_of_array(&seen) > 20);
  godot.variant_destroy(&seen);
  CHECK(status_of(ASK(list, "insert_items", of_int(0), of_int(20), of_int(2), of_reals(2, (double[]){50, 60}))) == 0);
  nslide_page page;
  CHECK(nslide_get_page(handle_of(slide), 0, &page) == NSLIDE_OK && page.content_height == 20 * 40 + 50 + 60);
  printed_errors = 0;
  CHECK(status_of(ASK(list, "set_heights", of_int(0), of_int(0), of_int(3), of_reals(1, (double[]){50}))) != 0);
  CHECK(printed_errors == 1);
  engine_free(list);
  engine_free(slide);
}

static void refusals(void) {
  static const char *const wrong[] = {"header_heigth"};
  played_object *slide = make_slide();
  printed_errors = 0;
  CHECK(status_of(ASK(slide, "configure", of_dictionary(1, wrong, (godot_variant[]){of_int(1)}))) ==
        NSLIDE_ERROR_INVALID_ARGUMENT);
  CHECK(printed_errors == 1 && strstr(last_error, "header_heigth") != NULL);
  CHECK(status_of(ASK(slide, "key", of_real(1e300))) == NSLIDE_ERROR_OUT_OF_RANGE);
  CHECK(status_of(ASK(slide, "key", of_int(1), of_int(2))) == 0 && printed_errors == 3);
  CHECK(status_of(ASK(slide, "set_page_height", of_int(9), of_real(100))) == NSLIDE_ERROR_OUT_OF_RANGE);
  CHECK(printed_errors == 4 && strstr(last_error, "index: there is no such page") != NULL);
  engine_free(slide);
}

static godot_variant some(int kind) {
  switch (kind) {
    case 0: return (godot_variant){{0}};
    case 1: return of_dictionary(0, NULL, NULL);
    case 2: return of_array(1, (godot_variant[]){settings()});
    case 3: return of_real(0.5);
    case 4: return of_reals(2, (double[]){10, 20});
    default: return of_int(1);
  }
}

/* Each method with values of each kind: nothing but a status or an error may come of it. */
static int every_method(const class_entry *entry) {
  int count = 0;
  for (int table = 0; table < 2 && entry->methods[table] != NULL; table++) {
    for (const method_entry *one = entry->methods[table]; one->name != NULL; one++, count++) {
      for (int kind = 0; kind < 6; kind++) {
        played_object *slide = make_slide(), *list = make_list(slide);
        godot_variant given[8];
        const int many = (int)strlen(one->arguments);
        for (int n = 0; n < many; n++) given[n] = one->arguments[n] == '-' ? some(kind) : of_int(kind % 2);
        godot_variant answer = ask(entry == &slide_class ? slide : list, one->name, many, given);
        godot.variant_destroy(&answer);
        engine_free(list);
        engine_free(slide);
      }
    }
  }
  return count;
}

int main(void) {
  extension_start start = {0};
  hidden = "variant_call";
  CHECK(nestedslide_extension_init(find_but_one, NULL, &start) == 0);
  hidden = NULL;
  CHECK(nestedslide_extension_init(find_but_one, NULL, &start) == 1);
  for (int32_t level = 0; level <= start.level; level++) start.initialize(start.data, level);
  CHECK(played_class_count == 2);
  frames();
  saves();
  heights();
  lists();
  refusals();
  const int methods = every_method(&slide_class) + every_method(&list_class);
  CHECK(methods == played_classes[0].count + played_classes[1].count);
  start.deinitialize(start.data, start.level);
  CHECK(played_class_count == 0);
  CHECK(engine_live() == 0);
  printf("%d methods, %d failures\n", methods, failures);
  return failures > 0;
}

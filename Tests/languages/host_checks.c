/* nestedslide_host.h: pointers by a toolkit's names, taps, rests, and what is refused. */
#include "nestedslide_host.h"

#include <math.h>
#include <stdio.h>

static int failures;
#define CHECK(is) \
  ((is) ? (void)0 : (void)(failures++, fprintf(stderr, "line %d: %s\n", __LINE__, #is)))

static nslide_host begin(void) {
  nslide_config config;
  nslide_coordinator slide = 0;
  nslide_host host;
  nslide_config_default(&config, sizeof config);
  config.header_height = 240, config.hover_height = 48;
  nslide_create(&config, 2, (double[]){3000, 1500}, &slide);
  CHECK(nslide_host_begin(&host, slide) == NSLIDE_OK);
  nslide_get_config(slide, &config);
  CHECK(config.resampling == NSLIDE_RESAMPLING_ON);
  return host;
}

static double rest(nslide_host *host, double now) {
  for (int n = 0; n < 2000 && nslide_host_needs_frame(host); n++) nslide_host_frame(host, now += 1 / 60.0);
  CHECK(!nslide_host_needs_frame(host));
  return now;
}

/* Frames that come when the host's sleep is over show something new: less than half of those of a display. */
static void sleeps(void) {
  nslide_host host = begin();
  double now = 0, wait = 0;
  int frames = 0;
  nslide_host_frame(&host, now);
  CHECK(nslide_host_wait(&host, 0.5, now) < 0);
  CHECK(nslide_session_begin(host.slide, NSLIDE_SOURCE_TOUCH, 195, 600) == NSLIDE_OK);
  CHECK(nslide_session_update(host.slide, 0, 20, NULL, NULL) == NSLIDE_OK);
  CHECK(nslide_session_end(host.slide, 0, 2000) == NSLIDE_OK);
  nslide_host_changed(&host);
  CHECK(nslide_host_wait(&host, 0.5, now) == 0);
  for (nslide_host_frame(&host, now += 0.004); (wait = nslide_host_wait(&host, 0.5, now)) >= 0; frames++) {
    double before = host.snapshot.path;
    nslide_host_frame(&host, now += wait > 0.004 ? wait : 0.004);
    CHECK(host.snapshot.path != before);
  }
  CHECK(frames > 20 && frames < 0.5 * now / 0.004 && !nslide_host_needs_frame(&host));
  CHECK(nslide_destroy(host.slide) == NSLIDE_OK);
}

static void drag(void) {
  nslide_host host = begin();
  double now = 0;
  CHECK(nslide_host_needs_frame(&host));
  CHECK(nslide_host_down(&host, NSLIDE_SOURCE_TOUCH, 5, 77, 195, 700, now));
  for (double y = 690; y > 289; y -= 10) {
    CHECK(nslide_host_move(&host, 5, 77, 195, y, now += 0.008));
    CHECK(!nslide_host_move(&host, 6, 77, 195, y, now));
    nslide_host_frame(&host, now);
  }
  CHECK(nslide_host_is_touched(&host) && !nslide_host_wheel(&host, NSLIDE_WHEEL_NOTCH, false, 195, 600, 0, 1, now));
  CHECK(nslide_host_up(&host, 5, 77, 195, 290, now += 0.3) && !nslide_host_up(&host, 5, 77, 195, 290, now));
  now = rest(&host, now);
  CHECK(host.snapshot.outer == 240 && fabs(host.snapshot.inner - 160) < 1e-9 && host.page_count == 1);
  /* After a rest of a minute a notch begins now. */
  now += 60;
  CHECK(nslide_host_wheel(&host, NSLIDE_WHEEL_NOTCH, false, 195, 600, 0, 1, now) && nslide_host_needs_frame(&host));
  nslide_host_frame(&host, now + 0.016);
  CHECK(host.snapshot.inner > 160 && host.snapshot.inner < 220);
  now = rest(&host, now + 0.016);
  CHECK(nslide_host_key(&host, NSLIDE_KEY_HOME, now) && nslide_host_frame(&host, now - 5) == NSLIDE_OK);
  rest(&host, now);
  CHECK(host.snapshot.path == 0 && nslide_destroy(host.slide) == NSLIDE_OK);
}

static bool own(void *context, double x, double y) {
  *(double *)context = x + y;
  return true;
}

static void taps(void) {
  nslide_host host = begin();
  double tapped = 0, now = 0.1;
  nslide_host_frame(&host, now);
  nslide_host_down(&host, NSLIDE_SOURCE_MOUSE, 0, 0, 300, 264, now);
  nslide_host_up(&host, 0, 0, 300, 264, now += 0.05);
  now = rest(&host, now);
  CHECK(host.snapshot.page_index == 1);
  /* After a rest of a minute a tap turns the page from now on, and so does a command. */
  nslide_host_down(&host, NSLIDE_SOURCE_MOUSE, 0, 0, 100, 264, now += 60);
  nslide_host_up(&host, 0, 0, 100, 264, now);
  nslide_host_frame(&host, now += 0.016);
  CHECK(host.snapshot.page_position > 0.8 && host.snapshot.page_position < 1);
  now = rest(&host, now) + 60;
  nslide_host_catch_up(&host, now);
  CHECK(nslide_host_needs_frame(&host) && nslide_scroll_to_page(host.slide, 1, 1) == NSLIDE_OK);
  nslide_host_frame(&host, now += 0.016);
  CHECK(host.snapshot.page_position > 0 && host.snapshot.page_position < 0.2);
  now = rest(&host, now);
  host.on_tap = own, host.context = &tapped;
  nslide_host_down(&host, NSLIDE_SOURCE_MOUSE, 0, 0, 100, 264, now += 1);
  nslide_host_up(&host, 0, 0, 100, 264, now += 0.05);
  rest(&host, now);
  CHECK(tapped == 364 && host.snapshot.page_index == 1 && nslide_destroy(host.slide) == NSLIDE_OK);
}

static void fingers(void) {
  nslide_host host = begin();
  for (int n = 0; n < NSLIDE_MAX_POINTERS; n++) CHECK(nslide_host_down(&host, NSLIDE_SOURCE_TOUCH, 1, n, 100 + n, 600, 0));
  CHECK(!nslide_host_down(&host, NSLIDE_SOURCE_TOUCH, 1, 99, 100, 600, 0));
  CHECK(!nslide_host_down(&host, NSLIDE_SOURCE_TOUCH, 1, 3, 100, 600, 0));
  CHECK(nslide_host_cancel(&host, 0.1) && !nslide_host_is_touched(&host) && !nslide_host_cancel(&host, 0.1));
  CHECK(nslide_host_down(&host, NSLIDE_SOURCE_TOUCH, 1, 3, 100, 600, 0.2));
  nslide_destroy(host.slide);
  CHECK(!nslide_host_move(&host, 1, 3, 1, 1, 0.3) && nslide_host_frame(&host, 1) == NSLIDE_ERROR_STALE_HANDLE);
  CHECK(nslide_host_begin(&host, 0) == NSLIDE_ERROR_INVALID_HANDLE);
}

int main(void) {
  drag();
  sleeps();
  taps();
  fingers();
  if (failures == 0) puts("all as it should be");
  return failures != 0;
}

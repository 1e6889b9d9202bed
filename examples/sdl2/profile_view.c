#include "profile_view.h"

#include "about_view.h"
#include "guestbook_view.h"
#include "header_view.h"
#include "photos_view.h"
#include "scroll_indicator.h"
#include "tabs_view.h"

/* Pages are side by side: what lies between two of them, and beyond the first and the last, is the backdrop. */
static void draw_pages(const canvas *canvas, scene *scene) {
  nslide_rect pager = scene->host.snapshot.pager;
  double height = SDL_max(pager.height, canvas->height - pager.y);
  SDL_Rect before = canvas_clip(canvas, pager.x, pager.y, pager.width, height);
  for (int32_t n = 0; n < scene->host.page_count; n++) {
    const nslide_page *page = &scene->host.pages[n];
    double top = page->frame.y - page->offset;
    SDL_Rect outside = canvas_clip(canvas, page->frame.x, pager.y, page->frame.width, height);
    if (page->index != ABOUT) canvas_fill(canvas, page->frame.x, pager.y, page->frame.width, height, SURFACE, 1);
    if (page->index == GUESTBOOK) guestbook_view_draw(canvas, scene, page->frame.x, top);
    if (page->index == PHOTOS) photos_view_draw(canvas, scene, page->frame.x, top);
    if (page->index == ABOUT) about_view_draw(canvas, page->frame.x, top, page->frame.width);
    canvas_unclip(canvas, outside);
  }
  canvas_unclip(canvas, before);
}

void profile_view_draw(const canvas *canvas, scene *scene, double time) {
  SDL_RenderSetClipRect(canvas->renderer, NULL);
  canvas_fill(canvas, 0, 0, canvas->width, canvas->height, BACKDROP, 1);
  draw_pages(canvas, scene);
  header_view_draw(canvas, scene);
  tabs_view_draw(canvas, scene);
  scroll_indicator_draw(canvas, scene, time);
}

#include "canvas.h"

#include <math.h>

#define RADII 12 /* that are kept; the look has fewer */
#define PAIRS ((int)SDL_arraysize(DISCS))

static struct {
  int radius;
  SDL_Texture *texture;
} discs[RADII];
static int next_disc;

static struct {
  int side;
  SDL_Texture *texture;
} pairs[PAIRS];

int canvas_px(const canvas *canvas, double length) { return (int)lround(length * canvas->scale); }

SDL_Rect canvas_rect(const canvas *canvas, double x, double y, double width, double height) {
  int left = canvas_px(canvas, x), top = canvas_px(canvas, y);
  return (SDL_Rect){left, top, canvas_px(canvas, x + width) - left, canvas_px(canvas, y + height) - top};
}

SDL_Rect canvas_clip(const canvas *canvas, double x, double y, double width, double height) {
  SDL_Rect before, wanted = canvas_rect(canvas, x, y, SDL_max(width, 0), SDL_max(height, 0));
  SDL_RenderGetClipRect(canvas->renderer, &before);
  if (!SDL_RenderIsClipEnabled(canvas->renderer)) {
    before = canvas_rect(canvas, 0, 0, canvas->width, canvas->height);
  }
  /* Where nothing is left of it: a pixel outside, because an empty one would mean everything to some renderers. */
  SDL_Rect both;
  if (!SDL_IntersectRect(&before, &wanted, &both)) both = (SDL_Rect){-1, -1, 1, 1};
  SDL_RenderSetClipRect(canvas->renderer, &both);
  return before;
}

void canvas_unclip(const canvas *canvas, SDL_Rect before) { SDL_RenderSetClipRect(canvas->renderer, &before); }

static void fill_pixels(const canvas *canvas, SDL_Rect rect, color color, double alpha) {
  if (rect.w <= 0 || rect.h <= 0 || alpha <= 0) return;
  SDL_SetRenderDrawBlendMode(canvas->renderer, alpha < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
  SDL_SetRenderDrawColor(canvas->renderer, color.r, color.g, color.b, (Uint8)lround(SDL_min(alpha, 1) * 255));
  SDL_RenderFillRect(canvas->renderer, &rect);
}

void canvas_fill(const canvas *canvas, double x, double y, double width, double height, color color, double alpha) {
  fill_pixels(canvas, canvas_rect(canvas, x, y, width, height), color, alpha);
}

void canvas_hairline(const canvas *canvas, double x, double y, double width, color color) {
  SDL_Rect rect = canvas_rect(canvas, x, y, width, 0);
  fill_pixels(canvas, (SDL_Rect){rect.x, rect.y - 1, rect.w, 1}, color, 1);
}

/* How much of a pixel whose middle is so far from the disc's middle lies in it. */
static double coverage(double dx, double dy, double radius) { return part_of(radius - hypot(dx, dy) + 0.5, 0, 1); }

/* A square texture; what is drawn into it comes from paint, in pixels from its middle, as 0xAARRGGBB. */
static SDL_Texture *painted(const canvas *canvas, int side, Uint32 (*paint)(double dx, double dy, double radius, int n),
                            int n) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, side, side, 32, SDL_PIXELFORMAT_ARGB8888);
  if (surface == NULL) return NULL;
  double middle = side / 2.0;
  for (int y = 0; y < side; y++) {
    Uint32 *row = (Uint32 *)((Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch);
    for (int x = 0; x < side; x++) row[x] = paint(x + 0.5 - middle, y + 0.5 - middle, middle, n);
  }
  SDL_Texture *texture = SDL_CreateTextureFromSurface(canvas->renderer, surface);
  SDL_FreeSurface(surface);
  return texture;
}

static Uint32 pack(double alpha, color color) {
  return (Uint32)lround(alpha * 255) << 24 | (Uint32)color.r << 16 | (Uint32)color.g << 8 | color.b;
}

static Uint32 paint_white(double dx, double dy, double radius, int n) {
  (void)n;
  return pack(coverage(dx, dy, radius), SURFACE);
}

static Uint32 paint_pair(double dx, double dy, double radius, int n) {
  return pack(coverage(dx, dy, radius), mix_color(DISCS[n][0], DISCS[n][1], 0.5 + dy / (2 * radius)));
}

static SDL_Texture *disc(const canvas *canvas, int radius) {
  for (int n = 0; n < RADII; n++) {
    if (discs[n].texture != NULL && discs[n].radius == radius) return discs[n].texture;
  }
  int place = next_disc++ % RADII;
  if (discs[place].texture != NULL) SDL_DestroyTexture(discs[place].texture);
  discs[place].radius = radius;
  return discs[place].texture = painted(canvas, 2 * radius, paint_white, 0);
}

void canvas_rounded(const canvas *canvas, double x, double y, double width, double height, double radius, color color,
                    double alpha) {
  SDL_Rect box = canvas_rect(canvas, x, y, width, height);
  int r = SDL_min(canvas_px(canvas, radius), SDL_min(box.w, box.h) / 2);
  if (r < 1) {
    fill_pixels(canvas, box, color, alpha);
    return;
  }
  SDL_Texture *texture = disc(canvas, r);
  if (texture == NULL || alpha <= 0) return;
  SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
  SDL_SetTextureAlphaMod(texture, (Uint8)lround(SDL_min(alpha, 1) * 255));
  for (int corner = 0; corner < 4; corner++) {
    int right = corner % 2, low = corner / 2;
    SDL_Rect from = {right * r, low * r, r, r};
    SDL_Rect to = {right ? box.x + box.w - r : box.x, low ? box.y + box.h - r : box.y, r, r};
    SDL_RenderCopy(canvas->renderer, texture, &from, &to);
  }
  fill_pixels(canvas, (SDL_Rect){box.x + r, box.y, box.w - 2 * r, r}, color, alpha);
  fill_pixels(canvas, (SDL_Rect){box.x, box.y + r, box.w, box.h - 2 * r}, color, alpha);
  fill_pixels(canvas, (SDL_Rect){box.x + r, box.y + box.h - r, box.w - 2 * r, r}, color, alpha);
}

void canvas_disc(const canvas *canvas, double x, double y, double side, int pair) {
  int pixels = canvas_px(canvas, side);
  if (pairs[pair].side != pixels) {
    if (pairs[pair].texture != NULL) SDL_DestroyTexture(pairs[pair].texture);
    pairs[pair].texture = painted(canvas, pixels, paint_pair, pair);
    pairs[pair].side = pixels;
  }
  SDL_Rect to = {canvas_px(canvas, x), canvas_px(canvas, y), pixels, pixels};
  if (pairs[pair].texture != NULL) SDL_RenderCopy(canvas->renderer, pairs[pair].texture, NULL, &to);
}

void canvas_reset(void) {
  for (int n = 0; n < RADII; n++) {
    if (discs[n].texture != NULL) SDL_DestroyTexture(discs[n].texture);
    discs[n].texture = NULL;
  }
  for (int n = 0; n < PAIRS; n++) {
    if (pairs[n].texture != NULL) SDL_DestroyTexture(pairs[n].texture);
    pairs[n].texture = NULL;
    pairs[n].side = 0;
  }
}

double part_of(double value, double start, double end) {
  double t = (value - start) / (end - start);
  return t < 0 ? 0 : t > 1 ? 1 : t;
}

double mix(double start, double end, double t) { return start + (end - start) * t; }

color mix_color(color start, color end, double t) {
  return (color){(uint8_t)lround(mix(start.r, end.r, t)), (uint8_t)lround(mix(start.g, end.g, t)),
                 (uint8_t)lround(mix(start.b, end.b, t))};
}

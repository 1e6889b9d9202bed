#include "text.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* The textures kept: at most LINES_KEPT, the one that was drawn longest ago is given up. Chains of equal hashes. */
#define LINES_KEPT 384
#define CHAINS 512
#define LONGEST 160 /* bytes of a line */

typedef struct line {
  char text[LONGEST];
  text_style style;
  int most; /* pixels, 0 for no bound */
  int width, height;
  SDL_Texture *texture;
  int chain;                /* -1 while it is free */
  struct line *next;        /* in its chain */
  struct line *newer, *older;
} line;

static const struct {
  double size;
  int weight; /* 0 regular, 1 semibold, 2 bold */
} STYLES[TEXT_STYLES] = {{24, 1}, {16, 1}, {15, 0}, {15, 1}, {14, 0}, {14, 1}, {12, 0}, {17, 1}};

static const char *const FOLDERS[] = {"/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu",
                                      "/usr/share/fonts/inter", "/usr/share/fonts/dejavu", "/usr/share/fonts/TTF"};
static const char *const FILES[][3] = {{"Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"},
                                       {"Inter-Regular.ttf", "Inter-SemiBold.ttf", "Inter-Bold.ttf"},
                                       {"DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Bold.ttf"}};

static TTF_Font *fonts[TEXT_STYLES];
static double points; /* a pixel */
static line lines[LINES_KEPT];
static line *chains[CHAINS];
static line *newest, *oldest;

static bool open_from(const char *folder, const char *const files[3], double scale) {
  for (int style = 0; style < TEXT_STYLES; style++) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, files[STYLES[style].weight]);
    fonts[style] = TTF_OpenFont(path, (int)lround(STYLES[style].size * scale));
    if (fonts[style] == NULL) return false;
    TTF_SetFontHinting(fonts[style], TTF_HINTING_LIGHT_SUBPIXEL);
  }
  return true;
}

bool text_open(double scale, const char *folder) {
  text_close();
  points = 1 / scale;
  for (int n = folder == NULL ? 0 : -1; n < (int)SDL_arraysize(FOLDERS); n++) {
    for (size_t kind = 0; kind < SDL_arraysize(FILES); kind++) {
      if (open_from(n < 0 ? folder : FOLDERS[n], FILES[kind], scale)) return true;
    }
  }
  return false;
}

void text_close(void) {
  text_reset();
  for (int style = 0; style < TEXT_STYLES; style++) {
    if (fonts[style] != NULL) TTF_CloseFont(fonts[style]);
    fonts[style] = NULL;
  }
}

void text_reset(void) {
  for (int n = 0; n < LINES_KEPT; n++) {
    if (lines[n].texture != NULL) SDL_DestroyTexture(lines[n].texture);
    lines[n] = (line){.chain = -1, .newer = n > 0 ? &lines[n - 1] : NULL,
                      .older = n + 1 < LINES_KEPT ? &lines[n + 1] : NULL};
  }
  memset(chains, 0, sizeof chains);
  newest = &lines[0];
  oldest = &lines[LINES_KEPT - 1];
}

static void make_newest(line *found) {
  if (found == newest) return;
  found->newer->older = found->older;
  if (found->older != NULL) found->older->newer = found->newer;
  else oldest = found->newer;
  found->newer = NULL;
  found->older = newest;
  newest->newer = found;
  newest = found;
}

static int chain_of(const char *text, text_style style, int most) {
  uint32_t hash = 2166136261u ^ (uint32_t)style * 31 ^ (uint32_t)most;
  for (; *text != 0; text++) hash = (hash ^ (uint8_t)*text) * 16777619u;
  return (int)(hash % CHAINS);
}

/* Where to cut a text so that it is at most so many pixels wide: never within a character. */
static size_t bytes_within(const char *text, text_style style, int pixels) {
  int count = 0;
  TTF_MeasureUTF8(fonts[style], text, SDL_max(pixels, 0), NULL, &count);
  size_t bytes = 0;
  for (; count > 0 && text[bytes] != 0; count--) {
    do bytes++;
    while (((uint8_t)text[bytes] & 0xC0) == 0x80);
  }
  return bytes;
}

static void fit(char *into, const char *text, text_style style, int most) {
  int width = 0, dots = 0;
  TTF_SizeUTF8(fonts[style], text, &width, NULL);
  snprintf(into, LONGEST, "%s", text);
  if (most == 0 || width <= most) return;
  TTF_SizeUTF8(fonts[style], "…", &dots, NULL);
  size_t bytes = SDL_min(bytes_within(text, style, most - dots), LONGEST - 4);
  while (bytes > 0 && text[bytes - 1] == ' ') bytes--;
  snprintf(into + bytes, LONGEST - bytes, "…");
}

/* Draws it in white: the colour is the texture's. */
static void render(line *into, const canvas *canvas, const char *text) {
  char fitted[LONGEST];
  fit(fitted, text, into->style, into->most);
  SDL_Surface *surface = TTF_RenderUTF8_Blended(fonts[into->style], fitted, (SDL_Color){255, 255, 255, 255});
  into->texture = surface == NULL ? NULL : SDL_CreateTextureFromSurface(canvas->renderer, surface);
  into->width = surface == NULL ? 0 : surface->w;
  into->height = surface == NULL ? 0 : surface->h;
  SDL_FreeSurface(surface);
}

static line *get(const canvas *canvas, const char *text, text_style style, int most) {
  int chain = chain_of(text, style, most);
  line *found = chains[chain];
  while (found != NULL && (found->style != style || found->most != most || strcmp(found->text, text) != 0)) {
    found = found->next;
  }
  if (found == NULL) {
    found = oldest;
    if (found->chain >= 0) {
      line **link = &chains[found->chain];
      while (*link != found) link = &(*link)->next;
      *link = found->next;
    }
    if (found->texture != NULL) SDL_DestroyTexture(found->texture);
    snprintf(found->text, sizeof found->text, "%s", text);
    found->style = style;
    found->most = most;
    found->chain = chain;
    found->next = chains[chain];
    chains[chain] = found;
    render(found, canvas, text);
  }
  make_newest(found);
  return found;
}

double text_draw(const canvas *canvas, const char *text, text_style style, double x, double y, color color,
                 double alpha, text_align align, double most) {
  if (*text == 0) return 0;
  line *found = get(canvas, text, style, canvas_px(canvas, most));
  double width = found->width * points;
  if (found->texture == NULL || alpha <= 0) return width;
  x -= align == LEFT ? 0 : align == CENTER ? width / 2 : width;
  y += (LINE_HEIGHT[style] - found->height * points) / 2;
  SDL_Rect to = {canvas_px(canvas, x), canvas_px(canvas, y), found->width, found->height};
  SDL_SetTextureColorMod(found->texture, color.r, color.g, color.b);
  SDL_SetTextureAlphaMod(found->texture, (Uint8)lround(SDL_min(alpha, 1) * 255));
  SDL_RenderCopy(canvas->renderer, found->texture, NULL, &to);
  return width;
}

double text_width(const char *text, text_style style) {
  int width = 0;
  TTF_SizeUTF8(fonts[style], text, &width, NULL);
  return width * points;
}

size_t text_wrap(const char *paragraph, text_style style, double width) {
  size_t bytes = bytes_within(paragraph, style, (int)(width / points));
  if (bytes == 0 || paragraph[bytes] == 0) return strlen(paragraph);
  size_t cut = bytes;
  while (cut > 0 && paragraph[cut] != ' ') cut--;
  return cut == 0 ? bytes : cut + 1;
}

#include "images.h"

#include <SDL_image.h>
#include <stdio.h>

#define LEVELS 4 /* each half as large as the one before: what is shown small is as smooth as what is shown large */

typedef struct picture {
  bool tried;
  int width, height;
  SDL_Texture *levels[LEVELS];
} picture;

static picture pictures[IMAGES];
static const char *folder = ".";

void images_from(const char *from) { folder = from; }

/* Half as large: each pixel is the mean of four, colours weighted by their alpha. */
static SDL_Surface *halved(SDL_Surface *large) {
  int width = SDL_max(large->w / 2, 1), height = SDL_max(large->h / 2, 1);
  SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
  if (small == NULL || large->w < 2 || large->h < 2) return small;
  for (int y = 0; y < height; y++) {
    const Uint8 *upper = (Uint8 *)large->pixels + (size_t)(2 * y) * (size_t)large->pitch;
    const Uint8 *rows[2] = {upper, upper + large->pitch};
    Uint8 *to = (Uint8 *)small->pixels + (size_t)y * (size_t)small->pitch;
    for (int x = 0; x < width; x++, to += 4) {
      unsigned sums[3] = {0, 0, 0}, alpha = 0;
      for (int n = 0; n < 4; n++) {
        const Uint8 *from = rows[n / 2] + 4 * (2 * x + n % 2);
        alpha += from[3];
        for (int c = 0; c < 3; c++) sums[c] += (unsigned)from[c] * from[3];
      }
      for (int c = 0; c < 3; c++) to[c] = (Uint8)(alpha > 0 ? (sums[c] + alpha / 2) / alpha : 0);
      to[3] = (Uint8)((alpha + 2) / 4);
    }
  }
  return small;
}

static void load(const canvas *canvas, int image) {
  picture *into = &pictures[image];
  into->tried = true;
  char path[1024];
  const char *names[] = {"cover", "portrait"};
  if (image < IMAGE_PHOTO) snprintf(path, sizeof path, "%s/%s.png", folder, names[image]);
  else snprintf(path, sizeof path, "%s/photo-%02d.png", folder, image - IMAGE_PHOTO + 1);
  SDL_Surface *read = IMG_Load(path);
  SDL_Surface *level = read == NULL ? NULL : SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGBA32, 0);
  SDL_FreeSurface(read);
  if (level == NULL) {
    fprintf(stderr, "%s\n", SDL_GetError());
    return;
  }
  into->width = level->w;
  into->height = level->h;
  for (int n = 0; n < LEVELS && level != NULL; n++) {
    into->levels[n] = SDL_CreateTextureFromSurface(canvas->renderer, level);
    if (into->levels[n] != NULL) SDL_SetTextureScaleMode(into->levels[n], SDL_ScaleModeLinear);
    SDL_Surface *next = n + 1 < LEVELS ? halved(level) : NULL;
    SDL_FreeSurface(level);
    level = next;
  }
}

void image_draw(const canvas *canvas, int image, double x, double y, double width, double height) {
  picture *from = &pictures[image];
  if (!from->tried) load(canvas, image);
  SDL_Rect to = canvas_rect(canvas, x, y, width, height);
  if (from->width == 0 || to.w <= 0 || to.h <= 0) return;
  /* As large as it must be to fill the rectangle; the smallest level that is not stretched. */
  double grown = SDL_max((double)to.w / from->width, (double)to.h / from->height);
  int level = 0;
  while (level + 1 < LEVELS && grown * (1 << (level + 1)) <= 1 && from->levels[level + 1] != NULL) level++;
  SDL_Texture *texture = from->levels[level];
  if (texture == NULL) return;
  double shrink = grown * (1 << level);
  int full_width, full_height;
  SDL_QueryTexture(texture, NULL, NULL, &full_width, &full_height);
  int cut_width = SDL_clamp((int)(to.w / shrink + 0.5), 1, full_width);
  int cut_height = SDL_clamp((int)(to.h / shrink + 0.5), 1, full_height);
  SDL_Rect cut = {(full_width - cut_width) / 2, (full_height - cut_height) / 2, cut_width, cut_height};
  SDL_RenderCopy(canvas->renderer, texture, &cut, &to);
}

void images_reset(void) {
  for (int image = 0; image < IMAGES; image++) {
    for (int n = 0; n < LEVELS; n++) {
      if (pictures[image].levels[n] != NULL) SDL_DestroyTexture(pictures[image].levels[n]);
    }
    pictures[image] = (picture){0};
  }
}

#include "render.hpp"

#include <cstddef>

void render_fonts(SDL_Renderer *renderer) {
  unsigned char *pixels = nullptr;
  int width = 0, height = 0;
  ImFontAtlas *atlas = ImGui::GetIO().Fonts;
  atlas->GetTexDataAsRGBA32(&pixels, &width, &height);
  SDL_Texture *texture =
      SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STATIC, width, height);
  SDL_UpdateTexture(texture, nullptr, pixels, 4 * width);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
  atlas->SetTexID(texture);
}

static void draw(SDL_Renderer *renderer, const ImDrawList &list, const ImDrawCmd &command) {
  const ImVec4 &clip = command.ClipRect;
  const SDL_Rect rect{static_cast<int>(clip.x), static_cast<int>(clip.y), static_cast<int>(clip.z - clip.x),
                      static_cast<int>(clip.w - clip.y)};
  if (rect.w <= 0 || rect.h <= 0) return;
  SDL_RenderSetClipRect(renderer, &rect);
  const ImDrawVert *first = list.VtxBuffer.Data + command.VtxOffset;
  const auto *color = reinterpret_cast<const SDL_Color *>(&first->col);
  SDL_RenderGeometryRaw(renderer, static_cast<SDL_Texture *>(command.GetTexID()), &first->pos.x, sizeof *first, color,
                        sizeof *first, &first->uv.x, sizeof *first,
                        list.VtxBuffer.Size - static_cast<int>(command.VtxOffset),
                        list.IdxBuffer.Data + command.IdxOffset, static_cast<int>(command.ElemCount), sizeof(ImDrawIdx));
}

void render(SDL_Renderer *renderer, const ImDrawData &data) {
  for (int n = 0; n < data.CmdListsCount; n++) {
    const ImDrawList &list = *data.CmdLists[n];
    for (const ImDrawCmd &command : list.CmdBuffer) {
      if (command.UserCallback == nullptr) draw(renderer, list, command);
    }
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

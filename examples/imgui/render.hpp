// Draws ImGui's triangles with SDL's renderer, also where that is software.
#pragma once

#include <SDL.h>
#include <imgui.h>

void render_fonts(SDL_Renderer *renderer);
void render(SDL_Renderer *renderer, const ImDrawData &data);

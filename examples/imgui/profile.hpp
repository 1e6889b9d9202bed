// Draws the profile page as the engine says where: pages, header, tabs.
#pragma once

#include "look.hpp"
#include "slide.hpp"

void draw_profile(const Canvas &canvas, const Look &look, Slide &slide);

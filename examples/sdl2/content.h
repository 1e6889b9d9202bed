/* What the profile shows. Generated from examples/assets/profile.json by `make assets`. */
#ifndef CONTENT_H
#define CONTENT_H

#include <stdint.h>

typedef struct color {
  uint8_t r, g, b;
} color;

static const char *const NAME = "Mira Lund";
static const char *const HANDLE = "@miralund  ·  Reine, Lofoten";
static const char *const BIOGRAPHY[] = {
  "Landscape photographer. I walk slowly,", "wait for the light and write home about it.",
};
static const char *const STATISTICS[][2] = {{"486", "Following"}, {"48.2K", "Followers"}, {"1,907", "Likes"}};
static const char *const TABS[] = {"Guestbook", "Photos", "About"};
static const char *const CAPTIONS[] = {"1,000,000 notes", "90 photos", "Since 2016"};
#define NOTE_COUNT 1000000
static const int LATEST[] = {2026, 5, 31};
#define NOTES_A_DAY 268
static const char *const MONTHS[] = {
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
};
static const char *const AUTHORS[] = {
  "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák", "Priya Raman", "Elin Sand",
  "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik", "Samuel Osei", "Chiara Conti", "Wren Ashby",
  "Mateo Silva", "Anouk Visser", "Oskar Lie", "Leila Haddad", "Ivo Petrov", "Sunniva Moen", "Dario Weiss",
  "Maya Cohen",
};
static const char *const TEXTS[] = {
  "The one from the harbour is on our wall now.", "Which lens did you take up to Ryten?",
  "I could look at that blue hour for a year.", "Thank you for the print, it came yesterday!",
  "Saw you on the ferry, was too shy to wave.", "That storm light. How long did you wait?",
  "Keep the long captions, I read them all.", "My daughter drew your red cabin for you.",
  "Is the book still to come out this autumn?", "You made me buy proper boots. Worth it.",
  "The fog series is your best work so far.", "Greetings from the other end of the country.",
  "We hiked your route on Sunday, in the rain.", "How do you keep your hands warm there?",
  "Framed number twelve for my parents.", "I did not know that snow could be violet.",
  "Come south some time, we have light too.", "Your talk in Bodø was wonderful, thank you.",
  "The stars over Hamnøy look painted.",
};
static const int LINES[] = {1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2};
#define AUTHOR_STEP 7
#define TEXT_STEP 5
#define LINE_STEP 6
static const char *const ABOUT_TITLE = "In short";
static const char *const ABOUT_TEXT = "I came to Reine for one winter and stayed. The pictures here are made on foot, within a day's walk of the house, and none of them is further from it than the last ferry.";
static const char *const FACTS[][3] = {
  {"pin", "Reine, Norway", "68.0° north, at the end of the road"},
  {"camera", "Works on film", "One body, two lenses, no hurry"},
  {"link", "miralund.example", "Prints, books and walks"}, {"calendar", "Joined in March 2016", "Ten winters so far"},
};
#define PHOTO_COUNT 90
#define HEADER_HEIGHT 368.0
#define BAR_HEIGHT 56.0
#define TABS_HEIGHT 48.0
#define COVER_HEIGHT 152.0
#define MARGIN 16.0
#define PORTRAIT_SIDE 96.0
#define PORTRAIT_IN_BAR 32.0
#define BUTTON_CENTER 186.0
#define NAME_CENTER 224.0
#define MONTH_HEIGHT 36.0
static const double NOTE_HEIGHTS[] = {72.0, 92.0, 112.0};
#define HANDLE_TOP 240.0
#define BIOGRAPHY_TOP 272.0
#define STATISTICS_TOP 328.0
#define BAR_CAPTION_TOP 30.0
#define UNDERLINE_WIDTH 40.0
#define UNDERLINE_HEIGHT 4.0
#define UNDERLINE_RADIUS 2.0
#define AVATAR_SIDE 48.0
#define AVATAR_TOP 12.0
#define AVATAR_GAP 12.0
#define NOTE_TEXT_LEFT 76.0
#define AUTHOR_TOP 14.0
#define LINES_TOP 38.0
#define PHOTO_GAP 4.0
#define THUMB_WIDTH 4.0
#define THUMB_INSET 3.0
#define THUMB_LEAST 36.0
static const color SURFACE = {255, 255, 255};
static const color BACKDROP = {243, 244, 247};
static const color RAISED = {255, 255, 255};
static const color INK = {22, 25, 34};
static const color SECONDARY = {92, 99, 114};
static const color HAIRLINE = {228, 231, 236};
static const color ACCENT = {196, 64, 44};
static const color ON_ACCENT = {255, 255, 255};
static const color ACCENT_TINT = {252, 237, 232};
static const color ON_ACCENT_TINT = {178, 54, 36};
static const color SHADOW = {16, 18, 32};
static const color SCRIM = {24, 20, 44};
static const color ON_COVER = {255, 255, 255};
static const color ON_COVER_SECONDARY = {226, 226, 236};
static const color COVER_ACCENT = {255, 158, 128};
static const color DISCS[][2] = {
  {{208, 84, 66}, {168, 46, 66}}, {{88, 104, 206}, {60, 62, 164}}, {{22, 132, 132}, {14, 94, 114}},
  {{146, 86, 188}, {108, 54, 152}}, {{44, 122, 186}, {28, 82, 152}}, {{188, 102, 38}, {152, 68, 34}},
  {{62, 128, 78}, {34, 96, 68}}, {{194, 74, 128}, {146, 42, 108}}, {{94, 106, 130}, {62, 72, 98}},
};
static const double EFFECTS[][5] = {
  {1.0, 0.0, 96.0, 152.0, 56.0}, {1.0, 0.0, 96.0, 0.0, -48.0}, {1.0, 56.24, 136.8, 0.0, 0.78},
  {1.0, 22.8, 103.36, 0.0, 1.0}, {1.0, 0.0, 124.0, 152.0, 28.0}, {1.0, 0.0, 124.0, 96.0, 32.0},
  {1.0, 0.0, 124.0, 4.0, 2.0}, {1.0, 0.0, 112.0, 186.0, 74.0}, {0.0, 112.0, 112.0, 74.0, 28.0},
  {1.0, 112.0, 112.0, 112.0, 96.0}, {1.0, 112.0, 112.0, 36.0, 32.0}, {1.0, 112.0, 112.0, 0.0, 1.0},
  {1.0, 88.0, 112.0, 1.0, 0.0}, {0.0, 112.0, 130.0, 0.0, 0.0}, {0.0, 130.0, 154.0, 0.0, 1.0},
  {1.0, 0.0, 1472.0, 0.0, -1472.0}, {1.0, 128.0, 160.0, 1.0, 0.0}, {1.0, 0.0, 229.0, 248.0, 19.0},
  {1.0, 224.0, 248.0, 0.0, 1.0}, {1.0, 152.0, 192.0, 1.0, 0.0}, {1.0, 184.0, 224.0, 1.0, 0.0},
  {1.0, 208.0, 248.0, 1.0, 0.0}, {1.0, 232.0, 272.0, 1.0, 0.0}, {1.0, 256.0, 296.0, 1.0, 0.0},
  {1.0, 280.0, 320.0, 1.0, 0.0}, {1.0, 240.0, 280.0, 1.0, 0.0},
};
#define EFFECT_COUNT 23
#define EFFECT_COVER_FOOT 0
#define EFFECT_COVER_SHIFT 1
#define EFFECT_SCRIM 2
#define EFFECT_NIGHT 3
#define EFFECT_PORTRAIT_CENTER 4
#define EFFECT_PORTRAIT_SIDE 5
#define EFFECT_PORTRAIT_RIM 6
#define EFFECT_BUTTON_CENTER 7
#define EFFECT_BUTTON_WIDTH 8
#define EFFECT_BUTTON_HEIGHT 9
#define EFFECT_BUTTON_IN_BAR 10
#define EFFECT_BUTTON_SHOWN 11
#define EFFECT_DETAILS_TOP 12
#define EFFECT_NAME_SHOWN 13
#define EFFECT_BAR_NAME_CENTER 14
#define EFFECT_BAR_CAPTION_SHOWN 15
#define EFFECT_HANDLE_SHOWN 16
#define EFFECT_LINE_1_SHOWN 17
#define EFFECT_LINE_2_SHOWN 18
#define EFFECT_LINE_3_SHOWN 19
#define EFFECT_LINE_4_SHOWN 20
#define EFFECT_LINE_5_SHOWN 21
#define EFFECT_STATISTICS_SHOWN 22

#endif

/* Who the profile is about, and what its three pages hold. */
#ifndef PROFILE_H
#define PROFILE_H

enum { GUESTBOOK, PHOTOS, ABOUT, PAGES };

#define NOTES 100000
#define PHOTO_COUNT 240

static const char *const NAME = "Mira Lund";
static const char *const HANDLE = "@miralund  ·  Reine, Lofoten";
static const char *const BIOGRAPHY[] = {"Landscape photographer. I walk slowly,",
                                        "wait for the light and write home about it."};
static const char *const STATISTICS[][2] = {{"486", "Following"}, {"48.2K", "Followers"}, {"1,907", "Likes"}};
static const char *const TABS[PAGES] = {"Guestbook", "Photos", "About"};
static const char *const CAPTIONS[PAGES] = {"100,000 notes", "240 photos", "Since 2016"};

#endif

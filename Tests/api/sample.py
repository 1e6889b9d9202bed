"""A header with one of everything that a header of ours may have."""

from __future__ import annotations

from tools.api.enum_names import EnumName

NAMES = {
    "NSLIDE_OK": EnumName("status", "NSLIDE_"),
    "NSLIDE_SEAM_CONTINUOUS": EnumName("seam", "NSLIDE_SEAM_"),
}
HEADER = """
/** @defgroup all All
 *  Everything
 *  there is.
 *  @{ */
#define NSLIDE_API
#define NSLIDE_VERSION 1002003 /**< Its version. */
#define NSLIDE_ABI_VERSION 7   /**< Its ABI. */
/** Left to the engine. */
#define NSLIDE_AUTO (-1.0e300)

/** 0, or negative. @since 0.1 */
typedef int32_t nslide_status;

/** Statuses. @since 0.1 */
enum {
  NSLIDE_OK = 0,                     /**< Done. */
  NSLIDE_ERROR_INVALID_ARGUMENT = -1 /**< Wrong. */
};

/** What a fling does at the seam. @since 0.1 */
enum {
  NSLIDE_SEAM_CONTINUOUS = 0, /**< It goes on. */
  NSLIDE_SEAM_STOP = 1        /**< It
                                   stops. */
};

/** One of them; 0 is none. @since 0.1 */
typedef uint64_t nslide_coordinator;

/** Margins. @since 0.1 */
typedef struct nslide_insets {
  double top, /**< Above. */
      left;   /**< At the left. */
} nslide_insets;

/** Settings. @since 0.1 */
typedef struct nslide_config {
  uint32_t struct_size;  /**< sizeof(nslide_config). */
  int32_t seam;          /**< NSLIDE_SEAM_; default CONTINUOUS. */
  double width;          /**< Across. Points, 0 to 1e12; default 390. Since 0.2. */
  nslide_insets margins; /**< Around. Points, 0 to 1e12; default 0: none. */
  double deceleration;   /**< Of a fling. Per second, 0.001 to 1000; default NSLIDE_AUTO: 1.5 or so. */
  int32_t lazy;          /**< 1: late. Flag; default 1. */
  int32_t pages;         /**< How many. Pages, 0 or more; default 0. */
  int32_t edge;          /**< At the edge. NSLIDE_SEAM_CONTINUOUS or STOP; default STOP. */
  int32_t other;         /**< At the other one. NSLIDE_SEAM_; default -1: the preset's. */
  double threshold;      /**< How much. Factor, 0 to 1, without 1; default 0.5. */
  int64_t key;           /**< A number. Any number; default 0: none. */
} nslide_config;

/** What is drawn. @since 0.2 */
typedef struct nslide_frame {
  const double *heights; /**< Of the pages. */
  int32_t seam;          /**< NSLIDE_SEAM_CONTINUOUS or NSLIDE_SEAM_STOP. */
} nslide_frame;

/**
 * Hears of something.
 * @param context As given.
 * @threads any
 * @since 0.1
 */
typedef void (*nslide_hook)(void *context);

/**
 * Makes one. It rests.
 * Time: linear in
 * the pages.
 * @param config Its settings.
 * @param message May be null.
 * @param out Receives the handle.
 * @return OK, INVALID_ARGUMENT (out, or a setting
 *   that is wrong).
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_create(const nslide_config *config, const char **message, nslide_coordinator *out);

/**
 * Ends one.
 * @param coordinator The one.
 * @return OK.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_destroy(nslide_coordinator coordinator);
/** @} */
"""

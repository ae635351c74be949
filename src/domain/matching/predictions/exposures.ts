/** What is remembered of the projects that someone was shown. */

/** The lists of a volunteer's matches. */
export const exposureLists = ['matches', 'recommendations', 'home'] as const
export type ExposureList = (typeof exposureLists)[number]

export const exposureRule = {
  storedDays: 90,
  /** What was listed but not in view, also counting the day itself. */
  storedUnseenDays: 2,
  /** So many of a list are recorded, which is all of the longest one. */
  recorded: 48,
  /** A project was seen if at least half of it was in view for so long. */
  seenAfterMs: 1000,
  seenShare: 0.5,
  /** A project that was seen on more days than this, and neither saved nor applied to, is ignored. */
  ignoredAfter: 5,
} as const

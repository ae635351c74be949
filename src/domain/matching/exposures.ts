/** What is remembered of the projects that someone was shown. */

/** The lists of a volunteer's matches. */
export type ExposureList = 'matches' | 'recommendations' | 'home'

export const exposureRule = {
  storedDays: 90,
  /** A project among the first so many of a list was seen. */
  first: 10,
  /** A project that was seen on more days than this, and neither saved nor applied to, is ignored. */
  ignoredAfter: 5,
} as const

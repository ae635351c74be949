/** What is remembered of the projects that someone was shown. */

/** The lists of a volunteer's matches. */
export type ExposureList = 'matches' | 'recommendations' | 'home'

export const exposureRule = {
  storedDays: 90,
  /** So many of a list are recorded. */
  recorded: 12,
  /** What this list has was seen: it is short and all of it is on the screen. The others are longer than what people scroll to. */
  seenIn: 'home',
  /** A project that was seen on more days than this, and neither saved nor applied to, is ignored. */
  ignoredAfter: 5,
} as const

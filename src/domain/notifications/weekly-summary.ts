/** The weekly summary, an email that volunteers can choose. */

/** Days of the week as ISO 8601 numbers them: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Suggested to people who turn it on. */
export const defaultWeekday: Weekday = 1

/** How many entries each part of it has. */
export const summaryLength = 5

/** Deadlines within these days are near: until the next summary, and some days to apply after it. */
export const summaryDeadlineDays = 10

/** The most days between two summaries: one that comes up to six days late, and the next on its day, a week or more after that. */
export const maxSummaryDays = 14

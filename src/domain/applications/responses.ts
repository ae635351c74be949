/** How an organization answers those who apply: shown on its page and before one applies. */
import type { ApplicationStatus } from './applications.ts'

/**
 * What is counted. Only the applications of the last `windowDays` say how an organization answers now; one that waits counts
 * against it after `graceDays`; and fewer answers than `minAnswers` say nothing yet.
 */
export const responseRule = { windowDays: 180, graceDays: 14, minAnswers: 5 } as const

export interface ReceivedApplication {
  status: ApplicationStatus
  createdAt: Date
  /** When it was accepted or declined; null before, and where it was withdrawn before. */
  reviewedAt: Date | null
}

/** What the applications of the window come to. */
export interface ResponseCounts {
  /** Accepted or declined, whatever came after. */
  answers: number
  /** Pending for longer than `responseRule.graceDays`. */
  overdue: number
  /** Median time from an application to its answer, in hours; null without an answer. */
  medianHours: number | null
}

export interface ResponseStats {
  /** Percent of the applications that were answered or should have been, 0 to 100; null: not enough answers yet. */
  rate: number | null
  /** Median time from an application to its answer, in hours; null: not enough answers yet. */
  medianHours: number | null
}

const hour = 3_600_000
const day = 24 * hour

/** Since when applications are counted, and since when one that waits still has time. */
export function responseWindow(now: Date): { since: Date; grace: Date } {
  const back = (days: number) => new Date(now.getTime() - days * day)
  return { since: back(responseRule.windowDays), grace: back(responseRule.graceDays) }
}

/**
 * Counts the answers to applications received since the window began. Withdrawn before an answer: not counted. Pending:
 * overdue from the end of the days of grace on, not counted before.
 */
export function countResponses(applications: readonly ReceivedApplication[], now: Date): ResponseCounts {
  const { since, grace } = responseWindow(now)
  const received = applications.filter(({ createdAt }) => createdAt >= since)
  const hours = received.flatMap(({ createdAt, reviewedAt }) =>
    reviewedAt ? [Math.max(0, reviewedAt.getTime() - createdAt.getTime()) / hour] : [],
  )
  const overdue = received.filter(
    ({ status, createdAt, reviewedAt }) => status === 'pending' && !reviewedAt && createdAt <= grace,
  )
  return { answers: hours.length, overdue: overdue.length, medianHours: median(hours) }
}

/** The middle one, or the mean of the two in the middle. */
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** What is told of the counts: rate = answers / (answers + overdue), both figures from five answers on. */
export function responseStats({ answers, overdue, medianHours }: ResponseCounts): ResponseStats {
  if (answers < responseRule.minAnswers) return { rate: null, medianHours: null }
  return { rate: Math.round((100 * answers) / (answers + overdue)), medianHours }
}

/** A time to answer as it is said: whole hours below a day, whole days from there on; never less than one. */
export function roundAnswerTime(hours: number): { unit: 'hour' | 'day'; count: number } {
  const whole = Math.max(1, Math.round(hours))
  if (whole < 24) return { unit: 'hour', count: whole }
  return { unit: 'day', count: Math.max(1, Math.round(hours / 24)) }
}

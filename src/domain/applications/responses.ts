/** How quickly and how often an organization answers applicants: shown on its page and before applying. */
import type { ApplicationStatus } from './applications.ts'

/**
 * What is counted. Only applications of the last `windowDays` count; a pending one counts against the organization
 * after `graceDays`; with fewer answers than `minAnswers` there is no rate yet.
 */
export const responseRule = { windowDays: 180, graceDays: 14, minAnswers: 5 } as const

export interface ReceivedApplication {
  status: ApplicationStatus
  createdAt: Date
  /** When it was accepted or declined; null if it is pending or was withdrawn first. */
  reviewedAt: Date | null
}

/** The counts over the window. */
export interface ResponseCounts {
  /** Accepted or declined, whatever happened later. */
  answers: number
  /** Pending for longer than `responseRule.graceDays`. */
  overdue: number
  /** Median time from an application to its answer, in hours; null without an answer. */
  medianHours: number | null
}

export interface ResponseStats {
  /** Percent of the applications that were answered or are overdue, 0 to 100; null: not enough answers yet. */
  rate: number | null
  /** Median time from an application to its answer, in hours; null: not enough answers yet. */
  medianHours: number | null
}

const hour = 3_600_000
const day = 24 * hour

/** The start of the window, and the date after which a pending application still has time. */
export function responseWindow(now: Date): { since: Date; grace: Date } {
  const back = (days: number) => new Date(now.getTime() - days * day)
  return { since: back(responseRule.windowDays), grace: back(responseRule.graceDays) }
}

/**
 * Counts the answers to applications received within the window. Withdrawn before an answer: not counted. Pending:
 * overdue after the grace period, not counted before.
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

/** The middle value, or the mean of the two middle values. */
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** What we show: rate = answers / (answers + overdue); both numbers need at least five answers. */
export function responseStats({ answers, overdue, medianHours }: ResponseCounts): ResponseStats {
  if (answers < responseRule.minAnswers) return { rate: null, medianHours: null }
  return { rate: Math.round((100 * answers) / (answers + overdue)), medianHours }
}

/** An answer time as text: whole hours below a day, then whole days; never less than one. */
export function roundAnswerTime(hours: number): { unit: 'hour' | 'day'; count: number } {
  const whole = Math.max(1, Math.round(hours))
  if (whole < 24) return { unit: 'hour', count: whole }
  return { unit: 'day', count: Math.max(1, Math.round(hours / 24)) }
}

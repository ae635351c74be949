/** How quickly and how often an organization answers applicants: shown on its page and before applying. */
import type { ApplicationStatus } from './applications.ts'
import { isDeclinedAutomatically, isUnanswered, type DeclineReason } from './declining.ts'

/**
 * What is counted. Only applications of the last `windowDays` count; a pending one counts against the organization
 * after `graceDays`. With fewer answers than `minAnswers`, or less than `minDays` after the first one, an organization
 * is new and has no rate yet (decision A29).
 */
export const responseRule = { windowDays: 180, graceDays: 14, minAnswers: 5, minDays: 7 } as const

export interface ReceivedApplication {
  status: ApplicationStatus
  createdAt: Date
  /** Made by accepting an invite: the volunteer answered, not the organization. */
  isInvited?: boolean
  /** When it was accepted or declined; null if it is pending or was withdrawn first. */
  reviewedAt: Date | null
  /** Why it was declined or ended, in words, and the reason that the organization chose. */
  endReason?: string | null
  declineReason?: DeclineReason | null
}

/** The counts over the window. */
export interface ResponseCounts {
  /** Accepted or declined, whatever happened later; without automatic declines. */
  answers: number
  /** The first of them. */
  firstAnswerAt: Date | null
  /** Pending for longer than `responseRule.graceDays`, or released without an answer. */
  overdue: number
  /** Median time from an application to its answer, in hours; null without an answer. */
  medianHours: number | null
}

export interface ResponseStats {
  /** Percent of the applications that were answered or are overdue, 0 to 100; null: the organization is new. */
  rate: number | null
  /** Median time from an application to its answer, in hours; null: the organization is new. */
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
 * Counts the answers to applications received within the window. Withdrawn before an answer or declined automatically:
 * not counted. Pending: overdue after the grace period, not counted before.
 */
export function countResponses(applications: readonly ReceivedApplication[], now: Date): ResponseCounts {
  const { since, grace } = responseWindow(now)
  const received = applications.filter(({ createdAt }) => createdAt >= since)
  const answers = received.flatMap((application) => {
    const { createdAt, reviewedAt } = application
    if (!reviewedAt || application.isInvited || isDeclinedAutomatically(application)) return []
    return [{ at: reviewedAt.getTime(), since: createdAt.getTime() }]
  })
  const hours = answers.map(({ at, since: sent }) => Math.max(0, at - sent) / hour)
  const firstAnswer = answers.length > 0 ? Math.min(...answers.map(({ at }) => at)) : null
  const overdue = received.filter(
    (application) =>
      isUnanswered(application) ||
      (application.status === 'pending' && !application.reviewedAt && application.createdAt <= grace),
  )
  return {
    answers: hours.length,
    firstAnswerAt: firstAnswer === null ? null : new Date(firstAnswer),
    overdue: overdue.length,
    medianHours: median(hours),
  }
}

/** The middle value, or the mean of the two middle values. */
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** What we show: rate = answers / (answers + overdue). Both numbers are null while the organization is new. */
export function responseStats(
  { answers, firstAnswerAt, overdue, medianHours }: ResponseCounts,
  now: Date,
): ResponseStats {
  const isEarly = !firstAnswerAt || now.getTime() - firstAnswerAt.getTime() < responseRule.minDays * day
  if (answers < responseRule.minAnswers || isEarly) return { rate: null, medianHours: null }
  return { rate: Math.round((100 * answers) / (answers + overdue)), medianHours }
}

/** Hours that volunteers log on accepted work and the organization confirms (decision B14). */
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import { addDays, type LocalDate } from '#domain/time/time.ts'

export const hourStatuses = ['awaiting', 'confirmed', 'rejected'] as const
export type HourStatus = (typeof hourStatuses)[number]

/** Hours are logged in quarters; a volunteer has at most 24 per day across all projects. */
export const hourLimits = { step: 0.25, day: 24, daysAfterSignOff: 30 } as const

/** An application as work; its days are in the project's time zone. */
export interface Work {
  status: ApplicationStatus
  acceptedOn: LocalDate | null
  signedOffOn: LocalDate | null
}

export type LoggingRefusal = 'hours_too_early' | 'hours_work_ended' | 'hours_too_late'

/**
 * Why hours can't be logged or changed on an application today, or null if they can: while the work is accepted, and
 * for 30 days after sign-off.
 */
export function findHoursRefusal(work: Work, today: LocalDate): LoggingRefusal | null {
  switch (work.status) {
    case 'pending':
      return 'hours_too_early'
    case 'declined':
    case 'withdrawn':
      return 'hours_work_ended'
    case 'accepted':
      return null
    case 'completed': {
      const last = work.signedOffOn && addDays(work.signedOffOn, hourLimits.daysAfterSignOff)
      return last !== null && today <= last ? null : 'hours_too_late'
    }
  }
}

export type DateRefusal = 'in_future' | 'before_acceptance'

/** Why hours can't be logged for that day, or null if they can: not in the future, and not before the acceptance. */
export function findDateRefusal(date: LocalDate, work: Work, today: LocalDate): DateRefusal | null {
  if (date > today) return 'in_future'
  return work.acceptedOn !== null && date < work.acceptedOn ? 'before_acceptance' : null
}

/** Whether a volunteer's hours on one day exceed the length of a day. */
export function exceedsDailyHours(loggedBefore: number, hours: number): boolean {
  return loggedBefore + hours > hourLimits.day
}

/** Whether the volunteer can still change or remove hours: until they are confirmed. */
export function canChangeHours(entry: { status: HourStatus }): boolean {
  return entry.status !== 'confirmed'
}

/** Whether the organization can confirm or reject hours: once, while they are pending. */
export function canDecideHours(entry: { status: HourStatus }): boolean {
  return entry.status === 'awaiting'
}

import { findHoursRefusal, type LoggingRefusal, type Work } from '#domain/hours/hours.ts'
import { dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'

/** The accepted work whose hours are shown. */
export type HoursWork = {
  applicationId: string
  projectTitle: string
  organizationName: string
  volunteerName: string
  status: ApplicationStatus
  acceptedAt: string | null
  signedOffAt: string | null
  timeZone: string
  /** Per week. */
  plannedHours: number | null
  /** In total; null if the work is open-ended. */
  agreedHours: number | null
  confirmedHours: number
  waitingHours: number
}

/** The work's dates and today in the project's time zone, and why no hours can be logged now. */
export function computeCalendar(
  work: HoursWork,
  now: number,
): { days: Work; today: LocalDate; closed: LoggingRefusal | null } {
  const dayOf = (iso: string | null) => iso && dayInZone(new Date(iso), work.timeZone)
  const days = {
    status: work.status,
    acceptedOn: dayOf(work.acceptedAt),
    signedOffOn: dayOf(work.signedOffAt),
  }
  const today = dayInZone(new Date(now), work.timeZone)
  return { days, today, closed: findHoursRefusal(days, today) }
}

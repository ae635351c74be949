import { findHoursRefusal, type LoggingRefusal, type Work } from '#domain/hours/hours.ts'
import { dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'

/** Accepted work as its hours need it. */
export type HoursWork = {
  applicationId: string
  projectTitle: string
  organizationName: string
  volunteerName: string
  status: ApplicationStatus
  acceptedAt: string | null
  signedOffAt: string | null
  timeZone: string
  plannedHours: number | null
  confirmedHours: number
  waitingHours: number
}

/** The work by its project's calendar, today there, and why no hours can be logged on it now. */
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

import type { Application } from '#contract/applications/applications.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import type { HoursWork } from '#web/features/hours/work.ts'

/** An application as the work whose hours are logged. */
export const toWork = (application: Application): HoursWork => ({
  applicationId: application.id,
  projectTitle: application.project.title,
  organizationName: application.organization.organizationName,
  volunteerName: formatVolunteerName(application),
  status: application.status,
  acceptedAt: application.reviewedAt,
  signedOffAt: application.completedAt,
  timeZone: application.project.timeZone,
  plannedHours: application.scope?.hoursPerWeek ?? application.project.timeCommitment,
  agreedHours: application.scope?.totalHours ?? null,
  confirmedHours: application.confirmedHours,
  waitingHours: application.waitingHours,
})

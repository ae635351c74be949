import { Suspense } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { occupiesSpot, type ApplicationSide } from '#domain/applications/applications.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import type { WorkParts } from '#web/features/applications/mine/work-parts.ts'
import { ScopeSummary } from '#web/features/applications/scope/scope-summary.tsx'
import { ConfirmHours } from '#web/features/hours/confirm-hours.tsx'
import { HoursSection } from '#web/features/hours/hours-section.tsx'
import { LazyHoursDialog } from '#web/features/hours/hours-button.tsx'
import { HourEntries, HoursTotals, LogHours } from '#web/features/hours/volunteer-hours.tsx'
import type { HoursWork } from '#web/features/hours/work.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { ReviewAction } from '#web/features/reviews/review-action.tsx'

/**
 * What accepted work has besides its application: hours and the review of the other side (spec F2.14; decisions A10,
 * B14). With `isAboutHours`, the hours come first.
 */
export function renderCollaboration(
  application: Application,
  by: ApplicationSide,
  { isAboutHours = false } = {},
) {
  const { status } = application
  // If the work ended early, hours logged before still count or await confirmation.
  const hasHours = application.confirmedHours + application.waitingHours > 0
  if (!occupiesSpot(status) && !hasHours) return null
  const hours = <HoursSection by={by} work={toWork(application)} />
  return (
    <>
      {isAboutHours && hours}
      {by === 'organization' && <ScopeSummary application={application} />}
      {!isAboutHours && hours}
      <OwnReview application={application} by={by} />
    </>
  )
}

// Only in an unfolded row.
const ProjectAlternatives = lazyPart<{ projectId: string }>(
  async () => (await withTexts(import('#web/features/projects/page/alternatives.tsx'))).ProjectAlternatives,
  () => null,
)

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

/** The same for the rows of the volunteer's own applications. */
export const volunteerWork = {
  totals: (application) => <HoursTotals work={toWork(application)} />,
  logHours: (application, options) => <LogHours work={toWork(application)} {...options} />,
  hours: (application, { onEdit }) => <HourEntries work={toWork(application)} onEdit={onEdit} />,
  hoursDialog: (application, { entry, ...dialog }) => (
    <LazyHoursDialog work={toWork(application)} {...(entry && { entry })} {...dialog} />
  ),
  review: (application) => <OwnReview application={application} by="volunteer" isInRow />,
  alternatives: ({ projectId }) => (
    <Suspense fallback={null}>
      <ProjectAlternatives projectId={projectId} />
    </Suspense>
  ),
} satisfies WorkParts

type OwnReviewProps = { application: Application; by: ApplicationSide; isInRow?: boolean }

function OwnReview({ application, by, isInRow = false }: OwnReviewProps) {
  const { user } = useSession()
  const { project, organization } = application
  return (
    <ReviewAction
      by={by}
      isInRow={isInRow}
      collaboration={{
        applicationId: application.id,
        application,
        project,
        hasReview: application.hasReview,
        isRevieweeDeleted: by === 'organization' && application.volunteer.isFormer,
        writerId: user?.id ?? '',
        revieweeName: by === 'volunteer' ? organization.organizationName : formatVolunteerName(application),
      }}
    />
  )
}

/** A volunteer's hours that the organization can confirm. */
export const renderHoursToConfirm = (application: Application) => <ConfirmHours work={toWork(application)} />

/** The hours of a project that the user works on. */
export function renderHours(project: VolunteerDashboard['currentProjects'][number]) {
  return (
    <HoursSection
      by="volunteer"
      work={{
        ...project.work,
        applicationId: project.applicationId,
        projectTitle: project.title,
        organizationName: project.organizationName,
        volunteerName: '',
        plannedHours: project.timeCommitment,
        agreedHours: null,
      }}
    />
  )
}

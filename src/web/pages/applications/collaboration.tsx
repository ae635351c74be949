import type { Application } from '#contract/applications/applications.ts'
import type { VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { occupiesSpot, type ApplicationSide } from '#domain/applications/applications.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { HoursSection } from '#web/features/hours/hours-section.tsx'
import { ReviewAction } from '#web/features/reviews/review-action.tsx'

/**
 * What accepted work has besides its application: hours and the review of the other side (spec F2.14; decisions A10,
 * B14).
 */
export function renderCollaboration(application: Application, by: ApplicationSide) {
  const { status, project, organization } = application
  // If the work ended early, hours logged before still count or await confirmation.
  const hasHours = application.confirmedHours + application.waitingHours > 0
  if (!occupiesSpot(status) && !hasHours) return null
  return (
    <>
      <HoursSection
        by={by}
        work={{
          applicationId: application.id,
          projectTitle: project.title,
          organizationName: organization.organizationName,
          volunteerName: formatVolunteerName(application),
          status,
          acceptedAt: application.reviewedAt,
          signedOffAt: application.completedAt,
          timeZone: project.timeZone,
          plannedHours: project.timeCommitment,
          confirmedHours: application.confirmedHours,
          waitingHours: application.waitingHours,
        }}
      />
      <OwnReview application={application} by={by} />
    </>
  )
}

function OwnReview({ application, by }: { application: Application; by: ApplicationSide }) {
  const { user } = useSession()
  const { project, organization } = application
  return (
    <ReviewAction
      by={by}
      collaboration={{
        applicationId: application.id,
        application,
        project,
        hasReview: application.hasReview,
        writerId: user?.id ?? '',
        revieweeName: by === 'volunteer' ? organization.organizationName : formatVolunteerName(application),
      }}
    />
  )
}

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
      }}
    />
  )
}

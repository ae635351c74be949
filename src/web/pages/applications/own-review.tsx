import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { ReviewAction } from '#web/features/reviews/review-action.tsx'

type OwnReviewProps = { application: Application; by: ApplicationSide; isInRow?: boolean }

/** The review of the other side of accepted work, or why it is not possible yet. */
export function OwnReview({ application, by, isInRow = false }: OwnReviewProps) {
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

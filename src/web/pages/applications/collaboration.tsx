import type { Application } from '#contract/applications/applications.ts'
import { occupiesSpot, type ApplicationSide } from '#domain/applications/applications.ts'
import { ScopeSummary } from '#web/features/applications/scope/scope-summary.tsx'
import { ConfirmHours } from '#web/features/hours/confirm-hours.tsx'
import { HoursSection } from '#web/features/hours/hours-section.tsx'
import { OwnReview } from './own-review.tsx'
import { toWork } from './work.ts'

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

/** A volunteer's hours that the organization can confirm. */
export const renderHoursToConfirm = (application: Application) => <ConfirmHours work={toWork(application)} />

import { Suspense } from 'react'
import type { WorkParts } from '#web/features/applications/mine/work-parts.ts'
import { LazyHoursDialog } from '#web/features/hours/hours-button.tsx'
import { HourEntries, HoursTotals, LogHours } from '#web/features/hours/volunteer-hours.tsx'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { OwnReview } from './own-review.tsx'
import { toWork } from './work.ts'

// Only in an unfolded row.
const ProjectAlternatives = lazyPart<{ projectId: string }>(
  async () => (await withTexts(import('#web/features/projects/page/alternatives.tsx'))).ProjectAlternatives,
  () => null,
)

/** What accepted work has besides its application, for the rows of the volunteer's own applications. */
export const volunteerWork = {
  totals: (application) => <HoursTotals work={toWork(application)} />,
  logHours: (application, options) => <LogHours work={toWork(application)} {...options} />,
  hours: (application, { onEdit }) => <HourEntries work={toWork(application)} onEdit={onEdit} />,
  hoursCode: HourEntries,
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

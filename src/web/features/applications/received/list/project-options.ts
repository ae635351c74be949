import type { getApplicantCounts } from '#contract/applications/applicants.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { isQueuePaused } from '#domain/projects/projects.ts'
import type { FilterListOption } from '#web/ui/forms/filter-list.tsx'
import type { ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'

export type ApplicantCounts = EndpointResponse<typeof getApplicantCounts>
export type ProjectChoice = ApplicantCounts['projects'][number]

/** The spots of a project in words, and whether so many wait that no one can apply. */
export function describeSpots(
  { project: texts }: ReceivedTexts,
  project: ProjectChoice,
  applicationsPerSpot: number,
): string {
  const { placesLeft: left, maxVolunteers: max, pending: pendingCount, status } = project
  const spots = left === null || max === null ? texts.noLimit : texts.spots({ left, max })
  const queue = { status, pendingCount, maxVolunteers: left, acceptedCount: 0 }
  return isQueuePaused(queue, applicationsPerSpot) ? texts.queuePaused({ spots }) : spots
}

/** All projects, then each one with its counts and spots. */
export function listProjectOptions(
  texts: ReceivedTexts,
  projects: readonly ProjectChoice[],
  applicationsPerSpot: number,
): FilterListOption[] {
  return [
    { value: '', label: texts.project.all },
    ...projects.map((project) => ({
      value: project.id,
      label: project.title,
      detail: texts.project.counts(project),
      aside: describeSpots(texts, project, applicationsPerSpot),
    })),
  ]
}

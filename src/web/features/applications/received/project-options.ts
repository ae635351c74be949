import type { getApplicantCounts } from '#contract/applications/applicants.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { FilterListOption } from '#web/ui/forms/filter-list.tsx'
import type { ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'

export type ApplicantCounts = EndpointResponse<typeof getApplicantCounts>
export type ProjectChoice = ApplicantCounts['projects'][number]

/** The spots of a project in words. */
export function describeSpots({ project: texts }: ReceivedTexts, project: ProjectChoice): string {
  const { placesLeft: left, maxVolunteers: max } = project
  return left === null || max === null ? texts.noLimit : texts.spots({ left, max })
}

/** All projects, then each one with its counts and spots. */
export function listProjectOptions(
  texts: ReceivedTexts,
  projects: readonly ProjectChoice[],
): FilterListOption[] {
  return [
    { value: '', label: texts.project.all },
    ...projects.map((project) => ({
      value: project.id,
      label: project.title,
      detail: texts.project.counts(project),
      aside: describeSpots(texts, project),
    })),
  ]
}

/** Complete values of browse's contract; each test sets only the fields it is about. */
import type { ProjectFacets } from '#contract/projects/facets.ts'

/** The answer when the filters find nothing. */
export const noFacets: ProjectFacets = {
  total: { count: 0, hasMore: false },
  skills: [],
  causeAreas: [],
  timeCommitment: [],
}

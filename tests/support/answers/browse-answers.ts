/** Complete values of browse's contract; each test sets only the fields it is about. */
import type { ProjectFacets } from '#contract/projects/facets.ts'

const none = { count: 0, hasMore: false }
/** The answer when the filters find nothing. */
export const noFacets: ProjectFacets = {
  total: none,
  closed: none,
  skills: [],
  causeAreas: [],
  timeCommitment: [],
  remote: none,
  within: [],
  experienceLevel: [],
  duration: [],
  urgency: [],
  verified: none,
  place: null,
  suggestion: null,
}

/** Counts beside the browse filters: how many projects each choice would find (spec F2.10, A15). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { projectFilters } from './projects.ts'
import { z } from '#contract/zod.ts'

export type ProjectFilters = z.output<typeof projectFilters>

/** Counted up to 10,000; `hasMore` means there are more. */
const counted = { count: z.number().int().min(0).max(limits.counted), hasMore: z.boolean() }

export const projectFacets = z.object({
  total: z.object(counted),
  // Each choice as if it were the only one of its group; the search and the choices of other groups still apply.
  skills: z.array(z.object({ value: z.string(), ...counted })),
  causeAreas: z.array(z.object({ value: z.string(), ...counted })),
  /** By maximum hours per week; 40 means any. */
  timeCommitment: z.array(z.object({ value: z.number().int(), ...counted })),
})
export type ProjectFacets = z.infer<typeof projectFacets>

export const countProjects = defineEndpoint({
  id: 'countProjects',
  summary:
    'How many projects the filters find, and how many each filter option would find. At most 10 seconds old.',
  method: 'GET',
  path: '/api/projects/facets',
  access: 'public',
  cost: 'search',
  query: projectFilters,
  response: projectFacets,
})

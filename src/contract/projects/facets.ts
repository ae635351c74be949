/** Counts beside the browse filters: how many projects each choice would find (spec F2.10, A15). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { distanceUnits } from '#domain/projects/nearby.ts'
import { choiceCounts, counted } from './choice-filters.ts'
import { projectFilters } from './projects.ts'
import { z } from '#contract/zod.ts'

export type ProjectFilters = z.output<typeof projectFilters>

/** A place that a list is looked near. */
export const foundPlace = z.object({
  /** The unit of distances from it. */
  unit: z.enum(distanceUnits),
  /** Its state or country in words; empty if no one knows. */
  area: z.string(),
  /** It is a whole state or country: no distance is measured from it. */
  isArea: z.boolean(),
  /** As we write it, "Springfield, MO"; else as it was typed. */
  name: z.string(),
  /** Other towns of the same name, largest first: it was typed without its state or country. */
  others: z.array(z.string()),
})
export type FoundPlace = z.infer<typeof foundPlace>

export const projectFacets = z.object({
  total: z.object(counted),
  // Each choice as if it were the only one of its group; the search and the choices of other groups still apply.
  skills: z.array(z.object({ value: z.string(), ...counted })),
  causeAreas: z.array(z.object({ value: z.string(), ...counted })),
  /** By maximum hours per week; 40 means any. */
  timeCommitment: z.array(z.object({ value: z.number().int(), ...counted })),
  /** Remote work, as if it were the only choice of place. */
  remote: z.object(counted),
  /** By distance from `near` (none if it is a whole state) and in its state; empty without `near`. */
  within: z.array(z.object({ value: z.union([z.number().int(), z.literal('state')]), ...counted })),
  ...choiceCounts,
  /** Those of verified organizations, whether the others are filtered out or not. */
  verified: z.object(counted),
  /** Those of the search that take no applications, whether they are filtered out or not. */
  closed: z.object(counted),
  /** The place of `near`; null without it. */
  place: foundPlace.nullable(),
  /** If the search finds nothing because of a mistyped word: one that finds something. */
  suggestion: z.string().nullable(),
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

export const facetEndpoints = [countProjects] as const

/** The platform's statistics on its public pages (decision A18). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

/** Counts are null while they are small, unless FIGURES=live shows all. */
const statistics = z.object({
  volunteers: z.int().nullable(),
  organizations: z.int().nullable(),
  completedProjects: z.int().nullable(),
  /** Percent of ended contributions that were signed off, rounded; null while none has ended, or completed projects are few. */
  successPercent: z.int().nullable(),
  /** The average that volunteers gave organizations, with one decimal; null while they have written few reviews. */
  averageRating: z.number().nullable(),
})

export const getStatistics = defineEndpoint({
  id: 'getFigures',
  summary: "The platform's totals, or null if its pages show those of the content file.",
  method: 'GET',
  path: '/api/figures',
  access: 'public',
  allowsReplica: true,
  response: z.object({ counted: statistics.nullable() }),
})

export const statisticsEndpoints = [getStatistics] as const

/** The platform's statistics on its public pages (decision A18). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const statistics = z.object({
  volunteers: z.int(),
  organizations: z.int(),
  completedProjects: z.int(),
  /** Percent of ended contributions that were signed off, rounded; null while none has ended. */
  successPercent: z.int().nullable(),
})

export const getStatistics = defineEndpoint({
  id: 'getFigures',
  summary: "The platform's totals, or null if its pages show those of the content file.",
  method: 'GET',
  path: '/api/figures',
  access: 'public',
  response: z.object({ counted: statistics.nullable() }),
})

/** The platform in figures, on its public pages (decision A18). */
import { defineEndpoint } from './endpoint.ts'
import { z } from './zod.ts'

const figures = z.object({
  volunteers: z.int(),
  organizations: z.int(),
  completedProjects: z.int(),
  /** Of contributions that have ended, those that were signed off, in whole percent; null while none has ended. */
  successPercent: z.int().nullable(),
})

export const getFigures = defineEndpoint({
  id: 'getFigures',
  summary: "The platform's totals, or null if its pages show those of the content file.",
  method: 'GET',
  path: '/api/figures',
  access: 'public',
  response: z.object({ counted: figures.nullable() }),
})

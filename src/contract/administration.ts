/** The administrators' area: what waits in it. */
import { defineEndpoint } from './endpoint.ts'
import { z } from './zod.ts'

export const administrationOverview = z.object({
  /** What waits for somebody. */
  waiting: z.object({
    /** Organizations whose verification a person has to decide. */
    verifications: z.int(),
    /** Jobs that failed for good, letters among them. */
    failedJobs: z.int(),
  }),
  totals: z.object({
    people: z.int(),
    organizations: z.int(),
    verifiedOrganizations: z.int(),
    administrators: z.int(),
  }),
})
export type AdministrationOverview = z.infer<typeof administrationOverview>

export const getAdministrationOverview = defineEndpoint({
  id: 'getAdministrationOverview',
  summary: 'What waits for an administrator, and how many there are of what they look after.',
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  response: administrationOverview,
})

/** The administrators' area: what waits in it. */
import { linkToken } from './account-settings.ts'
import { done } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { z } from './zod.ts'

export const administrationOverview = z.object({
  /** What waits for somebody. */
  waiting: z.object({
    /** Organizations whose verification a person has to decide. */
    verifications: z.int(),
    /** People who ask for an imported organization. */
    claims: z.int(),
    /** Reviews that somebody reported. */
    reviews: z.int(),
    /** Messages that somebody reported. */
    messages: z.int(),
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
  summary: 'Counts of what is waiting for an administrator, and of everything administrators manage.',
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  response: administrationOverview,
})

export const openAdministratorLink = defineEndpoint({
  id: 'openAdministratorLink',
  summary: 'Shows which email address an administrator link is for, and whether that is yours.',
  method: 'POST',
  path: '/api/administrator-link/open',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string(), isForReader: z.boolean() }),
  problems: ['link_expired'],
})

export const acceptAdministratorLink = defineEndpoint({
  id: 'acceptAdministratorLink',
  summary:
    'Makes you an administrator with the link for your address, once, and ends all your other sessions. If the server sends email, you must verify your address first.',
  method: 'POST',
  path: '/api/administrator-link/accept',
  access: 'signed-in',
  body: linkToken,
  response: done,
  problems: ['link_expired', 'administrator_link_not_yours', 'email_not_verified'],
})

export const administrationEndpoints = [
  openAdministratorLink,
  acceptAdministratorLink,
  getAdministrationOverview,
] as const

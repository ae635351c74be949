/** What every screen of the administrators' area shows, and becoming an administrator. */
import { linkToken } from '#contract/accounts/settings.ts'
import { done } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

export const administrationTotals = z.object({
  people: z.int(),
  organizations: z.int(),
  verifiedOrganizations: z.int(),
  /** Published or completed. */
  projects: z.int(),
  administrators: z.int(),
})

export const administrationOverview = z.object({
  /** The number of items waiting for an administrator. */
  waiting: z.object({
    /** Organizations whose verification someone must decide. */
    verifications: z.int(),
    /** People who want to become the owner of an imported organization. */
    claims: z.int(),
    /** Open cases of everything that was reported, or that a safeguard asks to look at. */
    reports: z.int(),
    /** Jobs that failed permanently, including emails. */
    failedJobs: z.int(),
  }),
  totals: administrationTotals,
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

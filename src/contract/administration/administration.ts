/** What every screen of the administration area shows, and becoming an administrator. */
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

export type AdministrationTotals = z.infer<typeof administrationTotals>

export const administrationOverview = z.object({
  /** How many items wait; null for what the caller's roles do not include. */
  waiting: z.object({
    /** Organizations whose verification someone must decide. */
    verifications: z.int().nullable(),
    /** People who want to become the owner of an imported organization. */
    claims: z.int().nullable(),
    /** Organizations that ask for a coordinator and have none. */
    helpRequests: z.int().nullable(),
    /** Open cases of everything that was reported, or that a safeguard asks to look at. */
    reports: z.int().nullable(),
    /** Jobs that failed permanently, including emails. */
    failedJobs: z.int().nullable(),
  }),
  /** Only for administrators and analysts. */
  totals: administrationTotals.nullable(),
})
export type AdministrationOverview = z.infer<typeof administrationOverview>

export const getAdministrationOverview = defineEndpoint({
  id: 'getAdministrationOverview',
  summary:
    'Counts of what is waiting for staff, and of everything they manage: the parts that the caller’s roles include.',
  method: 'GET',
  path: '/api/admin/overview',
  access: 'staff',
  response: administrationOverview,
})

export const openAdministratorLink = defineEndpoint({
  id: 'openAdministratorLink',
  summary: 'Shows which email address an administrator link is for, and whether that is yours.',
  method: 'POST',
  path: '/api/administrator-link/open',
  access: 'public',
  body: linkToken,
  response: z.object({
    email: z.string(),
    isForReader: z.boolean(),
    /** The link is of no use to its owner before the address is verified by email. */
    needsVerifiedEmail: z.boolean(),
  }),
  problems: ['link_expired'],
})

export const acceptAdministratorLink = defineEndpoint({
  id: 'acceptAdministratorLink',
  summary:
    'Makes you an administrator with the link for your address, once, and ends all your other sessions. If the server sends email, you must verify your address first, unless the link comes from the command, which verifies it.',
  method: 'POST',
  path: '/api/administrator-link/accept',
  access: 'signed-in',
  body: linkToken,
  response: done.extend({
    /** They already were one, so nothing changed but the link, which is used up. */
    wasAdministrator: z.boolean(),
  }),
  problems: ['link_expired', 'administrator_link_not_yours', 'email_not_verified'],
})

export const administrationEndpoints = [
  openAdministratorLink,
  acceptAdministratorLink,
  getAdministrationOverview,
] as const

/** Taking over an imported organization by an e-mail address on the domain of its website. */
import { claimObstacles } from '#domain/members.ts'
import { linkToken } from './account-settings.ts'
import { done, emailAddress } from './accounts.ts'
import { ownClaimReview } from './admin-claims.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment } from './fields.ts'
import { z } from './zod.ts'

/** Hours for which the link of a claim lasts. */
export const claimHours = 24

/** What an address must be to prove something, and why one does not. */
export const claimTexts = {
  otherDomain: (domain: string) => `Please use an address that ends in @${domain}`,
  freeMail: (provider: string, domain: string) =>
    `Anyone can have an address at ${provider}. Please use one that ends in @${domain}`,
}

const organization = z.object({ id: z.uuid(), organizationName: z.string() })

export const claimState = z.object({
  organization,
  website: z.string().nullable(),
  /** The domain that the address must be on; null where there is an obstacle. */
  domain: z.string().nullable(),
  /** Why it cannot be claimed by letter; null where it can. */
  obstacle: z.enum(claimObstacles).nullable(),
  /** The caller belongs to it already. */
  isMember: z.boolean(),
  /** The caller's letter that was asked for and not used. */
  pending: z.object({ email: z.string(), expiresAt: moment }).nullable(),
  /** What the caller last asked an administrator. */
  review: ownClaimReview.nullable(),
})
export type ClaimState = z.infer<typeof claimState>

export const newClaim = z.object({ email: emailAddress })

/** What is told of the link of a claim: nothing but the organization to anybody but who asked for it. */
export const openedClaim = organization.extend({ isOwn: z.boolean() })
export type OpenedClaim = z.infer<typeof openedClaim>

export const getClaim = defineEndpoint({
  id: 'getClaim',
  summary: 'Whether and how you can become the owner of an imported organization.',
  method: 'GET',
  path: '/api/organizations/:id/claim',
  access: 'signed-in',
  params: idParams,
  response: claimState,
  problems: ['organization_not_found'],
})

export const askForClaim = defineEndpoint({
  id: 'askForClaim',
  summary: 'Emails a link to an address on the domain of the website, and cancels your previous link.',
  method: 'POST',
  path: '/api/organizations/:id/claim',
  access: 'signed-in',
  limit: 'mails',
  params: idParams,
  body: newClaim,
  response: done,
  status: 202,
  problems: ['organization_not_found', 'organization_not_claimable', 'claim_not_by_mail'],
})

export const openClaim = defineEndpoint({
  id: 'openClaim',
  summary: 'What an emailed claim link is about. Does not use the link up.',
  method: 'POST',
  path: '/api/claims/open',
  access: 'signed-in',
  body: linkToken,
  response: openedClaim,
  problems: ['link_expired'],
})

export const confirmClaim = defineEndpoint({
  id: 'confirmClaim',
  summary: 'Makes the person who asked for the organization its owner, using the link, once.',
  method: 'POST',
  path: '/api/claims/confirm',
  access: 'signed-in',
  body: linkToken,
  response: organization,
  problems: ['link_expired', 'claim_not_yours', 'organization_not_claimable'],
})

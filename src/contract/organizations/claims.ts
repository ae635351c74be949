/** Claiming an imported organization with an email address on the domain of its website. */
import { claimObstacles } from '#domain/organizations/members.ts'
import { linkToken } from '#contract/accounts/settings.ts'
import { done, emailAddress } from '#contract/accounts/accounts.ts'
import { myClaimReview } from './claim-reviews.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

const organization = z.object({ id: z.uuid(), organizationName: z.string() })

export const claimState = z.object({
  organization,
  website: z.string().nullable(),
  /** The domain the address must be on; null if there is an obstacle. */
  domain: z.string().nullable(),
  /** Why it cannot be claimed by email; null if it can. */
  obstacle: z.enum(claimObstacles).nullable(),
  /** The caller is already a member. */
  isMember: z.boolean(),
  /** The caller's emailed link that was requested and not used yet. */
  pending: z.object({ email: z.string(), expiresAt: isoTimestamp }).nullable(),
  /** The caller's latest request to an administrator. */
  review: myClaimReview.nullable(),
})
export type ClaimState = z.infer<typeof claimState>

export const newClaim = z.object({ email: emailAddress })

/** What the link of a claim shows: only the organization, unless the caller requested the claim. */
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

export const requestClaim = defineEndpoint({
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

export const claimEndpoints = [getClaim, requestClaim, openClaim, confirmClaim] as const

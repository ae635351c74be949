/** Asking an administrator for an imported organization, where no letter can show who belongs to it. */
import { claimReviewStates } from '#domain/members.ts'
import { shownClaims } from './admin-lists.ts'
import { defineEndpoint } from './endpoint.ts'
import { adminPerson } from './admin-verification.ts'
import { clearableText, idParams, moment, pageQuery, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

/** Requests of a person that wait at once, and those about one organization in all. */
export const claimReviewLimits = { explanationMin: 20, waiting: 3, eachOrganization: 3 } as const

/** As who asked reads it. */
export const ownClaimReview = z.object({
  state: z.enum(claimReviewStates),
  explanation: z.string(),
  reason: z.string().nullable(),
  createdAt: moment,
  decidedAt: moment.nullable(),
})

export const newClaimReview = z.object({
  explanation: requiredText(
    { min: claimReviewLimits.explanationMin, max: limits.decisionReason },
    `Please write at least ${claimReviewLimits.explanationMin} characters`,
  ),
})

export const askForClaimReview = defineEndpoint({
  id: 'askForClaimReview',
  summary: 'Asks an administrator for ownership of an imported organization, with an explanation.',
  method: 'POST',
  path: '/api/organizations/:id/claim/review',
  access: 'signed-in',
  params: idParams,
  body: newClaimReview,
  response: ownClaimReview,
  status: 201,
  problems: [
    'organization_not_found',
    'organization_not_claimable',
    'claim_review_waiting',
    'too_many_claim_reviews',
  ],
})

const claimReview = z.object({
  id: z.uuid(),
  organization: z.object({
    id: z.uuid(),
    organizationName: z.string(),
    website: z.string().nullable(),
    location: z.string().nullable(),
    hasOwner: z.boolean(),
  }),
  /** Who asks; the address is verified or not. */
  person: adminPerson.extend({ email: z.string(), isEmailVerified: z.boolean(), joinedAt: moment }),
  explanation: z.string(),
  state: z.enum(claimReviewStates),
  reason: z.string().nullable(),
  decidedBy: adminPerson.nullable(),
  decidedAt: moment.nullable(),
  createdAt: moment,
  /** The caller asks themselves, or belongs to the organization or did. */
  isOwnCase: z.boolean(),
})
export type ClaimReview = z.infer<typeof claimReview>

export const listClaimReviews = defineEndpoint({
  id: 'listClaimReviews',
  summary: 'Requests for imported organizations: waiting ones oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/claims',
  access: 'admin',
  query: pageQuery.extend({ show: z.enum(shownClaims).default('waiting') }),
  response: z.array(claimReview),
  paged: true,
  problems: ['bad_cursor'],
})

export const claimVerdict = z.object({
  verdict: z.enum(['approve', 'decline']),
  /** Who asked reads it. */
  reason: clearableText(limits.decisionReason).default(null),
})

export const decideClaimReview = defineEndpoint({
  id: 'decideClaimReview',
  summary: 'Makes the person who asked the owner, or declines with a reason, and notifies them.',
  method: 'POST',
  path: '/api/admin/claims/:id/decision',
  access: 'admin',
  params: idParams,
  body: claimVerdict,
  response: claimReview,
  problems: [
    'claim_not_found',
    'own_case',
    'claimant_suspended',
    'claim_decided',
    'organization_not_claimable',
  ],
})

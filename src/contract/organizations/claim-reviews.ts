/**
 * A request to an administrator to become the owner of an imported organization, if no email can prove who belongs to
 * it.
 */
import { claimReviewStates } from '#domain/organizations/members.ts'
import { claimFilters } from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { fieldText } from '#contract/field-texts.ts'
import { clearableText, idParams, isoTimestamp, pageQuery, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/** How many requests of one person, and about one organization, can be open at the same time. */
export const claimReviewLimits = { explanationMin: 20, waiting: 3, eachOrganization: 3 } as const

/** As the requester sees it. */
export const myClaimReview = z.object({
  state: z.enum(claimReviewStates),
  explanation: z.string(),
  reason: z.string().nullable(),
  createdAt: isoTimestamp,
  decidedAt: isoTimestamp.nullable(),
})

export const newClaimReview = z.object({
  explanation: requiredText(
    { min: claimReviewLimits.explanationMin, max: limits.decisionReason },
    fieldText('organizations.claimTooShort', { min: claimReviewLimits.explanationMin }),
  ),
})

export const requestClaimReview = defineEndpoint({
  id: 'askForClaimReview',
  summary: 'Asks an administrator for ownership of an imported organization, with an explanation.',
  method: 'POST',
  path: '/api/organizations/:id/claim/review',
  access: 'signed-in',
  params: idParams,
  body: newClaimReview,
  response: myClaimReview,
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
  /** Who requested it; their address may or may not be verified. */
  person: adminPerson.extend({ email: z.string(), isEmailVerified: z.boolean(), joinedAt: isoTimestamp }),
  explanation: z.string(),
  state: z.enum(claimReviewStates),
  reason: z.string().nullable(),
  decidedBy: adminPerson.nullable(),
  decidedAt: isoTimestamp.nullable(),
  createdAt: isoTimestamp,
  /** The caller made the request, or belongs or belonged to the organization. */
  isOwnCase: z.boolean(),
})
export type ClaimReview = z.infer<typeof claimReview>

export const listClaimReviews = defineEndpoint({
  id: 'listClaimReviews',
  summary: 'Requests for imported organizations: waiting ones oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/claims',
  access: 'verifier',
  query: pageQuery.extend({ show: z.enum(claimFilters).default('waiting') }),
  response: z.array(claimReview),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportClaimReviews = defineEndpoint({
  id: 'exportClaimReviews',
  summary:
    'The requests that `GET /api/admin/claims` lists for this filter, in their order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/claims/export',
  access: 'verifier',
  limit: 'exports',
  body: listClaimReviews.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const claimDecisionForm = z.object({
  verdict: z.enum(['approve', 'decline']),
  /** The requester sees this text. */
  reason: clearableText(limits.decisionReason).default(null),
})

export const decideClaimReview = defineEndpoint({
  id: 'decideClaimReview',
  summary: 'Makes the person who asked the owner, or declines with a reason, and notifies them.',
  method: 'POST',
  path: '/api/admin/claims/:id/decision',
  access: 'verifier',
  params: idParams,
  body: claimDecisionForm,
  response: claimReview,
  problems: [
    'claim_not_found',
    'own_case',
    'claimant_suspended',
    'claim_decided',
    'organization_not_claimable',
  ],
})

export const claimReviewEndpoints = [
  requestClaimReview,
  listClaimReviews,
  exportClaimReviews,
  decideClaimReview,
] as const

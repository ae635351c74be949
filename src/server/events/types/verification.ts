import type { StoredVerificationState, VerificationReason } from '#domain/verification/register.ts'
import type { OrganizationChange } from '#server/queries/organizations/lock-organization.ts'
import type { HoldingRule } from './projects.ts'

interface DecidedVerification {
  /** In the verification's history, which has the reason. */
  decisionId: number
}

interface ClaimReviewData {
  reviewId: string
  /** The person who asked for the organization. */
  memberId: string
}

/** Their subject is the organization. */
export interface VerificationEvents {
  'verification.asked': { state: StoredVerificationState; reasons: VerificationReason[] }
  'verification.confirmed': Record<never, never>
  /** By a newly loaded register. Administrators read the evidence with the verification. */
  'verification.suspended': { reasons: VerificationReason[] }
  'verification.approved': DecidedVerification
  'verification.declined': DecidedVerification
  /** An administrator withdrew the mark. */
  'verification.withdrawn': DecidedVerification
  'claim_review.asked': ClaimReviewData
  'claim_review.approved': ClaimReviewData
  'claim_review.declined': ClaimReviewData
}

export interface VerificationDetails {
  /** The answers in the form that belong to the organization's profile. */
  'verification.asked': { profile: OrganizationChange }
  'verification.suspended': { at: Date }
  /** Publishes the projects that wait for it. */
  'verification.confirmed': HoldingRule
  'verification.approved': HoldingRule & { at: Date }
  'verification.declined': { at: Date }
  'verification.withdrawn': { at: Date }
}

/** What administrators decide: verification and claims, with the registers that they go by, and typed-in skills. */
import { decideAuthority, getAuthorityCase } from './admin-authority.ts'
import { askForClaimReview, decideClaimReview, listClaimReviews } from './admin-claims.ts'
import { decideReviewCase, listReviewCases } from './admin-reviews.ts'
import { listRegisterLoads, listRegisters } from './admin-registers.ts'
import { decideSkillSuggestion, listSkillSuggestions } from './admin-skills.ts'
import {
  countVerifications,
  decideVerification,
  getVerificationCase,
  listVerifications,
} from './admin-verification.ts'

export const decisionEndpoints = [
  listVerifications,
  countVerifications,
  getVerificationCase,
  decideVerification,
  getAuthorityCase,
  decideAuthority,
  askForClaimReview,
  listClaimReviews,
  decideClaimReview,
  listReviewCases,
  decideReviewCase,
  listRegisters,
  listRegisterLoads,
  listSkillSuggestions,
  decideSkillSuggestion,
] as const

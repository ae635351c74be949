/** The administrators' overview, help for people, and what they decide: verification and claims, with the registers they rely on, and typed-in skills. */
import { helpEndpoints } from '#contract/accounts/help.ts'
import { getAdministrationHome } from '#contract/administration/home.ts'
import { decideAuthority, getAuthorityCase } from '#contract/authority/cases.ts'
import {
  requestClaimReview,
  decideClaimReview,
  exportClaimReviews,
  listClaimReviews,
} from '#contract/organizations/claim-reviews.ts'
import { decideProjectCase, exportProjectCases, listProjectCases } from '#contract/projects/cases.ts'
import { decideReviewCase, listReviewCases } from '#contract/reviews/cases.ts'
import { exportRegisterLoads, listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import { registerRunEndpoints } from '#contract/verification/register-runs.ts'
import { decideSkillSuggestion, listSkillSuggestions } from '#contract/matching/skill-placements.ts'
import {
  countVerifications,
  decideVerification,
  getVerificationCase,
  exportVerifications,
  listVerifications,
} from '#contract/verification/cases.ts'

export const decisionEndpoints = [
  getAdministrationHome,
  ...helpEndpoints,
  listVerifications,
  exportVerifications,
  countVerifications,
  getVerificationCase,
  decideVerification,
  getAuthorityCase,
  decideAuthority,
  requestClaimReview,
  listClaimReviews,
  exportClaimReviews,
  decideClaimReview,
  listReviewCases,
  decideReviewCase,
  listProjectCases,
  exportProjectCases,
  decideProjectCase,
  listRegisters,
  listRegisterLoads,
  exportRegisterLoads,
  ...registerRunEndpoints,
  listSkillSuggestions,
  decideSkillSuggestion,
] as const

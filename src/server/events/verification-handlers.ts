/** The part of the table of `handlers.ts` that is about verifying organizations, and who acts for them. */
import type { EventType, HandlersOf } from './event.ts'
import * as administration from './handlers/administration.ts'
import * as authority from './handlers/authority.ts'
import * as projects from './handlers/projects.ts'
import * as rankings from './handlers/rankings.ts'
import * as searches from './handlers/searches.ts'
import * as verification from './handlers/verification.ts'

export const verificationHandlers: HandlersOf<
  Extract<EventType, `${'verification' | 'claim_review' | 'authority'}.${string}`>
> = {
  'verification.asked': [verification.saveProfile, authority.revokeOutdatedAuthority],
  'verification.confirmed': [
    verification.closeSuspendedNotifications,
    verification.notifyConfirmed,
    projects.publishWaitingProjects,
    searches.checkVerified,
    rankings.recomputeOrganizationRanking,
  ],
  'verification.suspended': [
    verification.removeVerifiedMark,
    verification.notifySuspended,
    rankings.recomputeOrganizationRanking,
  ],
  'verification.approved': [
    administration.grantVerifiedMark,
    verification.closeSuspendedNotifications,
    administration.notifyApproved,
    projects.publishWaitingProjects,
    searches.checkVerified,
    rankings.recomputeOrganizationRanking,
  ],
  'verification.declined': [
    verification.removeVerifiedMark,
    verification.closeSuspendedNotifications,
    administration.notifyDeclined,
    rankings.recomputeOrganizationRanking,
  ],
  'verification.withdrawn': [
    verification.removeVerifiedMark,
    verification.closeSuspendedNotifications,
    administration.notifyWithdrawn,
    rankings.recomputeOrganizationRanking,
  ],
  'claim_review.asked': [],
  'claim_review.approved': [administration.notifyClaimReviewApproved],
  'claim_review.declined': [administration.notifyClaimReviewDeclined],
  'authority.asked': [],
  'authority.proved': [authority.notifyProved, rankings.recomputeOrganizationRanking],
  'authority.proved_by_claim': [authority.saveProofByClaim, rankings.recomputeOrganizationRanking],
  'authority.dropped': [authority.notifyRevoked, rankings.recomputeOrganizationRanking],
}

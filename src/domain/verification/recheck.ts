/** What a newly loaded register means for an organization that has the mark already. */
import type { VerificationDecision, VerificationEvidence, VerificationReason } from './register.ts'

interface CurrentMark {
  /** What the mark was given on. */
  evidence: VerificationEvidence | null
  /** An administrator gave it, knowing what the register said then. */
  isByAdministrator: boolean
}

/**
 * The reasons for which the mark is suspended; none where it stays. What a person knew when they gave it takes nothing
 * away, and what is missing from a part of the register is not missing from the register.
 */
export function decideRecheck(
  { evidence, isByAdministrator }: CurrentMark,
  decision: VerificationDecision,
  register: { isPartial: boolean },
): VerificationReason[] {
  const wasListed = evidence !== null && evidence.matchedName !== null
  const isNews: Record<VerificationReason, boolean> = {
    // The register as a whole is not there: that says nothing about one organization.
    register_not_loaded: false,
    not_found: wasListed && !register.isPartial,
    name_differs: !isByAdministrator || (wasListed && evidence.nameTier !== 'C'),
    branch_not_named: !isByAdministrator,
    name_not_allowed: !isByAdministrator,
    status_not_active: !isByAdministrator || evidence?.status !== decision.evidence.status,
    revoked: evidence?.revokedOn !== decision.evidence.revokedOn || evidence?.reinstatedOn !== null,
    reinstated_not_listed: !isByAdministrator,
    // Both were told apart before, or the other one waits for that.
    held_by_another: false,
    profile_changed: false,
    held_back: false,
  }
  return decision.reasons.filter((reason) => isNews[reason])
}

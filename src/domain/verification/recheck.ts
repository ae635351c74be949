/** What a newly loaded register means for an organization that already has the mark. */
import type { VerificationDecision, VerificationEvidence, VerificationReason } from './register.ts'

interface CurrentMark {
  /** The evidence for the mark. */
  evidence: VerificationEvidence | null
  /** An administrator gave it, knowing what the register said then. */
  isByAdministrator: boolean
}

/**
 * The reasons for suspending the mark; empty if it stays. What an administrator already knew doesn't count, and
 * neither does absence from a register that is only partly loaded.
 */
export function decideRecheck(
  { evidence, isByAdministrator }: CurrentMark,
  decision: VerificationDecision,
  register: { isPartial: boolean },
): VerificationReason[] {
  const wasListed = evidence !== null && evidence.matchedName !== null
  const isNews: Record<VerificationReason, boolean> = {
    // The register as a whole is missing: that says nothing about one organization.
    register_not_loaded: false,
    not_found: wasListed && !register.isPartial,
    name_differs: !isByAdministrator || (wasListed && evidence.nameTier !== 'C'),
    branch_not_named: !isByAdministrator,
    name_not_allowed: !isByAdministrator,
    status_not_active: !isByAdministrator || evidence?.status !== decision.evidence.status,
    revoked: evidence?.revokedOn !== decision.evidence.revokedOn || evidence?.reinstatedOn !== null,
    reinstated_not_listed: !isByAdministrator,
    // Both were distinguished before, or the other one is waiting for that.
    held_by_another: false,
    profile_changed: false,
    held_back: false,
    no_register: false,
  }
  return decision.reasons.filter((reason) => isNews[reason])
}

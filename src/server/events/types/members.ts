import type { MemberRole } from '#domain/accounts/accounts.ts'

export interface MemberData {
  /** The member the event is about. */
  memberId: string
}

/** Their subject is the organization. */
export interface MemberEvents {
  'member.invited': { invitationId: string; role: MemberRole }
  'member.invited_again': { invitationId: string }
  'member.invitation_withdrawn': { invitationId: string }
  'member.invitation_declined': { invitationId: string }
  'member.joined': MemberData & { role: MemberRole }
  /** A coordinator of the site helps the organization now. */
  'member.coordinator_joined': MemberData
  'member.left': MemberData
  'member.removed': MemberData
  /** `isByStaff`: an administrator did it, who is not named. */
  'member.role_changed': MemberData & { from: MemberRole; to: MemberRole; isByStaff?: true }
  /** The member is the new owner. The actor, who was the owner, is a manager now. */
  'organization.handed_over': MemberData
  'organization.claim_asked': { claimId: string }
  /**
   * The member owns it now: by a link in an email or, if someone else is the actor, by an administrator's decision.
   * Those who held it since its import become managers.
   */
  'organization.claimed': MemberData & { formerIds: string[] }
}

export interface MemberDetails {
  'member.joined': { at: Date }
  /** `reason`: why the staff did it. */
  'member.role_changed': { reason?: string }
  'organization.claimed': { at: Date }
}

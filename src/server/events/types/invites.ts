import type { InviteClosedReason } from '#domain/invites/invites.ts'

interface InviteData {
  projectId: string
  organizationId: string
  volunteerId: string
}

/** Their subject is the invite. No event stores its message. */
export interface InviteEvents {
  'invite.sent': InviteData
  /** The volunteer is reminded. */
  'invite.waiting': InviteData
  'invite.accepted': InviteData & { applicationId: string }
  'invite.declined': InviteData
  /** By the organization. */
  'invite.withdrawn': InviteData
  'invite.expired': InviteData
  /** A block, a suspension or a deletion ended it for the volunteer; the organization sees it wait until its last day. */
  'invite.closed_for_volunteer': InviteData
  /** Something else ended it. */
  'invite.closed': InviteData & { because: InviteClosedReason }
}

/** What we notify people about invites to projects. */
export const inviteNotificationKinds = [
  /** To the volunteer: they are invited; it has waited for days; it ended without their answer. */
  'invite.received',
  'invite.waiting',
  'invite.ended',
  /** To the members of the organization. */
  'invite.accepted',
  'invite.declined',
  'invite.expired',
] as const
export type InviteNotificationKind = (typeof inviteNotificationKinds)[number]

/** Whether a text is one of them. */
export function isInviteNotificationKind(word: string): word is InviteNotificationKind {
  return inviteNotificationKinds.some((kind) => kind === word)
}

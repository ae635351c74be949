/** The bell and its list (foundation 2.6; decision B1); what happened is said in the letters' own sentences. */
import { happenings } from '#contract/messages/en.ts'
import { countedUnread } from '#contract/notifications.ts'
import type { NotificationKind } from '#domain/notifications.ts'

const titles: Record<NotificationKind, string> = {
  'application.received': 'New application',
  'application.accepted': 'Application accepted',
  'application.declined': 'Application declined',
  'application.withdrawn': 'Application withdrawn',
  'application.ended': 'Work ended by the volunteer',
  'application.released': 'Work ended by the organization',
  'application.completed': 'Work signed off',
  'application.closed': 'Project completed',
  'application.left_out': 'Work ended by the organization',
  'review.by_volunteer': 'New review',
  'review.by_organization': 'New review',
  'review.replied_by_volunteer': 'Reply to a review',
  'review.replied_by_organization': 'Reply to your review',
  'review.hidden': 'Review hidden',
  'review.restored': 'Review shown again',
  'hours.logged': 'Hours to confirm',
  'hours.confirmed': 'Hours confirmed',
  'hours.rejected': 'Hours not confirmed',
  'member.joined': 'New member',
  'member.invitation_declined': 'Invitation declined',
  'member.left': 'A member left',
  'member.removed': 'Member removed',
  'member.excluded': 'No longer a member',
  'member.role_changed': 'Role changed',
  'member.made_owner': 'You are an owner now',
  'member.made_manager': 'You are a manager now',
  'organization.claimed': 'Organization taken over',
  'verification.confirmed': 'Organization verified',
  'verification.suspended': 'Verification suspended',
  'verification.mark_lost': 'Mark lost by a register',
  'verification.declined': 'Verification declined',
  'verification.withdrawn': 'Verification suspended',
  'claim.approved': 'You are an owner now',
  'claim.declined': 'Request not approved',
  'claim.overtaken': 'Organization taken over',
  'review.report_kept': 'Reported review kept',
  'review.report_hidden': 'Reported review hidden',
  'authority.proved': 'Authority shown',
  'authority.dropped': 'Authority to be shown again',
  'badge.earned': 'New badge',
  'perk.redeemed': 'Perk redeemed',
  'message.received': 'New message',
  'credential.revoked': 'Credential revoked',
}

const number = (unread: number) => (unread >= countedUnread ? `${countedUnread} or more` : `${unread}`)

export const notifications = {
  heading: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${number(unread)} unread`),
  badge: (unread: number) => (unread > 9 ? '9+' : `${unread}`),
  arrived: (unread: number) =>
    `New notification. ${number(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}.`,
  /** In place of a name, where the account is gone. */
  somebody: 'Somebody',
  unread: 'Unread',
  markAll: 'Mark all as read',
  markFailed: 'Could not mark as read',
  empty: 'No notifications yet',
  emptyText: 'When something happens with an application, you read it here.',
  failed: 'Notifications could not be loaded',
  loadMore: 'Load More',
  loadMoreFailed: 'More notifications could not be loaded',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  titles,
  happenings,
}

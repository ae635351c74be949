/** Your own notifications, newest first, read or unread (spec F2.6, F4; decisions A15, B1). */
import { appealableDecisions, appealKinds, appealStates } from '#domain/moderation/appeals.ts'
import {
  notificationKinds,
  type AccountNotificationKind,
  type MemberNotificationKind,
  type MessageNotificationKind,
  type RewardNotificationKind,
} from '#domain/notifications/notifications.ts'
import type { InviteNotificationKind } from '#domain/notifications/invite-kinds.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { flag, idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { maxCountedUnread } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { receivedReviewPath } from './work-paths.ts'

const members = (id: string) => `/profile?tab=organization&organization=${id}`

const organizationPage = (id: string) => `/organizations/${id}`

/**
 * Where the decision on a report links to: the reader's own reviews if it is about them. Hidden content no longer
 * shows there.
 */
export function reportDecisionPath({
  isAboutReader,
  isHidden,
  ...of
}: {
  isAboutReader: boolean
  isHidden: boolean
  applicationId: string
  organizationId: string
}): string {
  if (!isAboutReader) return organizationPage(of.organizationId)
  return isHidden ? '/reviews?tab=received' : receivedReviewPath(of)
}

const claim = (id: string) => `/organizations/${id}/claim`

const memberNotificationPaths: Record<MemberNotificationKind, string | ((organizationId: string) => string)> =
  {
    'member.joined': members,
    'member.coordinator_joined': members,
    'member.invitation_declined': members,
    'member.left': members,
    'member.removed': members,
    'member.excluded': '/profile',
    'member.role_changed': members,
    'member.made_owner': members,
    'member.made_manager': members,
    'organization.claimed': members,
    'verification.confirmed': '/organization-verification',
    'organization.projects_published': (id) => `/organization-dashboard?tab=projects&organization=${id}`,
    'verification.suspended': '/organization-verification',
    'verification.declined': '/organization-verification',
    'verification.withdrawn': '/organization-verification',
    'verification.mark_lost': (id) => `/admin/verification/${id}`,
    'claim.approved': members,
    'claim.declined': claim,
    'claim.overtaken': claim,
    'review.report_kept': organizationPage,
    'review.report_hidden': organizationPage,
    'review.report_restored': organizationPage,
    'project.report_dismissed': organizationPage,
    // Its organization may have no page without it.
    'project.report_removed': '/browse',
    'project.report_restored': organizationPage,
    'project.removed': '/decisions',
    'project.held': '/decisions',
    'project.restored': '/organization-dashboard?tab=projects',
    'project.shown': '/organization-dashboard?tab=projects',
    // Its project has a page.
    'project.reopened': '/browse',
    'invite.received': '/invites',
    'invite.waiting': '/invites',
    'invite.ended': '/invites',
    'invite.accepted': '/sent-invites',
    'invite.declined': '/sent-invites',
    'invite.expired': '/sent-invites',
    'project.found': '/browse',
    'project.deadline_near': '/browse',
    'project.starting': '/applications',
    'project.ending': '/applications',
    'project.end_passed': '/applications',
    'authority.proved': members,
    'authority.dropped': members,
  }

/** Where notifications about an organization and its members link to. */
export function memberNotificationPath(kind: MemberNotificationKind, organizationId: string): string {
  const target = memberNotificationPaths[kind]
  return typeof target === 'string' ? target : target(organizationId)
}

/** Where notifications about an invite link to: the invite in the list of the reader’s side. */
export function inviteNotificationPath(kind: InviteNotificationKind, inviteId: string): string {
  return `${memberNotificationPath(kind, inviteId)}?invite=${inviteId}`
}

/** Where notifications about reported accounts and appeals link to: what was decided, if that can still be seen. */
export function accountNotificationPath(
  kind: AccountNotificationKind,
  organization: { id: string } | null,
): string {
  if (kind === 'appeal.answered') return '/admin/reports?show=decided&kind=appeal'
  if (kind.startsWith('appeal.') || kind.endsWith('.warned')) return '/decisions'
  return kind === 'organization.report_dismissed' && organization
    ? organizationPage(organization.id)
    : '/safeguards'
}

const rewardNotificationPaths: Record<RewardNotificationKind, string | ((credentialId: string) => string)> = {
  'badge.earned': '/perks-and-rewards?tab=badges',
  'perk.redeemed': '/perks-and-rewards?tab=perks',
  'credential.revoked': (id) => `/credentials/${id}`,
}

/** Where notifications about rewards link to; the id is that of the credential. */
export function rewardNotificationPath(kind: RewardNotificationKind, credentialId: string | null): string {
  const target = rewardNotificationPaths[kind]
  return typeof target === 'string' ? target : target(credentialId ?? '')
}

/** Where notifications about messages link to: the conversation, or for the writer of a removed one, the decision. */
export function messageNotificationPath(kind: MessageNotificationKind, conversationId: string): string {
  return kind === 'message.removed' ? '/decisions' : `/messages?conversation=${conversationId}`
}

const person = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })

/** The same object in lists and in the live stream. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  /** What happened, as a short title and as a sentence or two; listed items get a line each. */
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: isoTimestamp,
  /** The path in the interface it links to. */
  path: z.string(),
  /** These three are null if it is not about work. */
  applicationId: z.uuid().nullable(),
  project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  volunteer: person.nullable(),
  /** Null if it is about rewards. */
  organization: z.object({ id: z.uuid(), organizationName: z.string() }).nullable(),
  /**
   * The member affected by a change, and the person who made it; null if it is about work or the account is deleted.
   */
  member: person.nullable(),
  actor: person.nullable(),
  /** The badge or perk it is about; null otherwise. */
  reward: z.object({ name: z.string() }).nullable(),
  /** The decided appeal it is about; null otherwise. */
  appeal: z
    .object({
      kind: z.enum(appealKinds),
      decision: z.enum(appealableDecisions),
      state: z.enum(appealStates),
      /** Granting it undid the decision, and nothing else keeps it in force. */
      isUndone: z.boolean(),
      /** The project's title, of a review, too; the organization's name; the refused sentence; empty otherwise. */
      name: z.string(),
    })
    .nullable(),
  /** How many it gathers, itself included; 1 unless the list was asked to gather. */
  gathered: z.number().int().min(1),
})
export type Notification = z.infer<typeof notification>

/** The number of unread notifications; `100` means 100 or more. */
const unreadCount = z.object({ unread: z.number().int().max(maxCountedUnread) })

/** Whether several of one kind about one project are one entry, which is the newest of them, with their number. */
const gathering = { gather: flag.optional() }

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  summary: 'Your notifications, newest first.',
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  query: pageQuery.extend(gathering),
  response: z.array(notification),
  paged: true,
  problems: ['bad_cursor'],
})

export const countUnreadNotifications = defineEndpoint({
  id: 'countUnreadNotifications',
  summary: 'How many of your notifications are unread, counted to 100.',
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'signed-in',
  response: unreadCount,
})

export const readNotification = defineEndpoint({
  id: 'readNotification',
  summary: 'Marks one of your notifications as read, or all that it gathers.',
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'signed-in',
  params: idParams,
  query: z.object(gathering),
  response: notification,
  problems: ['notification_not_found'],
})

export const readAllNotifications = defineEndpoint({
  id: 'readAllNotifications',
  summary: 'Marks all your notifications as read.',
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'signed-in',
  response: unreadCount,
})

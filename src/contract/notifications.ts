/** Notifications: one's own, newest first, read or not (foundation 2.6, 4; decisions A15, B1). */
import {
  notificationKinds,
  type MemberNoticeKind,
  type RewardNoticeKind,
  type WorkNoticeKind,
} from '#domain/notifications.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, pageQuery } from './fields.ts'
import { z } from './zod.ts'

/** The largest number of unread notifications that is counted. */
export const countedUnread = 100

export const projectPath = (projectId: string) => `/project/${projectId}`

const mine = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=mine&application=${applicationId}`
const received = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=received&application=${applicationId}`

const reviewReceived = ({ applicationId }: { applicationId: string }) =>
  `/reviews?tab=received&application=${applicationId}`
const reviewGiven = ({ applicationId }: { applicationId: string }) =>
  `/reviews?tab=given&application=${applicationId}`

/** Where each kind about work leads: a path of the interface. */
export const notificationPaths: Record<
  WorkNoticeKind,
  (of: { applicationId: string; projectId: string }) => string
> = {
  'application.received': received,
  'application.accepted': ({ projectId }) => projectPath(projectId),
  'application.declined': mine,
  'application.withdrawn': received,
  'application.ended': received,
  'application.released': mine,
  'application.completed': mine,
  'application.scope_changed': ({ projectId }) => projectPath(projectId),
  'review.by_volunteer': reviewReceived,
  'review.by_organization': reviewReceived,
  'review.replied_by_volunteer': reviewGiven,
  'review.replied_by_organization': reviewGiven,
  'review.hidden': reviewGiven,
  'review.restored': reviewGiven,
  'application.closed': mine,
  'application.left_out': mine,
  'hours.logged': received,
  'hours.confirmed': mine,
  'hours.rejected': mine,
}

const members = '/profile?tab=organization'

const organizationPage = (id: string) => `/organizations/${id}`

/** Where the answer to a report leads: to the reader's own reviews where it is about them; what is hidden shows there no more. */
export function reportAnswerPath({
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
  return isHidden ? '/reviews?tab=received' : reviewReceived(of)
}

const claim = (id: string) => `/organizations/${id}/claim`

const memberNoticePaths: Record<MemberNoticeKind, string | ((organizationId: string) => string)> = {
  'member.joined': members,
  'member.invitation_declined': members,
  'member.left': members,
  'member.removed': members,
  'member.excluded': '/profile',
  'member.role_changed': members,
  'member.made_owner': members,
  'member.made_manager': members,
  'organization.claimed': members,
  'verification.confirmed': '/organization-verification',
  'organization.projects_published': '/organization-dashboard?tab=projects',
  'verification.suspended': '/organization-verification',
  'verification.declined': '/organization-verification',
  'verification.withdrawn': '/organization-verification',
  'verification.mark_lost': (id) => `/admin/verification/${id}`,
  'claim.approved': members,
  'claim.declined': claim,
  'claim.overtaken': claim,
  'review.report_kept': organizationPage,
  'review.report_hidden': organizationPage,
  'authority.proved': members,
  'authority.dropped': members,
}

/** Where a kind about an organization and its members leads. */
export function memberNoticePath(kind: MemberNoticeKind, organizationId: string): string {
  const way = memberNoticePaths[kind]
  return typeof way === 'string' ? way : way(organizationId)
}

const rewardNoticePaths: Record<RewardNoticeKind, string | ((credentialId: string) => string)> = {
  'badge.earned': '/perks-and-rewards?tab=badges',
  'perk.redeemed': '/perks-and-rewards?tab=perks',
  'credential.revoked': (id) => `/credentials/${id}`,
}

/** Where a kind about rewards leads; the id is of the credential that it is about. */
export function rewardNoticePath(kind: RewardNoticeKind, credentialId: string | null): string {
  const way = rewardNoticePaths[kind]
  return typeof way === 'string' ? way : way(credentialId ?? '')
}

/** Where a message is read. */
export function conversationPath(conversationId: string): string {
  return `/messages?conversation=${conversationId}`
}

const person = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })

/** The same object wherever it travels: in lists and on the live stream. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  /** What happened, in a few words, and in a sentence or two; a further line each for what they list. */
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: moment,
  /** Where it leads: a path of the interface. */
  path: z.string(),
  /** These three are null where it is not about work. */
  applicationId: z.uuid().nullable(),
  project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  volunteer: person.nullable(),
  /** Null where it is about rewards. */
  organization: z.object({ id: z.uuid(), organizationName: z.string() }).nullable(),
  /** The member whom a change is about, and who made it; null where it is about work, or the account is gone. */
  member: person.nullable(),
  actor: person.nullable(),
  /** The badge or perk that it is about; null where it is about neither. */
  reward: z.object({ name: z.string() }).nullable(),
})
export type Notification = z.infer<typeof notification>

/** How many are unread; `100` stands for that many and more. */
const unreadCount = z.object({ unread: z.number().int().max(countedUnread) })

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  summary: 'Your notifications, newest first.',
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  query: pageQuery,
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
  summary: 'Marks one of your notifications as read.',
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'signed-in',
  params: idParams,
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

/** Your own notifications, newest first, read or unread (spec F2.6, F4; decisions A15, B1). */
import { appealableDecisions, appealKinds, appealStates } from '#domain/moderation/appeals.ts'
import { notificationKinds } from '#domain/notifications/notifications.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { flag, idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { maxCountedUnread } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

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

export const notificationEndpoints = [
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
] as const

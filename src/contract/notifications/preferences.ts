/**
 * What people want to be notified about, how and when, and unsubscribing with the link in an email (decision B1; RFC
 * 8058).
 */
import {
  emailFrequencies,
  emailLists,
  notificationTopics,
} from '#domain/notifications/notification-topics.ts'
import { weekdays } from '#domain/notifications/weekly-summary.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { z } from '#contract/zod.ts'

const topic = z.enum(notificationTopics)
const mail = z.enum(emailFrequencies, {
  error: fieldText('notifications.frequency', {
    choices: emailFrequencies.slice(0, -1).join(', '),
    last: emailFrequencies.at(-1) ?? '',
  }),
})

const choice = z.object({ topic, inProduct: z.boolean(), mail })

/** Minutes from midnight. */
const minutes = z
  .number()
  .int(fieldText('notifications.time'))
  .min(0, fieldText('notifications.time'))
  .max(1439, fieldText('notifications.time'))

const quietHours = z
  .object({ from: minutes, to: minutes })
  .refine(({ from, to }) => from !== to, { error: fieldText('notifications.sameTimes'), path: ['to'] })

const hour = z
  .number()
  .int(fieldText('notifications.hour'))
  .min(0, fieldText('notifications.hour'))
  .max(23, fieldText('notifications.hour'))

const weekday = z.literal(weekdays, fieldText('notifications.weekday'))

/** Omitted settings stay as they are. */
export const notificationPreferencesForm = z.object({
  topics: z
    .array(choice)
    .max(notificationTopics.length)
    .refine(
      (choices) => new Set(choices.map((each) => each.topic)).size === choices.length,
      fieldText('notifications.topicTwice'),
    )
    .optional(),
  digestHour: hour.optional(),
  quietHours: quietHours.nullable().optional(),
  summaryDay: weekday.nullable().optional(),
})

export const notificationPreferences = z.object({
  /** Every topic, including those that never apply to the reader. */
  topics: z.array(choice),
  digestHour: z.number().int(),
  quietHours: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** The day of the weekly summary, from 1 for Monday; null if it is off. It comes at the hour of the digest. */
  summaryDay: weekday.nullable(),
  /** The time zone of these times; null means UTC, because the reader has chosen none. */
  timeZone: z.string().nullable(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

export const getNotificationPreferences = defineEndpoint({
  id: 'getNoticePreferences',
  summary: 'What we notify you about, how and when.',
  method: 'GET',
  path: '/api/notification-preferences',
  access: 'signed-in',
  response: notificationPreferences,
})

export const saveNotificationPreferences = defineEndpoint({
  id: 'saveNoticePreferences',
  summary: 'Changes what we notify you about, how and when. Fields you leave out stay the same.',
  method: 'PATCH',
  path: '/api/notification-preferences',
  access: 'signed-in',
  body: notificationPreferencesForm,
  response: notificationPreferences,
})

/** What the link in an email is about. */
export const subscription = z.object({
  /** Null means the daily digest, whatever it contains. */
  topic: z.enum(emailLists).nullable(),
  /** Whether these emails are sent. */
  isOn: z.boolean(),
  /** The saved search that a link ends; only if the topic is `saved_search`. */
  search: z.object({ name: z.string() }).optional(),
})
export type Subscription = z.infer<typeof subscription>

const link = z.object({ token: z.string().min(1, fieldText('general.required')).max(200) })

export const findSubscription = defineEndpoint({
  id: 'findSubscription',
  summary: 'What an unsubscribe link is for. Changes nothing.',
  method: 'POST',
  path: '/api/unsubscribe/find',
  access: 'public',
  body: link,
  response: subscription,
  problems: ['subscription_not_found'],
})

/**
 * Mail programs call this with a fixed form, without a page. The token is in the query, and logs keep only paths:
 * https://www.rfc-editor.org/rfc/rfc8058.
 */
export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  summary:
    'Unsubscribes from the emails that a link names. Repeating it changes nothing. Works without signing in.',
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'public',
  query: link,
  response: subscription,
  problems: ['subscription_not_found'],
})

export const resubscribe = defineEndpoint({
  id: 'resubscribe',
  summary: 'Undoes unsubscribing with the same link.',
  method: 'DELETE',
  path: '/api/unsubscribe',
  access: 'public',
  query: link,
  response: subscription,
  problems: ['subscription_not_found'],
})

export const notificationPreferenceEndpoints = [
  getNotificationPreferences,
  saveNotificationPreferences,
  findSubscription,
  unsubscribe,
  resubscribe,
] as const

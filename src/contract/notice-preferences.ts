/** What one wants to be told of, how and when; and unsubscribing by the link of a letter (decision B1; RFC 8058). */
import { mailWays, noticeTopics } from '#domain/notice-topics.ts'
import { defineEndpoint } from './endpoint.ts'
import { z } from './zod.ts'

const topic = z.enum(noticeTopics)
const mail = z.enum(mailWays, {
  error: `Please choose ${mailWays.slice(0, -1).join(', ')} or ${mailWays.at(-1)}`,
})

const choice = z.object({ topic, inProduct: z.boolean(), mail })

/** Minutes from midnight. */
const minutes = z
  .number()
  .int('Please choose a time')
  .min(0, 'Please choose a time')
  .max(1439, 'Please choose a time')

export const sameTimeText = 'Please choose two different times'

const quietHours = z
  .object({ from: minutes, to: minutes })
  .refine(({ from, to }) => from !== to, { error: sameTimeText, path: ['to'] })

const hour = z
  .number()
  .int('Please choose an hour')
  .min(0, 'Please choose an hour')
  .max(23, 'Please choose an hour')

/** What is left out stays. */
export const noticePreferencesForm = z.object({
  topics: z
    .array(choice)
    .max(noticeTopics.length)
    .refine(
      (choices) => new Set(choices.map((each) => each.topic)).size === choices.length,
      'List each topic only once',
    )
    .optional(),
  digestHour: hour.optional(),
  quietHours: quietHours.nullable().optional(),
})

export const noticePreferences = z.object({
  /** Every topic, also those that the reader is never told of. */
  topics: z.array(choice),
  digestHour: z.number().int(),
  quietHours: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** By whose clock these times are; null is UTC, as the reader has chosen none. */
  timeZone: z.string().nullable(),
})
export type NoticePreferences = z.infer<typeof noticePreferences>

export const getNoticePreferences = defineEndpoint({
  id: 'getNoticePreferences',
  summary: 'What we notify you about, how and when.',
  method: 'GET',
  path: '/api/notification-preferences',
  access: 'signed-in',
  response: noticePreferences,
})

export const saveNoticePreferences = defineEndpoint({
  id: 'saveNoticePreferences',
  summary: 'Changes what we notify you about, how and when. Fields you leave out stay the same.',
  method: 'PATCH',
  path: '/api/notification-preferences',
  access: 'signed-in',
  body: noticePreferencesForm,
  response: noticePreferences,
})

/** What the link of a letter speaks of. */
export const subscription = z.object({
  /** Null is the daily digest, whatever is in it. */
  topic: topic.nullable(),
  /** Whether such letters come. */
  isOn: z.boolean(),
})
export type Subscription = z.infer<typeof subscription>

const link = z.object({ token: z.string().min(1, 'Required').max(200) })

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

/** Mail programs call this by themselves, with a form that says so; the token stands where no log keeps it: https://www.rfc-editor.org/rfc/rfc8058. */
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

export const noticePreferenceEndpoints = [
  getNoticePreferences,
  saveNoticePreferences,
  findSubscription,
  unsubscribe,
  resubscribe,
] as const

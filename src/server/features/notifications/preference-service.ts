import type {
  NotificationPreferences,
  notificationPreferencesForm,
  Subscription,
} from '#contract/notifications/preferences.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { parseSubscription, type SubscriptionOf } from '#server/email/unsubscribe-token.ts'
import {
  findPreferences,
  saveTopicChoices,
  saveTimes,
  disableDigest,
  enableDigest,
  disableTopicEmails,
  enableTopicEmails,
} from './preference-queries.ts'

/** The caller's notification settings. */
export async function requirePreferences(ctx: Context): Promise<NotificationPreferences> {
  const preferences = await findPreferences(ctx.db, ctx.actor.id)
  if (!preferences) throw new Problem('unauthorized')
  return preferences
}

/** Changes the caller's notification settings. */
export async function savePreferences(
  ctx: Context,
  { topics = [], ...times }: z.output<typeof notificationPreferencesForm>,
): Promise<NotificationPreferences> {
  const reader = { userId: ctx.actor.id, now: ctx.now() }
  await transact(ctx.db, async (db) => {
    await saveTopicChoices(db, { ...reader, topics })
    await saveTimes(db, { ...reader, ...times })
  })
  return requirePreferences(ctx)
}

type AnyContext = Context<User | null>

/** The subscription that an email's link refers to. */
export async function findSubscriptionByToken(ctx: AnyContext, token: string): Promise<Subscription> {
  const of = parseLink(ctx, token)
  const preferences = await findPreferences(ctx.db, of.userId)
  if (!preferences) throw new Problem('subscription_not_found')
  const { topics } = preferences
  const isOn = of.topic
    ? topics.some(({ topic, mail }) => topic === of.topic && mail !== 'none')
    : topics.some(({ mail }) => mail === 'daily')
  return { topic: of.topic, isOn }
}

/** Unsubscribes by link. Doing it twice has the same effect. */
export async function unsubscribeByLink(ctx: AnyContext, token: string): Promise<Subscription> {
  const { userId, topic } = await parseExistingLink(ctx, token)
  const now = ctx.now()
  await (topic ? disableTopicEmails(ctx.db, { userId, topic, now }) : disableDigest(ctx.db, { userId, now }))
  return { topic, isOn: false }
}

/** Undoes an unsubscribe. */
export async function resubscribeByLink(ctx: AnyContext, token: string): Promise<Subscription> {
  const { userId, topic } = await parseExistingLink(ctx, token)
  const now = ctx.now()
  await (topic ? enableTopicEmails(ctx.db, { userId, topic, now }) : enableDigest(ctx.db, { userId, now }))
  return findSubscriptionByToken(ctx, token)
}

function parseLink(ctx: AnyContext, token: string): SubscriptionOf {
  const of = parseSubscription(ctx.signer, token)
  if (!of) throw new Problem('subscription_not_found')
  return of
}

/** The account may have been deleted since the email. */
async function parseExistingLink(ctx: AnyContext, token: string): Promise<SubscriptionOf> {
  await findSubscriptionByToken(ctx, token)
  return parseLink(ctx, token)
}

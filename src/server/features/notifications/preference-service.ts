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
import { chooseSummary, switchSummary } from './summary.ts'

/** The caller's notification settings. */
export async function requirePreferences(ctx: Context): Promise<NotificationPreferences> {
  const preferences = await findPreferences(ctx.db, ctx.actor.id)
  if (!preferences) throw new Problem('unauthorized')
  return preferences
}

/** Changes the caller's notification settings. */
export async function savePreferences(
  ctx: Context,
  { topics = [], summaryDay, ...times }: z.output<typeof notificationPreferencesForm>,
): Promise<NotificationPreferences> {
  const reader = { userId: ctx.actor.id, now: ctx.now() }
  await transact(ctx.db, async (db) => {
    await saveTopicChoices(db, { ...reader, topics })
    await saveTimes(db, { ...reader, ...times })
    if (summaryDay !== undefined) await chooseSummary(db, { ...reader, weekday: summaryDay })
  })
  return requirePreferences(ctx)
}

type AnyContext = Context<User | null>

/** The subscription that an email's link refers to. */
export async function findSubscriptionByToken(ctx: AnyContext, token: string): Promise<Subscription> {
  const of = parseLink(ctx, token)
  const preferences = await findPreferences(ctx.db, of.userId)
  if (!preferences) throw new Problem('subscription_not_found')
  return { topic: of.topic, isOn: isSubscribed(preferences, of.topic) }
}

/** Unsubscribes by link. Doing it twice has the same effect. */
export async function unsubscribeByLink(ctx: AnyContext, token: string): Promise<Subscription> {
  const subscription = await parseExistingLink(ctx, token)
  await switchEmails(ctx, { ...subscription, isOn: false })
  return { topic: subscription.topic, isOn: false }
}

/** Undoes an unsubscribe. */
export async function resubscribeByLink(ctx: AnyContext, token: string): Promise<Subscription> {
  await switchEmails(ctx, { ...(await parseExistingLink(ctx, token)), isOn: true })
  return findSubscriptionByToken(ctx, token)
}

function isSubscribed(
  { topics, summaryDay }: NotificationPreferences,
  list: SubscriptionOf['topic'],
): boolean {
  if (list === 'weekly_summary') return summaryDay !== null
  return topics.some(({ topic, mail }) => (list ? topic === list && mail !== 'none' : mail === 'daily'))
}

/** Turns off what a link is for, or on again. */
async function switchEmails(
  { db, ...ctx }: AnyContext,
  { userId, topic, isOn }: SubscriptionOf & { isOn: boolean },
): Promise<void> {
  const change = { userId, now: ctx.now() }
  if (topic === 'weekly_summary') await switchSummary(db, { ...change, isOn })
  else if (topic === null) await (isOn ? enableDigest : disableDigest)(db, change)
  else await (isOn ? enableTopicEmails : disableTopicEmails)(db, { ...change, topic })
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

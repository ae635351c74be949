import type {
  NotificationPreferences,
  notificationPreferencesForm,
  Subscription,
} from '#contract/notifications/preferences.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { publish } from '#server/events/publish.ts'
import { parseSubscription, type SubscriptionOf } from '#server/email/unsubscribe-token.ts'
import {
  findPreferences,
  saveTopicChoices,
  saveTimes,
  disableDigest,
  enableDigest,
  disableTopicEmails,
  enableTopicEmails,
  findLinkedSearch,
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
  const { userId, topic, searchId } = parseLink(ctx, token)
  if (searchId !== undefined) {
    const search = await findLinkedSearch(ctx.db, { id: searchId, userId })
    if (!search) throw new Problem('subscription_not_found')
    return { topic, isOn: search.endedAt === null, search: { name: search.name } }
  }
  const preferences = await findPreferences(ctx.db, userId)
  if (!preferences) throw new Problem('subscription_not_found')
  return { topic, isOn: isSubscribed(preferences, topic) }
}

/** Unsubscribes by link. Doing it twice has the same effect. */
export async function unsubscribeByLink(ctx: AnyContext, token: string): Promise<Subscription> {
  const found = await findSubscriptionByToken(ctx, token)
  await switchEmails(ctx, { ...parseLink(ctx, token), isOn: false })
  return { ...found, isOn: false }
}

/** Undoes an unsubscribe. */
export async function resubscribeByLink(ctx: AnyContext, token: string): Promise<Subscription> {
  await findSubscriptionByToken(ctx, token)
  await switchEmails(ctx, { ...parseLink(ctx, token), isOn: true })
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
  { userId, topic, searchId, isOn }: SubscriptionOf & { isOn: boolean },
): Promise<void> {
  const change = { userId, now: ctx.now() }
  if (topic === 'saved_search') {
    if (searchId !== undefined) await switchSearch(db, { ...change, searchId, isOn })
  } else if (topic === 'weekly_summary') await switchSummary(db, { ...change, isOn })
  else if (topic === null) await (isOn ? enableDigest : disableDigest)(db, change)
  else await (isOn ? enableTopicEmails : disableTopicEmails)(db, { ...change, topic })
}

async function switchSearch(
  db: Db,
  { userId, searchId, now, isOn }: { userId: string; searchId: string; now: Date; isOn: boolean },
): Promise<void> {
  const type = isOn ? 'search.restored' : 'search.ended'
  await transact(db, (tx) =>
    publish(tx, { type, actorId: userId, subjectId: searchId, data: {}, userId, at: now }),
  )
}

function parseLink(ctx: AnyContext, token: string): SubscriptionOf {
  const of = parseSubscription(ctx.signer, token)
  if (!of) throw new Problem('subscription_not_found')
  return of
}

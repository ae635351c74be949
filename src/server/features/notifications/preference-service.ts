import type { NoticePreferences, noticePreferencesForm, Subscription } from '#contract/notice-preferences.ts'
import type { User } from '#contract/accounts.ts'
import type { z } from '#contract/zod.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { readSubscription, type SubscriptionOf } from '#server/mail/subscription.ts'
import {
  findPreferences,
  saveChoices,
  saveTimes,
  turnDigestOff,
  turnDigestOn,
  turnOff,
  turnOn,
} from './preference-queries.ts'

/** What the caller wants to be told of, how and when. */
export async function readPreferences(ctx: Context): Promise<NoticePreferences> {
  const preferences = await findPreferences(ctx.db, ctx.actor.id)
  if (!preferences) throw new Problem('unauthorized')
  return preferences
}

/** Changes what the caller wants to be told of, how and when. */
export async function savePreferences(
  ctx: Context,
  { topics = [], ...times }: z.output<typeof noticePreferencesForm>,
): Promise<NoticePreferences> {
  const reader = { userId: ctx.actor.id, now: ctx.now() }
  await transact(ctx.db, async (db) => {
    await saveChoices(db, { ...reader, topics })
    await saveTimes(db, { ...reader, ...times })
  })
  return readPreferences(ctx)
}

type Anybody = Context<User | null>

/** What a link of a letter speaks of. */
export async function findByLink(ctx: Anybody, token: string): Promise<Subscription> {
  const of = readLink(ctx, token)
  const preferences = await findPreferences(ctx.db, of.userId)
  if (!preferences) throw new Problem('subscription_not_found')
  const { topics } = preferences
  const isOn = of.topic
    ? topics.some(({ topic, mail }) => topic === of.topic && mail !== 'none')
    : topics.some(({ mail }) => mail === 'daily')
  return { topic: of.topic, isOn }
}

/** Ends the letters that a link speaks of; twice is once. */
export async function unsubscribeByLink(ctx: Anybody, token: string): Promise<Subscription> {
  const { userId, topic } = await readKnownLink(ctx, token)
  const now = ctx.now()
  await (topic ? turnOff(ctx.db, { userId, topic, now }) : turnDigestOff(ctx.db, { userId, now }))
  return { topic, isOn: false }
}

/** Takes that back. */
export async function resubscribeByLink(ctx: Anybody, token: string): Promise<Subscription> {
  const { userId, topic } = await readKnownLink(ctx, token)
  const now = ctx.now()
  await (topic ? turnOn(ctx.db, { userId, topic, now }) : turnDigestOn(ctx.db, { userId, now }))
  return findByLink(ctx, token)
}

function readLink(ctx: Anybody, token: string): SubscriptionOf {
  const of = readSubscription(ctx.signer, token)
  if (!of) throw new Problem('subscription_not_found')
  return of
}

/** The account may be gone since the letter. */
async function readKnownLink(ctx: Anybody, token: string): Promise<SubscriptionOf> {
  await findByLink(ctx, token)
  return readLink(ctx, token)
}

/** The rewards of a person, put together from their account and what is stored of their work. */
import type { UserRewards } from '#contract/rewards.ts'
import { noFigures } from '#domain/badges.ts'
import { progressOf, recompute } from '#domain/reward-recompute.ts'
import { levelOf, rewardTierOf } from '#domain/rewards.ts'
import { currentStreak, mondayOf } from '#domain/streaks.ts'
import { addDays, dayInZone, type LocalDate } from '#domain/time.ts'
import type { Context } from '#server/context.ts'
import type { Kept } from '#server/http/kept.ts'
import { listLives, type Life } from './event-queries.ts'
import { countBefore, countVolunteers, findAccount } from './rank-queries.ts'
import { listBadges, listRestWeeks } from './search.ts'
import { listStore } from './store-search.ts'

/** Weeks of rest of so many days back are told beside those to come. */
const toldDays = 365

interface Asked {
  timeZone?: string | undefined
}

/** Today where the reader is. */
export function todayOf(ctx: Context, { timeZone }: Asked): LocalDate {
  return dayInZone(ctx.now(), ctx.actor.timeZone ?? timeZone ?? 'UTC')
}

export async function readRewards(ctx: Context, asked: Asked, totals: Kept<number>): Promise<UserRewards> {
  const { db, actor } = ctx
  const account = await findAccount(db, actor.id)
  const { balance = 0, earned = 0, earnedAt = null } = account ?? {}
  const life = (await listLives(db, [actor.id])).get(actor.id)
  const figures = life ? recompute(life.events, life.rest).figures : noFigures
  const { level, from, next } = levelOf(earned)
  const position = 1 + (await countBefore(db, { userId: actor.id, earned, earnedAt }))
  const volunteers = await totals.read('volunteers', ctx.now(), () => countVolunteers(db))
  return {
    currentPoints: earned,
    levelPoints: from,
    nextLevelPoints: next,
    currentLevel: level,
    balance,
    // The number of all is some seconds old: whoever came since is counted by their own place.
    rank: { tier: rewardTierOf(earned), position, totalUsers: Math.max(volunteers, position) },
    projectsCompleted: figures.contributions,
    hoursVolunteered: figures.hours,
    ...(await readRest(ctx, asked, life)),
    badges: await listBadges(db, actor.id),
    availablePerks: await listStore(db, actor.id, ctx.now()),
    achievements: progressOf(figures).map(({ figure: _, ...achievement }) => achievement),
  }
}

/** The reader's weeks of rest, and the weeks with work in a row that they belong to. */
export async function readRest(ctx: Context, asked: Asked, known?: Life) {
  const life = known ?? (await listLives(ctx.db, [ctx.actor.id])).get(ctx.actor.id)
  const today = todayOf(ctx, asked)
  const active = new Set(life?.events.flatMap((event) => ('day' in event ? [mondayOf(event.day)] : [])))
  return {
    restWeeks: await listRestWeeks(ctx.db, ctx.actor.id, mondayOf(addDays(today, -toldDays))),
    weeklyStreak: currentStreak({ active, rest: life?.rest ?? new Set() }, today),
  }
}

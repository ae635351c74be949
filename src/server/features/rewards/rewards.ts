/** A person's rewards, assembled from their account and stored work. */
import { describeAchievement } from '#contract/i18n/rewards-names.ts'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { noRewardStats } from '#domain/rewards/badges.ts'
import { progressOf, recompute } from '#domain/rewards/recompute.ts'
import { levelOf, rewardTierOf } from '#domain/rewards/rewards.ts'
import { currentStreak, mondayOf } from '#domain/rewards/streaks.ts'
import { addDays, dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import type { TimedCache } from '#server/http/timed-cache.ts'
import { defaultTimeZone } from '#server/site/current-site.ts'
import { listActivityHistories, type ActivityHistory } from './event-queries.ts'
import { countRankedAbove, countVolunteers, findAccount } from './rank-queries.ts'
import { listBadges, listRestWeeks } from './search.ts'
import { listStore } from './store-search.ts'

/** How many past days of rest weeks are shown, in addition to upcoming ones. */
const pastRestDays = 365

interface RewardsQuery {
  timeZone?: string | undefined
}

/** Today in the reader's time zone. */
export function todayOf(ctx: Context, { timeZone }: RewardsQuery): LocalDate {
  return dayInZone(ctx.now(), ctx.actor.timeZone ?? timeZone ?? defaultTimeZone())
}

export async function findRewards(
  ctx: Context,
  query: RewardsQuery,
  totals: TimedCache<number>,
): Promise<UserRewards> {
  const { db, actor, language } = ctx
  const names = rewardsNamesCatalog.read(language)
  const account = await findAccount(db, actor.id)
  const { balance = 0, earned = 0, earnedAt = null } = account ?? {}
  const history = (await listActivityHistories(db, [actor.id])).get(actor.id)
  const stats = history ? recompute(history.events, history.rest).stats : noRewardStats
  const { level, from, next } = levelOf(earned)
  const position = 1 + (await countRankedAbove(db, { userId: actor.id, earned, earnedAt }))
  const volunteers = await totals.read('volunteers', ctx.now(), () => countVolunteers(db))
  return {
    currentPoints: earned,
    levelPoints: from,
    nextLevelPoints: next,
    currentLevel: level,
    balance,
    // The cached total may be a few seconds old. `position` covers volunteers who joined since.
    rank: { tier: rewardTierOf(earned), position, totalUsers: Math.max(volunteers, position) },
    projectsCompleted: stats.contributions,
    hoursVolunteered: stats.hours,
    ...(await findRest(ctx, query, history)),
    badges: await listBadges(ctx),
    availablePerks: await listStore(db, actor.id, ctx.now()),
    achievements: progressOf(stats).map(({ stat: _, ...achievement }) => ({
      ...achievement,
      ...describeAchievement(names, achievement),
    })),
  }
}

/** The reader's weeks of rest, and the streak of active weeks they belong to. */
export async function findRest(ctx: Context, query: RewardsQuery, loaded?: ActivityHistory) {
  const history = loaded ?? (await listActivityHistories(ctx.db, [ctx.actor.id])).get(ctx.actor.id)
  const today = todayOf(ctx, query)
  const active = new Set(history?.events.flatMap((event) => ('day' in event ? [mondayOf(event.day)] : [])))
  return {
    restWeeks: await listRestWeeks(ctx.db, ctx.actor.id, mondayOf(addDays(today, -pastRestDays))),
    weeklyStreak: currentStreak({ active, rest: history?.rest ?? new Set() }, today),
  }
}

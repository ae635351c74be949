import { findRestRefusal } from '#domain/rewards/streaks.ts'
import type { LocalDate } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { lockPointAccount } from './ledger-queries.ts'
import { insertRestWeek, removeRestWeek } from './queries.ts'
import { findRest, todayOf } from './rewards.ts'

interface RestInput {
  monday: LocalDate
  isRest: boolean
  timeZone?: string | undefined
}

/** Announces or removes one of the caller's weeks of rest. Repeating it changes nothing. */
export async function saveRest(ctx: Context, { monday, isRest, timeZone }: RestInput) {
  const refusal = findRestRefusal(monday, todayOf(ctx, { timeZone }))
  if (refusal) throw new Problem(refusal)
  const userId = ctx.actor.id
  return transact(ctx.db, async (db) => {
    await lockPointAccount(db, userId)
    if (isRest) await insertRestWeek(db, { userId, monday, announcedAt: ctx.now() })
    else await removeRestWeek(db, { userId, monday })
    return findRest({ ...ctx, db }, { timeZone })
  })
}

/** The operator's rates of an hour, each change with an entry in the audit log. */
import type { HourRateForm } from '#contract/impact/rates.ts'
import type { HourRate } from '#domain/impact/value.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { listRates, lockRate, removeRate, saveRate } from './rate-queries.ts'

/** Sets the rate of a year. What is already so is no change. */
export async function setRate(ctx: Context, rate: HourRateForm): Promise<HourRate[]> {
  await transact(ctx.db, async (db) => {
    const before = await lockRate(db, rate.year)
    if (before && isSame(before, rate)) return
    await saveRate(db, rate, ctx.now())
    await recordChange(ctx, { db, action: 'impact.set_rate', before, after: rate })
  })
  return listRates(ctx.db)
}

export async function endRate(ctx: Context, year: number): Promise<HourRate[]> {
  await transact(ctx.db, async (db) => {
    const before = await lockRate(db, year)
    if (!before) throw new Problem('hour_rate_not_found')
    await removeRate(db, year)
    await recordChange(ctx, { db, action: 'impact.remove_rate', before, after: null })
  })
  return listRates(ctx.db)
}

const isSame = (one: HourRate, other: HourRate) =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.source === other.source &&
  one.sourceUrl === other.sourceUrl

interface RateChange {
  db: Context['db']
  action: 'impact.set_rate' | 'impact.remove_rate'
  before: HourRate | null
  after: HourRate | null
}

function recordChange({ actor, origin }: Context, { db, action, before, after }: RateChange): Promise<void> {
  const auditOf = (rate: HourRate | null) => rate && { ...rate }
  return recordAudit(db, {
    actorId: actor.id,
    origin,
    action,
    objectType: 'site',
    objectId: null,
    before: auditOf(before),
    after: auditOf(after),
  })
}

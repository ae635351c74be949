/** What an hour of a volunteer is worth, by year. */
import { desc, eq } from 'drizzle-orm'
import type { HourRate } from '#domain/impact/value.ts'
import type { Db } from '#server/db/db.ts'
import { hourRates } from '#server/db/tables/impact.ts'

const columns = {
  year: hourRates.year,
  amount: hourRates.amount,
  currency: hourRates.currency,
  source: hourRates.source,
  sourceUrl: hourRates.sourceUrl,
}

/** The rates of all years, latest first. */
export function listRates(db: Db): Promise<HourRate[]> {
  return db.select(columns).from(hourRates).orderBy(desc(hourRates.year))
}

/** The rate of a year, locked until the transaction ends; null if there is none. */
export async function lockRate(db: Db, year: number): Promise<HourRate | null> {
  const [row] = await db.select(columns).from(hourRates).where(eq(hourRates.year, year)).for('update')
  return row ?? null
}

/** Stores the rate of its year, in place of the one before. */
export async function saveRate(db: Db, rate: HourRate, at: Date): Promise<void> {
  const { year, ...values } = { ...rate, updatedAt: at }
  await db
    .insert(hourRates)
    .values({ year, ...values })
    .onConflictDoUpdate({ target: hourRates.year, set: values })
}

export async function removeRate(db: Db, year: number): Promise<void> {
  await db.delete(hourRates).where(eq(hourRates.year, year))
}

/** How many organizations viewed a portfolio (docs/decisions/0103-volunteer-directory.md). */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { PortfolioViews } from '#contract/portfolios/views.ts'
import { portfolioViewRule } from '#domain/portfolios/portfolios.ts'
import { addDays, dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { portfolioViews } from '#server/db/tables/portfolios.ts'

/** The day of a view. */
export const viewDay = (at: Date): LocalDate => dayInZone(at, 'UTC')

/** Stores that an organization looked on a day; once, however often it is called. */
export async function insertPortfolioView(
  db: Db,
  view: { volunteerId: string; organizationId: string; day: LocalDate },
): Promise<void> {
  await db.insert(portfolioViews).values(view).onConflictDoNothing()
}

/** How many different organizations looked within the shown days. */
export async function countPortfolioViews(db: Db, volunteerId: string, now: Date): Promise<PortfolioViews> {
  const { shownDays: days } = portfolioViewRule
  const [row] = await db
    .select({ organizations: sql<number>`count(distinct ${portfolioViews.organizationId})::int` })
    .from(portfolioViews)
    .where(
      and(eq(portfolioViews.volunteerId, volunteerId), gt(portfolioViews.day, addDays(viewDay(now), -days))),
    )
  return { organizations: row?.organizations ?? 0, days }
}

/** Removes views that are too old. */
export async function removeOldPortfolioViews(db: Db, now: Date): Promise<void> {
  await db
    .delete(portfolioViews)
    .where(lt(portfolioViews.day, addDays(viewDay(now), -portfolioViewRule.storedDays)))
}

/** Removes who viewed the portfolio of a person who deletes the account. */
export async function removePortfolioViewsOf(db: Db, volunteerId: string): Promise<void> {
  await db.delete(portfolioViews).where(eq(portfolioViews.volunteerId, volunteerId))
}

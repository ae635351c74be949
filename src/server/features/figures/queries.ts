import { sql } from 'drizzle-orm'
import { accountUnavailableReason } from '#domain/applications/applications.ts'
import type { RatingTotal } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'

/** With the public ratings of organizations, by volunteers. */
export interface Statistics extends RatingTotal {
  volunteers: number
  organizations: number
  completedProjects: number
  /** Rounded; null while no work has ended. */
  successPercent: number | null
}

/**
 * Counts the platform's statistics: active volunteers, named organizations, completed work and what volunteers rated. The
 * success rate is the share of accepted work that was signed off, among all that was signed off or ended with a reason.
 */
export async function countStatistics(db: Db): Promise<Statistics> {
  const { rows } = await db.execute<{ [Name in keyof Statistics]: Statistics[Name] }>(sql`
    select
      (select count(*)::int from users u
        where u.disabled_at is null and (u.user_type = 'volunteer'
          or exists (select from volunteer_profiles v where v.user_id = u.id))) as volunteers,
      (select count(*)::int from organizations where named_at is not null and closed_at is null) as organizations,
      (select count(*)::int from projects
        where status = 'completed' and visibility = 'published') as "completedProjects",
      (select round(100.0 * count(*) filter (where status = 'completed') / nullif(count(*), 0))::int
        from applications
        where status = 'completed'
          -- Decided earlier, it had been accepted: what a suspension closed before an answer is no work.
          or (status = 'withdrawn' and end_reason is not null and reviewed_at is not null
            -- The volunteer's account ended, not the work by anyone's choice.
            and end_reason <> ${accountUnavailableReason})) as "successPercent",
      coalesce(rated.stars, 0)::float8 as "ratingSum", coalesce(rated.reviews, 0)::int as "ratingCount"
    from (select sum(rating_sum) as stars, sum(rating_count) as reviews from organizations
      where rating_count > 0) as rated`)
  const [row] = rows
  if (!row) throw new Error('a count returned no row')
  return row
}

import { sql } from 'drizzle-orm'
import type { AdministrationOverview } from '#contract/administration/administration.ts'
import type { Db } from '#server/db/db.ts'

type Counts = AdministrationOverview['waiting'] & AdministrationOverview['totals']

/** Counts the cases that await an administrator, and everything they manage. */
export async function countOverview(db: Db): Promise<AdministrationOverview> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from verifications where state = 'pending') as verifications,
      (select count(*)::int from claim_reviews where state = 'waiting') as claims,
      (select count(distinct review_id)::int from review_reports where decided_at is null) as reviews,
      (select count(distinct project_id)::int from project_reports
        where decided_at is null and effect is distinct from 'warn') as projects,
      (select count(distinct message_id)::int from message_reports where decided_at is null) as messages,
      (select count(*)::int from jobs where dead_at is not null) as "failedJobs",
      (select count(*)::int from users where disabled_at is null) as people,
      (select count(*)::int from organizations where named_at is not null) as organizations,
      (select count(*)::int from organizations where is_verified) as "verifiedOrganizations",
      (select count(*)::int from users where is_admin and disabled_at is null) as administrators`)
  const [row] = rows
  if (!row) throw new Error('a count answered no row')
  const { verifications, claims, reviews, projects, messages, failedJobs, ...totals } = row
  return { waiting: { verifications, claims, reviews, projects, messages, failedJobs }, totals }
}

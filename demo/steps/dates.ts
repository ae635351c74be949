/** Backdates what publishing dated now. */
import { sql } from 'drizzle-orm'
import type { Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import { applicationHistory } from '#server/db/tables/applications.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { reviewReports, reviews } from '#server/db/tables/reviews.ts'

/** Backdates events about hours and impact. */
export async function dateWork({ db }: Loading): Promise<void> {
  await db.execute(sql`
    update ${domainEvents} f set at = e.created_at from ${hourEntries} e
    where f.type = 'hours.logged' and e.id = (f.data->>'entryId')::uuid`)
  await db.execute(sql`
    update ${domainEvents} f set at = e.decided_at from ${hourEntries} e
    where f.type in ('hours.confirmed', 'hours.rejected') and e.id = (f.data->'entryIds'->>0)::uuid`)
  await db.execute(sql`
    update ${domainEvents} f set at = r.created_at from ${impactReports} r
    where f.type = 'project.impact_reported' and f.subject_id = r.project_id`)
}

/** Backdates review events to when the reviews were written, answered and reported. */
export async function dateReviews({ db }: Loading): Promise<void> {
  await db.execute(sql`
    update ${domainEvents} f set at = case when f.type like 'review.replied%' then r.replied_at else r.created_at end
    from ${reviews} r
    where f.type like 'review.%' and r.id = (f.data->>'reviewId')::uuid`)
  await db.execute(sql`
    update ${domainEvents} f set at = p.created_at from ${reviewReports} p
    where f.type = 'review.reported' and p.id = (f.data->>'reportId')::uuid`)
}

/** Backdates events and notifications to their moves, and marks the older notifications as read. */
export async function dateNotifications({ db, now }: Loading): Promise<void> {
  await db.execute(sql`
    update ${domainEvents} f set at = h.at from ${applicationHistory} h
    where h.application_id = f.subject_id
      and f.type = 'application.' || case h.to_status when 'pending' then 'received' else h.to_status end`)
  await db.execute(sql`
    update ${notifications} n
    set created_at = f.at, read_at = case when f.at < ${daysBefore(now, 7)} then f.at + interval '3 hours' end
    from ${domainEvents} f where f.id = n.fact_id`)
}

/** Queries of the job that notifies volunteers of new matches. */
import { sql } from 'drizzle-orm'
import { activeDays, checkEveryHours } from '#domain/matching/new-matches.ts'
import { defaultChoice } from '#domain/notifications/notification-topics.ts'
import type { Db } from '#server/db/db.ts'
import { endedSessions, sessions, users } from '#server/db/tables/accounts.ts'
import { matchChecks, notifiedMatches } from '#server/db/tables/matching.ts'
import { notificationPreferences, notifications } from '#server/db/tables/notifications.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isBlocked } from '#server/queries/organizations/blocks.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { isUnknown } from '#server/queries/projects/known-projects.ts'
import { isOpen } from '#server/queries/projects/open-projects.ts'

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`

export interface PersonToCheck extends Record<string, unknown> {
  userId: string
  /** Null if they never were. */
  checkedAt: Date | null
}

/** The volunteers whom it is time to check: active ones with a profile who want these notifications, the longest unchecked first. */
export async function listToCheck(
  db: Db,
  { until, most }: { until: Date; most: number },
): Promise<PersonToCheck[]> {
  const { inProduct, mail } = defaultChoice('matches')
  const active = sql`${at(until)} - make_interval(days => ${activeDays}::int)`
  const { rows } = await db.execute<{ userId: string; checkedAt: string | null }>(sql`
    with active as (
      select s.user_id from ${sessions} s where s.last_seen_at > ${active}
      union select e.user_id from ${endedSessions} e where e.ended_at > ${active})
    select u.id as "userId", k.checked_at as "checkedAt"
    from active join ${users} u on u.id = active.user_id
    join ${volunteerProfiles} v on v.user_id = u.id
    left join ${matchChecks} k on k.user_id = u.id
    left join ${notificationPreferences} p on p.user_id = u.id and p.topic = 'matches'
    where u.disabled_at is null
      and (k.checked_at is null or k.checked_at <= ${at(until)} - make_interval(hours => ${checkEveryHours}::int))
      and (coalesce(p.in_product, ${inProduct}::boolean) or coalesce(p.mail, ${mail}) <> 'none')
    order by k.checked_at nulls first, u.id limit ${most}`)
  return rows.map(({ userId, checkedAt }) => ({
    userId,
    checkedAt: checkedAt === null ? null : new Date(checkedAt),
  }))
}

/**
 * Saves up to when someone was checked, and locks that until the end of the transaction. False if another process has
 * checked them since, or their account is no longer active.
 */
export async function saveCheck(
  db: Db,
  { userId, checkedAt, until }: PersonToCheck & { until: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${matchChecks} as known (user_id, checked_at)
    select u.id, ${at(until)} from ${users} u where u.id = ${userId} and u.disabled_at is null
    on conflict (user_id) do update set checked_at = excluded.checked_at
      where known.checked_at = ${checkedAt?.toISOString() ?? null}::timestamptz
    returning user_id`)
  return rows.length > 0
}

/**
 * Those of these projects that someone does not know of, without hidden ones and those of organizations that a block separates from them.
 */
export async function filterUnknown(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${projects.id} as id from ${projects}
    where ${projects.id} = any(${sql.param([...ids])}::uuid[]) and ${isOpen}
      and ${isUnknown({ userId: sql`${userId}::uuid`, projectId: projects.id })}
      and not exists (select from ${notifications} n where n.user_id = ${userId}
        and n.kind = 'project.reopened' and n.data ->> 'projectId' = ${projects.id}::text)
      and not exists (select from ${contacts} c where c.volunteer_id = ${userId}
        and c.organization_id = ${projects.organizationId} and ${isBlocked})`)
  return new Set(rows.map(({ id }) => id))
}

/** Remembers of which projects someone is notified. */
export async function saveNotified(
  db: Db,
  { projectIds, ...row }: { userId: string; projectIds: readonly string[]; notifiedAt: Date },
): Promise<void> {
  await db.insert(notifiedMatches).values(projectIds.map((projectId) => ({ ...row, projectId })))
}

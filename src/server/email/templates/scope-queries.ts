/** Changes to agreed work behind notifications, and the emails waiting to list them. */
import { sql } from 'drizzle-orm'
import { z } from '#contract/zod.ts'
import { scopeFields, type ScopeChange } from '#domain/applications/agreed-scope.ts'
import { emailKind } from '#domain/email/email-job.ts'
import type { Db } from '#server/db/db.ts'
import { applications, scopeChanges } from '#server/db/tables/applications.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { notifications } from '#server/db/tables/notifications.ts'

/** Milliseconds within which further changes of the same work share one email. */
const groupingMs = 5 * 60_000

/** How long to delay the email of a change: the first is sent immediately, and changes soon after it are grouped. */
export async function findScopeEmailDelay(
  db: Db,
  { eventId, applicationId }: { eventId: number; applicationId: string },
): Promise<number> {
  const { rows } = await db.execute(sql`
    select from ${domainEvents} where subject_id = ${applicationId} and type = 'application.scope_changed'
      and id <> ${eventId}
      and at > now() - ${groupingMs} * interval '1 millisecond' limit 1`)
  return rows.length > 0 ? groupingMs : 0
}

const stored = z.object({
  field: z.enum(scopeFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** The recorded changes, without those that another release recorded in a different format. */
export const parseChanges = (recorded: unknown): ScopeChange[] =>
  (Array.isArray(recorded) ? recorded : []).flatMap((change) => stored.safeParse(change).data ?? [])

/**
 * Claims the changes that a notification's email lists, grouped by event, oldest first: its own, and those of unsent
 * emails about the same work, which then find nothing to send. A retry claims the same changes again. Requests that are
 * no longer open are left out; changes that an earlier release notified of without asking have none. Returns none if the
 * reader no longer works on the project.
 */
export async function claimChanges(db: Db, notificationId: string): Promise<ScopeChange[][]> {
  const { rows } = await db.execute<{ changes: unknown }>(sql`
    with own as (select * from ${notifications} where id = ${notificationId}),
    open as (
      select n.id from ${notifications} n join own on n.user_id = own.user_id and n.kind = own.kind
        and n.data ->> 'applicationId' = own.data ->> 'applicationId'
      where coalesce(n.data ->> 'mailedBy', own.id::text) = own.id::text and exists (
        select from ${jobs} j where j.kind = ${emailKind} and j.payload ->> 'notificationId' = n.id::text
          and j.dead_at is null)
      order by n.id for update of n),
    taken as (
      update ${notifications} n set data = n.data || jsonb_build_object('mailedBy', ${notificationId}::text)
      from open where n.id = open.id returning n.fact_id, n.data)
    select f.data -> 'changes' as changes from taken
    join ${domainEvents} f on f.id = taken.fact_id
    join ${applications} a on a.id = (taken.data ->> 'applicationId')::uuid and a.status = 'accepted'
    left join ${scopeChanges} r on r.id = (f.data ->> 'changeId')::uuid
    where r.id is null or r.status = 'open'
    order by f.id`)
  return rows.map(({ changes }) => parseChanges(changes))
}

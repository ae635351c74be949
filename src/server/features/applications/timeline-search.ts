/** The timeline of an application, from its history, answered changes of its scope, hours and reviews. */
import { sql } from 'drizzle-orm'
import type { Application } from '#contract/applications/applications.ts'
import type { TimelineEvent } from '#contract/applications/timeline.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { reviewTypeOf } from '#domain/reviews/reviews.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'
import type { TimelineKind } from '#domain/applications/timeline.ts'
import type { Context } from '#server/context.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications, scopeChanges } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isRevealed } from '#server/queries/reviews/visible-reviews.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'

type Row = {
  id: string
  kind: TimelineKind
  at: string
  by: ApplicationSide
  actor_id: string | null
  actor_name: string | null
  isInvited: boolean
  reason: string | null
  declineReason: DeclineReason | null
  hours: number | null
  date: string | null
  rating: number | null
  text: string | null
}

// Entries without their own id get a stable one, which the page cursor needs.
const eventsOf = (applicationId: string, side: ApplicationSide) => sql`
  select md5('history:' || h.id)::uuid as id, case h.to_status when 'pending' then 'applied' else h.to_status end as kind,
    h.at, case when h.to_status = 'pending' then 'volunteer' when h.to_status = 'withdrawn' then a.ended_by
      else 'organization' end as by,
    h.actor_id, h.reason, case h.to_status when 'declined' then a.decline_reason end as decline_reason,
    null::numeric as hours, null::date as date, null::int as rating, null::text as text
  from ${applicationHistory} h join ${applications} a on a.id = h.application_id where a.id = ${applicationId}
  union all
  select c.id, 'scope_' || c.status, c.decided_at, 'volunteer', a.volunteer_id, c.decline_reason, null, null, null, null,
    null
  from ${scopeChanges} c join ${applications} a on a.id = c.application_id
  where c.application_id = ${applicationId} and c.status in ('accepted', 'declined')
  union all
  select e.id, 'hours_logged', e.created_at, 'volunteer', a.volunteer_id, null, null, e.hours, e.date, null, e.note
  from ${hourEntries} e join ${applications} a on a.id = e.application_id where a.id = ${applicationId}
  union all
  select md5('decision:' || min(e.id::text))::uuid, 'hours_' || e.status || case when e.confirmed_after_days is null then '' else '_automatically' end, e.decided_at, 'organization', e.decided_by,
    e.reason, null, sum(e.hours), null, null, null
  from ${hourEntries} e where e.application_id = ${applicationId} and e.decided_at is not null
  group by e.status, e.confirmed_after_days is null, e.decided_at, e.decided_by, e.reason
  union all
  select ${reviews.id}, 'reviewed', ${reviews.createdAt}, split_part(${reviews.type}, '_to_', 1), ${reviews.writerId},
    null, null, null, null, ${reviews.rating}, ${reviews.reviewText}
  from ${reviews} where ${reviews.applicationId} = ${applicationId}
    and (${isRevealed} or ${reviews.type} = ${reviewTypeOf(side)})`

/** One page of the timeline of an application that the reader is a side of, newest first. */
export async function listEvents(
  ctx: Context,
  application: Application,
  cursor: string | undefined,
): Promise<Page<TimelineEvent>> {
  const after = decodeCursor(cursor)
  const side = application.volunteerId === ctx.actor.id ? 'volunteer' : 'organization'
  const events = eventsOf(application.id, side)
  const { rows } = await ctx.db.execute<Row>(sql`
    select events.id, kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, by, actor_id,
      trim(u.first_name || ' ' || u.last_name) as actor_name, reason,
      kind in ('applied', 'accepted') and exists (select from ${applications} a
        where a.id = ${application.id} and a.is_invited) as "isInvited",
      decline_reason as "declineReason", hours::float8 as hours, date::text as date,
      rating, text
    from (${events}) events left join ${users} u on u.id = actor_id
    where ${after ? sql`(at, events.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by events.at desc, events.id desc limit ${pageRows}`)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ at, id }) => ({ createdAt: new Date(at), id }),
    present: (row) => present(row, { readerId: ctx.actor.id, side, application }),
    count: async () => {
      const counted = await ctx.db.execute<{ total: number }>(
        sql`select count(*)::int as total from (select 1 from (${events}) events limit ${maxCountedRows}) counted`,
      )
      return counted.rows[0]?.total ?? 0
    },
  })
}

function present(
  row: Row,
  reader: { readerId: string; side: ApplicationSide; application: Application },
): TimelineEvent {
  const { volunteer, organization } = reader.application
  const { actor_id: actorId, actor_name: name, ...event } = row
  const actorName =
    event.by === 'volunteer'
      ? formatFullName(volunteer)
      : // A volunteer deals with the organization, not with an individual member.
        (reader.side === 'organization' && name) || organization.organizationName
  return { ...event, actorName, isOwn: actorId === reader.readerId }
}

/** The events stored for each person, and the channel on which all processes learn of them. */
import { eq, lt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import type { Db } from '#server/db/db.ts'
import { gatherWrites } from '#server/db/gather-writes.ts'
import { forceCustomPlanText } from '#server/db/prepared.ts'
import { liveEvents, liveHeads } from '#server/db/tables/live.ts'
import { notifications } from '#server/db/tables/notifications.ts'

/** Announces events, signals and ended sessions. */
export const liveChannel = 'live'

/** How many events of a person are loaded at a time. */
export const batch = 200

export interface StoredEvent {
  id: number
  kind: string
  data: Record<string, unknown>
}

/**
 * A stored event. For a new notification it contains the id of the domain event, which identifies each person's own
 * notification.
 */
type NewEvent = Omit<StoredEvent, 'id'> & { eventId?: number }

/**
 * Stores an event for each person and announces it. The heads are locked in the order of the people's ids; anyone
 * else who writes to one of them waits until the caller's transaction ends.
 */
export async function insertEvents(
  db: Db,
  userIds: readonly string[],
  { kind, data, eventId }: NewEvent,
): Promise<void> {
  const own =
    eventId === undefined
      ? sql`'{}'::jsonb`
      : sql`coalesce((
          select jsonb_build_object('notificationId', n.id) from ${notifications} n
          where n.user_id = heads.user_id and n.fact_id = ${eventId}), '{}')`
  await db.execute(sql`
    with heads as (
      insert into live_heads as h (user_id, last_event)
      select distinct id, 1 from unnest(${idList(userIds)}) as asked(id) order by id
      on conflict (user_id) do update set last_event = h.last_event + 1
      returning user_id, last_event),
    events as (
      insert into live_events (user_id, id, kind, data)
      select user_id, last_event, ${kind}, ${JSON.stringify(data)}::jsonb || ${own} from heads
      returning user_id),
    ${notifyOfEvents}`)
}

/** Keeps everyone else's events to a person waiting until the caller's transaction ends. */
export async function lockHead(db: Db, userId: string): Promise<void> {
  await db
    .select({ userId: liveHeads.userId })
    .from(liveHeads)
    .where(eq(liveHeads.userId, userId))
    .for('no key update')
}

/** Announces the rows of `events`: a NOTIFY has room for about a hundred people. */
const notifyOfEvents = sql`parts as (
      select json_agg(user_id) as users
      from (select user_id, row_number() over () / 100 as part from events) e group by part)
    select pg_notify(${liveChannel}, json_build_object('users', users)::text) from parts`

/** The same for events that differ from person to person; each person has one. */
export async function insertOwnEvents(
  db: Db,
  sent: readonly { userId: string; kind: string; data: object }[],
): Promise<void> {
  const rows = sent.map(({ userId, kind, data }) => ({ user_id: userId, kind, data }))
  await db.execute(sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(user_id uuid, kind text, data jsonb)),
    heads as (
      insert into live_heads as h (user_id, last_event)
      select user_id, 1 from sent order by user_id
      on conflict (user_id) do update set last_event = h.last_event + 1
      returning user_id, last_event),
    events as (
      insert into live_events (user_id, id, kind, data)
      select heads.user_id, heads.last_event, sent.kind, sent.data from heads join sent using (user_id)
      returning user_id),
    ${notifyOfEvents}`)
}

/** Clears the content of a message in everyone's stored live events, also of people who may not read it now. */
export async function clearMessageEvents(db: Db, messageId: string): Promise<void> {
  await db.execute(sql`
    update ${liveEvents} set data = data || jsonb_build_object('message',
      data -> 'message' || '{"content": "", "attachments": []}'::jsonb)
    where kind = 'message' and data #>> '{message,id}' = ${messageId}`)
}

/** Sends everyone a signal that is not stored, when the transaction commits. */
export const notifySignal = (db: Db, signal: object): Promise<void> =>
  payloads.add(db, [JSON.stringify({ signal })])

/** Sends a signal to each of these people apart: PostgreSQL sends what is the same in a transaction once. */
export const notifySignalEach = (db: Db, userIds: readonly string[], signal: object): Promise<void> =>
  payloads.add(
    db,
    userIds.map((userId) => JSON.stringify({ users: [userId], signal })),
  )

const payloads = gatherWrites<string>(async (db, texts) => {
  await db.execute(sql`
    select pg_notify(${liveChannel}, payload)
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as payload`)
})

const idList = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(',')}}`)}::uuid[]`

/** The most events that are replayed one by one. Loading everything again is faster for someone who missed more. */
const maxReplayedEvents = 1000

export interface Start {
  /** The id of the person's last event; 0 if there is none. */
  head: number
  /** The id from which the person continues. */
  last: number
  /** Events before `last` are no longer stored, or are too many. */
  isReset: boolean
}

/** The id of a person's last event; 0 if there is none. */
export async function findHead(db: Db, userId: string): Promise<number> {
  const { head } = await findStart(db, userId, null)
  return head
}

/** Where a person continues, given the last id they received, or null. */
export async function findStart(db: Db, userId: string, after: number | null): Promise<Start> {
  const { rows } = await db.execute<{ head: number; is_kept: boolean }>(sql`
    select last_event as head,
      exists (select from live_events e where e.user_id = h.user_id and e.id = ${after}::bigint + 1) as is_kept
    from live_heads h where h.user_id = ${userId}`)
  const [{ head, is_kept: isKept } = { head: 0, is_kept: false }] = rows
  // An id that was never assigned, because a backup has been restored since.
  const isReset = after !== null && after !== head && (!isKept || head - after > maxReplayedEvents)
  return { head, last: after === null || isReset ? head : after, isReset }
}

const eventsAfter = {
  name: 'live_events_after',
  // A plan from when there were few events would read all of them for each person.
  // Checked at each read, so it holds however someone left an organization, and for what was being sent meanwhile.
  text: `select e.user_id as "userId", e.id,
      case when membership.has_ended then 'notifications' else e.kind end as kind,
      case when membership.has_ended then '{}' else e.data end as data
    from unnest($1::uuid[], $2::bigint[]) as asked(user_id, after)
    cross join lateral (
      select * from live_events l where l.user_id = asked.user_id and l.id > asked.after order by l.id limit ${batch}) e
    cross join lateral (
      select exists (
        select from (
          select c.organization_id from conversations c
          where c.id = (e.data ->> 'conversationId')::uuid and c.volunteer_id <> e.user_id
          union all
          select p.organization_id from projects p where p.id = (e.data ->> 'projectId')::uuid) about
        where not exists (
          select from organization_members m
          where m.organization_id = about.organization_id and m.user_id = e.user_id)) as has_ended) membership
    where ${forceCustomPlanText('$3')}
    order by e.user_id, e.id`,
}

/**
 * Each person's events after an id, oldest first, at most one batch each. Events of an organization that the person is no
 * longer a member of keep their number and say nothing (decision A31).
 */
export async function listEventsAfter(
  pool: Pool,
  requested: ReadonlyMap<string, number>,
): Promise<Map<string, StoredEvent[]>> {
  const values = [[...requested.keys()], [...requested.values()], true]
  const { rows } = await pool.query<StoredEvent & { userId: string }>({ ...eventsAfter, values })
  const found = new Map<string, StoredEvent[]>([...requested.keys()].map((userId) => [userId, []]))
  for (const { userId, ...event } of rows) found.get(userId)?.push(event)
  return found
}

const liveSessions = {
  name: 'live_sessions',
  text: `select encode(s.token_hash, 'hex') as hash from sessions s join users u on u.id = s.user_id
    where s.token_hash = any($1) and s.idle_expires_at > $2 and s.absolute_expires_at > $2 and u.disabled_at is null`,
}

/** The sessions that are still valid, by their hashes in hexadecimal. */
export async function findActiveSessions(
  pool: Pool,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const values = [hashes.map((hash) => Buffer.from(hash, 'hex')), now]
  const { rows } = await pool.query<{ hash: string }>({ ...liveSessions, values })
  return new Set(rows.map(({ hash }) => hash))
}

/** Removes events that are too old to be replayed. Anyone away for longer loads everything again. */
export async function removeOldEvents(db: Db, now: Date): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, findRetentionCutoff('liveEvents', now)))
}

/** Removes a person's stored events. Others' events that name them go when they are a day old, as all do. */
export async function removeEventsOf(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from live_heads where user_id = ${userId}::uuid`)
  await db.delete(liveEvents).where(eq(liveEvents.userId, userId))
}

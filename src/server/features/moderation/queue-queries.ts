/** Which cases are in the administrators' queue, whatever they are about, and in which order. */
import { sql, type SQL } from 'drizzle-orm'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { listReports } from '#contract/moderation/queue.ts'
import type { ReportedKindName } from '#domain/moderation/reports.ts'
import type { Db } from '#server/db/db.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'
import { toLikePattern } from '#server/queries/text/like-pattern.ts'

export type QueueSearch = Omit<EndpointInput<typeof listReports>['query'], 'cursor'> & {
  /** Only administrators see email addresses, so only they find people by them. */
  findsEmails: boolean
}

/** The reported items that still exist, with the text in which administrators search. */
const isFound = (q: string, findsEmails: boolean): SQL => {
  const pattern = toLikePattern(q)
  return sql`case c.kind
    when 'project' then exists (select from projects p join organizations o on o.id = p.organization_id
      where p.id = c.item_id and (p.title ilike ${pattern} or o.name ilike ${pattern}))
    when 'person' then exists (select from users u
      where u.id = c.item_id and (u.first_name || ' ' || u.last_name ilike ${pattern}
        or (${findsEmails} and u.email ilike ${pattern})))
    when 'organization' then exists (select from organizations o where o.id = c.item_id and o.name ilike ${pattern})
    when 'review' then exists (select from reviews w left join users u on u.id = w.writer_id
      where w.id = c.item_id and (w.review_text ilike ${pattern} or u.first_name || ' ' || u.last_name ilike ${pattern}))
    when 'appeal' then exists (select from appeals a left join projects p on p.id = a.project_id
      left join organizations o on o.id = a.organization_id left join users u on u.id = a.user_id
      where a.id = c.item_id and (p.title ilike ${pattern} or o.name ilike ${pattern} or a.evidence ilike ${pattern}
        or u.first_name || ' ' || u.last_name ilike ${pattern}))
    else exists (select from messages m left join users u on u.id = m.sender_id
      where m.id = c.item_id and (m.content ilike ${pattern} or u.first_name || ' ' || u.last_name ilike ${pattern}))
  end`
}

const fits = ({ kind, q, findsEmails }: QueueSearch): SQL =>
  sql`${kind ? sql`c.kind = ${kind}` : sql`true`} and ${q ? isFound(q, findsEmails) : sql`true`}`

/** Open cases wait since their oldest open report; decided ones have their latest decision. */
const selectCases = (query: QueueSearch): SQL =>
  query.show === 'open'
    ? sql`select c.kind, c.item_id as id, min(c.created_at) as at from filed_cases c
        where c.decided_at is null and ${fits(query)} group by c.kind, c.item_id`
    : sql`select c.kind, c.item_id as id, max(c.decided_at) as at from filed_cases c
        where ${fits(query)} group by c.kind, c.item_id having count(*) = count(c.decided_at)`

export interface QueuedItem extends Record<string, unknown> {
  kind: ReportedKindName
  id: string
  /** ISO 8601. */
  at: string
}

/** One page of the queue: the longest wait first, or the latest decision first. */
export async function listQueue(
  db: Db,
  query: QueueSearch,
  { after, limit = pageRows }: { after: Cursor | null; limit?: number },
): Promise<QueuedItem[]> {
  const isOpen = query.show === 'open'
  const direction = sql.raw(isOpen ? 'asc' : 'desc')
  const isAfter =
    after &&
    sql`where (q.at, q.id) ${sql.raw(isOpen ? '>' : '<')}
      (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const { rows } = await db.execute<QueuedItem>(sql`
    select q.kind, q.id, to_char(q.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (${selectCases(query)}) q ${isAfter ?? sql``}
    order by q.at ${direction}, q.id ${direction} limit ${limit}`)
  return rows
}

/** How many cases a query shows. */
export async function countQueue(db: Db, query: QueueSearch): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${selectCases(query)} limit ${maxCountedRows}) q`,
  )
  return rows[0]?.total ?? 0
}

/** What a case is about, in words, and its reports. */
export interface QueuedLine extends QueuedItem {
  /** A title or a name; null if it no longer exists. */
  about: string | null
  openReports: number
  reports: number
  /** ISO 8601. */
  firstAt: string
  decidedAt: string | null
}

const iso = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const personName = sql`trim(u.first_name || ' ' || u.last_name)`

/** The items of a page as lines of a file, in their order. */
export async function describeQueue(db: Db, items: readonly QueuedItem[]): Promise<QueuedLine[]> {
  const { rows } = await db.execute<QueuedLine>(sql`
    select i.kind, i.id, i.at, f."openReports", f.reports, ${iso(sql`f.first_at`)} as "firstAt",
      ${iso(sql`f.decided_at`)} as "decidedAt",
      case i.kind
        when 'project' then (select p.title from projects p where p.id = i.id)
        when 'person' then (select ${personName} from users u where u.id = i.id)
        when 'organization' then (select o.name from organizations o where o.id = i.id)
        when 'review' then (select p.title from reviews w join projects p on p.id = w.project_id where w.id = i.id)
        when 'message' then (select ${personName} from messages m join users u on u.id = m.sender_id where m.id = i.id)
        else (select coalesce(p.title, o.name, ${personName}) from appeals a left join projects p on p.id = a.project_id
          left join organizations o on o.id = a.organization_id left join users u on u.id = a.user_id where a.id = i.id)
      end as about
    from rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as (kind text, id uuid, at text))
      with ordinality as i (kind, id, at, number)
    cross join lateral (
      select count(*)::int as reports, (count(*) filter (where c.decided_at is null))::int as "openReports",
        min(c.created_at) as first_at, max(c.decided_at) as decided_at
      from filed_cases c where c.kind = i.kind and c.item_id = i.id) f
    order by i.number`)
  return rows
}

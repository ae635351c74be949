import { asc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { auditLog, auditSeals } from '#server/db/tables/audit.ts'
import { appeals } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

/**
 * The id of what an entry is about, for conditions that the index of its table answers: an export reads the names of all
 * entries. Null for what has another key, such as a path.
 */
export const auditedId = sql`case when ${auditLog.objectId} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${auditLog.objectId}::uuid end`

/** The current name of what an entry is about; null if it has none or is gone. */
export const auditedName = sql<string | null>`case
  when ${auditLog.objectType} = 'user' then
    (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = ${auditedId})
  when ${auditLog.objectType} in ('organization', 'verification') then
    (select o.name from ${organizations} o where o.id = ${auditedId})
  when ${auditLog.objectType} = 'project' then
    (select p.title from ${projects} p where p.id = ${auditedId})
  when ${auditLog.objectType} = 'appeal' then
    (select coalesce(p.title, a.evidence, o.name, nullif(trim(u.first_name || ' ' || u.last_name), ''))
      from ${appeals} a left join ${projects} p on p.id = a.project_id
      left join ${organizations} o on o.id = a.organization_id left join ${users} u on u.id = a.user_id
      where a.id = ${auditedId})
  when ${auditLog.objectType} = 'perk' then
    (select p.title from perks p where p.id = ${auditedId})
  when ${auditLog.objectType} = 'credential' then
    (select c.document ->> 'name' from credentials c where c.id = ${auditedId}) end`

/**
 * `changed`: the entry differs from what was recorded. `missing`: an entry is gone. `unchained`: an entry was written
 * outside the chain.
 */
export type ChainFault = 'changed' | 'missing' | 'unchained'

/** Entries per statement, small enough to stay well under the statement timeout. */
const batch = 5000

export interface Link {
  position: number
  hash: string
}

/** Lists all positions that a check sealed, oldest first. */
export function listSeals(db: Db) {
  return db.select().from(auditSeals).orderBy(asc(auditSeals.position))
}

/** Seals a position unless it is sealed already. */
export async function insertSeal(db: Db, position: number, sealedAt: Date): Promise<void> {
  await db.execute(sql`
    insert into ${auditSeals} (position, hash, entry_at, sealed_at)
    select position, hash, at, ${sealedAt.toISOString()}::timestamptz from ${auditLog} where position = ${position}
    on conflict do nothing`)
}

/** The oldest position; null if the log is empty. */
export async function findFirst(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ position: auditLog.position })
    .from(auditLog)
    .where(sql`${auditLog.position} is not null`)
    .orderBy(asc(auditLog.position))
    .limit(1)
  return row?.position ?? null
}

interface Batch {
  entries: number
  end: Link | null
  fault: { position: number; cause: ChainFault } | null
}

/** Checks the next entries after a link: each must follow from the one before it. */
export async function checkBatch(db: Db, after: Link): Promise<Batch> {
  const { rows } = await db.execute<{
    entries: number
    end_position: number | null
    end_hash: string | null
    bad_position: number | null
    is_gap: boolean | null
  }>(sql`
    with entries as (
      select a.position, a.hash, a.prev_hash, audit_hash(a) as right_hash
      from audit_log a where a.position > ${after.position} order by a.position limit ${batch}),
    links as (
      select e.*, lag(position, 1, ${after.position}::bigint) over o + 1 as right_position,
        lag(hash, 1, decode(${after.hash}, 'hex')) over o as right_prev
      from entries e window o as (order by position)),
    bad as (
      select right_position, position <> right_position as is_gap from links
      where position <> right_position or prev_hash is distinct from right_prev or hash is distinct from right_hash
      order by position limit 1)
    select (select count(*) from entries)::int as entries,
      (select max(position) from entries)::float8 as end_position,
      (select encode(hash, 'hex') from entries order by position desc limit 1) as end_hash,
      (select right_position from bad)::float8 as bad_position, (select is_gap from bad) as is_gap`)
  const [row] = rows
  if (!row || row.entries === 0) return { entries: 0, end: null, fault: null }
  const { entries, end_position: position, end_hash: hash, bad_position: bad } = row
  if (bad !== null) {
    return { entries, end: null, fault: { position: bad, cause: row.is_gap ? 'missing' : 'changed' } }
  }
  return { entries, end: position !== null && hash !== null ? { position, hash } : null, fault: null }
}

/** A position between the two whose entry differs from the sealed one: the chain was rewritten. */
export async function findTornSeal(db: Db, after: number, upTo: number): Promise<number | null> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select s.position::float8 as position from ${auditSeals} s join ${auditLog} a on a.position = s.position
    where s.position > ${after} and s.position <= ${upTo} and a.hash <> s.hash order by 1 limit 1`)
  return rows[0]?.position ?? null
}

/** Entries that were inserted outside the chain. */
export async function countUnchained(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${auditLog} where position is null or hash is null`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Removes the oldest entries up to a seal, only if all of them are old enough. The rest of the chain can still be
 * checked from there.
 */
export async function removeOld(db: Db, before: Date): Promise<void> {
  const { rows } = await db.execute<{ position: number | null }>(sql`
    select max(s.position)::float8 as position from ${auditSeals} s
    where s.position < coalesce(
      (select min(a.position) from ${auditLog} a where a.at >= ${before.toISOString()}::timestamptz),
      (select max(a.position) + 1 from ${auditLog} a))`)
  const position = rows[0]?.position
  if (position) await db.execute(sql`delete from ${auditLog} where position <= ${position}`)
}

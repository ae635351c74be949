/** What waits for administrators, and everything they manage. */
import { sql, type SQL } from 'drizzle-orm'
import type { AdministrationOverview, AdministrationTotals } from '#contract/administration/administration.ts'
import { waitingItem, type WaitingItem } from '#contract/administration/home.ts'
import {
  arrangeWaiting,
  listCountedKinds,
  waitingKinds,
  type WaitingKind,
} from '#domain/administration/waiting.ts'
import { holdsRole, type StaffMember } from '#domain/accounts/staff.ts'
import { z } from '#contract/zod.ts'
import { mayDecideReported, mayDecideRequest, type CaseReader } from '#server/cases/conflict-queries.ts'
import type { Db } from '#server/db/db.ts'
import { hasStaffRoleOf, isActiveAdministrator } from '#server/queries/staff.ts'
import { hasSecondFactorAs } from '#server/queries/second-factors.ts'

const stored = z.array(
  z.object({
    kind: z.enum(waitingKinds),
    count: z.int(),
    oldest_at: z.coerce.date().nullable(),
    name: z.string().nullable(),
    reason: z.string().nullable(),
    parts: z.unknown(),
  }),
)
type StoredWaiting = z.infer<typeof stored>[number]

/** The first of a group's values, those of the oldest row first. */
const ofOldest = (value: string, at: string) => sql.raw(`(array_agg(${value} order by ${at}))[1]`)

/** What waits: for a reader only what they may decide, so not their own cases. */
const selectWaiting = (reader: CaseReader | null): SQL => sql`
  select 'reports' as kind, coalesce(sum(f.count), 0)::int as count, min(f.oldest_at) as oldest_at,
    null::text as name, null::text as reason, coalesce(jsonb_object_agg(f.kind, f.count), '{}') as parts
  from (select kind, count(distinct item_id)::int as count, min(created_at) as oldest_at
    from filed_cases f where decided_at is null and ${reader ? mayDecideReported(reader) : sql`true`} group by kind) f
  union all
  select 'verifications', count(*)::int, min(v.requested_at), ${ofOldest('o.name', 'v.requested_at')},
    ${ofOldest('v.reasons[1]', 'v.requested_at')}, null
  from verifications v join organizations o on o.id = v.organization_id where v.state = 'pending'
    and ${reader ? mayDecideRequest(reader, { organizationId: sql`o.id` }) : sql`true`}
  union all
  select 'claims', count(*)::int, min(c.created_at), ${ofOldest('o.name', 'c.created_at')}, null, null
  from claim_reviews c join organizations o on o.id = c.organization_id where c.state = 'waiting'
    and ${reader ? mayDecideRequest(reader, { organizationId: sql`o.id`, personId: sql`c.user_id` }) : sql`true`}
  union all
  select 'helpRequests', count(*)::int, min(o.asks_coordinator_at), ${ofOldest('o.name', 'o.asks_coordinator_at')}, null, null
  from organizations o where o.asks_coordinator_at is not null
    and not exists (select from organization_suspensions s where s.organization_id = o.id)
    and not exists (select from organization_members m join users u on u.id = m.user_id
      where m.organization_id = o.id and m.is_coordinator and u.disabled_at is null)
  union all
  select 'failedJobs', count(*)::int, min(j.dead_at), ${ofOldest('j.kind', 'j.dead_at')}, null, null
  from jobs j where j.dead_at is not null`

/** Typed-in skills are stored in profiles and projects, so no one knows since when they wait. */
const skills = sql`
  select 'skills' as kind, count(distinct s.id)::int as count, null::timestamptz as oldest_at,
    null::text as name, null::text as reason, null::jsonb as parts
  from (select unnest(work_ids) as id from volunteer_profiles union all select unnest(work_ids) from projects) s
  where s.id like 'custom:%' and not exists (select from skill_placements p where p.typed_id = s.id)`

async function listStored(db: Db, query: SQL): Promise<StoredWaiting[]> {
  return stored.parse((await db.execute(query)).rows)
}

/** What of these kinds a reader may decide, or anyone, most urgent first, with the oldest of each. */
export async function listWaiting(
  db: Db,
  { reader, kinds, now }: { reader: CaseReader | null; kinds: readonly WaitingKind[]; now: Date },
): Promise<WaitingItem[]> {
  const waiting = selectWaiting(reader)
  // Those are found by reading every profile and project.
  const all = await listStored(db, kinds.includes('skills') ? sql`${waiting} union all ${skills}` : waiting)
  const rows = all.filter(({ kind }) => kinds.includes(kind))
  const arranged = arrangeWaiting(
    rows.map(({ oldest_at: oldestAt, ...row }) => ({ ...row, oldestAt })),
    now,
  )
  return z
    .array(waitingItem)
    .parse(arranged.map((row) => ({ ...row, oldestAt: row.oldestAt?.toISOString() ?? null })))
}

/** Counts everything administrators manage. */
export async function countTotals(db: Db): Promise<AdministrationTotals> {
  const { rows } = await db.execute<AdministrationTotals & Record<string, unknown>>(sql`
    select
      (select count(*)::int from users where disabled_at is null) as people,
      (select count(*)::int from organizations where named_at is not null) as organizations,
      (select count(*)::int from organizations where is_verified) as "verifiedOrganizations",
      (select count(*)::int from projects where visibility = 'published') as projects,
      (select count(*)::int from users where ${isActiveAdministrator}) as administrators`)
  const [row] = rows
  if (!row) throw new Error('a count answered no row')
  return row
}

/** Staff who can sign in, but with a password alone. */
export async function countUnsecuredStaff(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from users u
    where u.disabled_at is null and ${hasStaffRoleOf(sql`u.id`)} and not ${sql.raw(hasSecondFactorAs('u'))}`)
  return rows[0]?.count ?? 0
}

/** Counts the cases that await the reader, and everything staff manages if they have figures. */
export async function countOverview(
  db: Db,
  reader: StaffMember & CaseReader,
): Promise<AdministrationOverview> {
  const rows = await listStored(db, selectWaiting(reader))
  const kinds = listCountedKinds(reader)
  const countOf = (kind: WaitingKind) =>
    kinds.includes(kind) ? (rows.find((row) => row.kind === kind)?.count ?? 0) : null
  return {
    waiting: {
      verifications: countOf('verifications'),
      claims: countOf('claims'),
      helpRequests: countOf('helpRequests'),
      reports: countOf('reports'),
      failedJobs: countOf('failedJobs'),
    },
    totals: holdsRole(reader, 'analyst') ? await countTotals(db) : null,
  }
}

/** What waits for administrators, and everything they manage. */
import { not, sql, type SQL } from 'drizzle-orm'
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
import {
  mayDecideReported,
  mayDecideRequest,
  ownOrganizations,
  waitingCases,
  type CaseReader,
} from '#server/cases/conflict-queries.ts'
import type { Db } from '#server/db/db.ts'
import { isHelpRequested, wasRemovedSinceRequest } from '#server/queries/organizations/help-requests.ts'
import { hasStaffRoleOf, isActiveAdministrator } from '#server/queries/accounts/staff.ts'
import { hasSecondFactorAs } from '#server/queries/accounts/second-factors.ts'

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

/** Who reads what waits: anyone, without a limit, if null. */
export type WaitingReader = CaseReader & { withSecondFactor: boolean }

/** How each kind is found: for a reader only what they may decide, so not their own cases. */
const branches: Record<WaitingKind, (reader: WaitingReader | null) => SQL> = {
  reports: (reader) => sql`
    select 'reports' as kind, coalesce(sum(f.count), 0)::int as count, min(f.oldest_at) as oldest_at,
      null::text as name, null::text as reason, coalesce(jsonb_object_agg(f.kind, f.count), '{}') as parts
    from (select f.kind, count(distinct f.item_id)::int as count, min(f.created_at) as oldest_at
      from waiting_cases f where ${reader ? mayDecideReported(reader, reader) : sql`true`} group by f.kind) f`,
  verifications: (reader) => sql`
    select 'verifications' as kind, count(*)::int as count, min(v.requested_at) as oldest_at,
      ${ofOldest('o.name', 'v.requested_at')} as name, ${ofOldest('v.reasons[1]', 'v.requested_at')} as reason,
      null::jsonb as parts
    from verifications v join organizations o on o.id = v.organization_id where v.state = 'pending'
      and ${reader ? mayDecideRequest(reader, { organizationId: sql`o.id` }) : sql`true`}`,
  claims: (reader) => sql`
    select 'claims' as kind, count(*)::int as count, min(c.created_at) as oldest_at,
      ${ofOldest('o.name', 'c.created_at')} as name, null::text as reason, null::jsonb as parts
    from claim_reviews c join organizations o on o.id = c.organization_id where c.state = 'waiting'
      and ${reader ? mayDecideRequest(reader, { organizationId: sql`o.id`, personId: sql`c.user_id` }) : sql`true`}`,
  helpRequests: (reader) => sql`
    select 'helpRequests' as kind, count(*)::int as count, min(organizations.asks_coordinator_at) as oldest_at,
      ${ofOldest('organizations.name', 'organizations.asks_coordinator_at')} as name, null::text as reason, null::jsonb as parts
    from organizations where ${isHelpRequested}
      and ${reader ? not(wasRemovedSinceRequest(reader.id)) : sql`true`}
      and not exists (select from organization_members m join users u on u.id = m.user_id
        where m.organization_id = organizations.id and m.is_coordinator and u.disabled_at is null)`,
  failedJobs: () => sql`
    select 'failedJobs' as kind, count(*)::int as count, min(j.dead_at) as oldest_at,
      ${ofOldest('j.kind', 'j.dead_at')} as name, null::text as reason, null::jsonb as parts
    from jobs j where j.dead_at is not null`,
  // Typed-in skills are stored in profiles and projects, so no one knows since when they wait.
  skills: () => sql`
    select 'skills' as kind, count(distinct s.id)::int as count, null::timestamptz as oldest_at,
      null::text as name, null::text as reason, null::jsonb as parts
    from (select unnest(work_ids) as id from volunteer_profiles union all select unnest(work_ids) from projects) s
    where s.id like 'custom:%' and not exists (select from skill_placements p where p.typed_id = s.id)`,
}

/** The organizations that waiting cases of these kinds are about. */
const organizationsOf: Partial<Record<WaitingKind, SQL>> = {
  reports: sql`select organization_id from waiting_cases`,
  verifications: sql`select organization_id from verifications where state = 'pending'`,
  claims: sql`select organization_id from claim_reviews where state = 'waiting'`,
}

/** What waits of these kinds. The others are not looked for. */
async function listStored(
  db: Db,
  reader: WaitingReader | null,
  kinds: readonly WaitingKind[],
): Promise<StoredWaiting[]> {
  if (kinds.length === 0) return []
  const about = kinds.flatMap((kind) => organizationsOf[kind] ?? [])
  const parts = [
    ...(kinds.includes('reports') ? [waitingCases] : []),
    ...(reader && about.length > 0 ? [ownOrganizations(reader, sql.join(about, sql` union `))] : []),
  ]
  const selected = sql.join(
    kinds.map((kind) => branches[kind](reader)),
    sql` union all `,
  )
  const query = parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)} ${selected}` : selected
  return stored.parse((await db.execute(query)).rows)
}

/** What of these kinds a reader may decide, or anyone, most urgent first, with the oldest of each. */
export async function listWaiting(
  db: Db,
  { reader, kinds, now }: { reader: WaitingReader | null; kinds: readonly WaitingKind[]; now: Date },
): Promise<WaitingItem[]> {
  const rows = await listStored(db, reader, kinds)
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
  if (!row) throw new Error('a count returned no row')
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
  reader: StaffMember & WaitingReader,
): Promise<AdministrationOverview> {
  const kinds = listCountedKinds(reader)
  const rows = await listStored(db, reader, kinds)
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

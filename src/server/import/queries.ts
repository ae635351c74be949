import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { transact, type Db } from '#server/db/db.ts'
import { opensCase } from '#server/queries/projects/under-review.ts'
import type { UnderReview } from './store.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'

/**
 * One transaction of an import. A lock makes imports take turns, so that two running together neither create
 * duplicates nor deadlock. A batch may wait longer than a request, for another batch or for rows that the running
 * product has locked.
 */
export function transactImport<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return transact(db, async (transaction) => {
    await transaction.execute(sql`set local lock_timeout = '60s'`)
    await transaction.execute(sql`set local statement_timeout = '60s'`)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bridge-collective import'))`)
    return work(transaction)
  })
}

/** The id of the account that becomes the owner. Ignores the case of the address. */
export async function findOwner(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.disabledAt)))
  return row?.id ?? null
}

/**
 * Imported organizations by external id. With a lock, in the order in which others lock several: `update` if they will be written,
 * `no key update` if only their projects or members will.
 */
export async function findOrganizations(
  db: Db,
  externalIds: string[],
  { lock }: { lock: 'update' | 'no key update' | null },
) {
  const query = db
    .select()
    .from(organizations)
    .where(inArray(organizations.externalId, externalIds))
    .orderBy(organizations.id)
  return byExternalId(await (lock === null ? query : query.for(lock)))
}

/** Those of these organizations that an administrator has suspended. */
export async function findSuspended(db: Db, organizationIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: organizationSuspensions.organizationId })
    .from(organizationSuspensions)
    .where(inArray(organizationSuspensions.organizationId, organizationIds))
  return new Set(rows.map(({ id }) => id))
}

/** Imported projects by external id, locked if the transaction will write to them. */
export async function findProjects(db: Db, externalIds: string[], { forUpdate }: { forUpdate: boolean }) {
  const query = db
    .select()
    .from(projects)
    .where(inArray(projects.externalId, externalIds))
    .orderBy(projects.id)
  return byExternalId(await (forUpdate ? query.for('update') : query))
}

function byExternalId<Row extends { externalId: string | null }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.externalId ?? '', row]))
}

export async function insertOrganizations(
  db: Db,
  rows: (typeof organizations.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(organizations).values(rows)
}

/** Stores projects and returns their ids. */
export async function insertProjects(db: Db, rows: (typeof projects.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const inserted = await db.insert(projects).values(rows).returning({ id: projects.id })
  return inserted.map(({ id }) => id)
}

/** How many of these projects await a decision about what a safeguard found: hidden until then, or visible. */
export async function countUnderReview(db: Db, ids: readonly string[]): Promise<UnderReview> {
  if (ids.length === 0) return { held: 0, visible: 0 }
  const { rows } = await db.execute<UnderReview & Record<string, unknown>>(sql`
    select (count(*) filter (where p.visibility = 'held'))::int as held,
      (count(*) filter (where p.visibility = 'published'))::int as visible
    from ${projects} p where p.id = any(${sql.param([...ids])}::uuid[]) and exists (
      select from ${projectReports} r where r.project_id = p.id and r.source = 'product'
        and r.decided_at is null and ${opensCase})`)
  return rows[0] ?? { held: 0, visible: 0 }
}

export async function saveProject(
  db: Db,
  id: string,
  changes: Partial<typeof projects.$inferInsert>,
): Promise<void> {
  await db.update(projects).set(changes).where(eq(projects.id, id))
}

/** Makes the account the owner of the locked imported organizations that have none and are not closed. Returns how many there were. */
export async function insertOwner(
  db: Db,
  owner: { userId: string; externalIds: string[]; at: Date },
): Promise<number> {
  const ownerless = await db
    .select({ organizationId: organizations.id })
    .from(organizations)
    .where(
      and(
        inArray(organizations.externalId, owner.externalIds),
        isNotNull(organizations.importedAt),
        isNull(organizations.closedAt),
        sql`not exists (select from ${organizationMembers} m
            where m.organization_id = ${organizations.id} and m.role = 'owner')`,
      ),
    )
  if (ownerless.length === 0) return 0
  await db
    .insert(organizationMembers)
    .values(
      ownerless.map(({ organizationId }) => ({
        organizationId,
        userId: owner.userId,
        role: 'owner' as const,
        isPlaceholder: true,
        joinedAt: owner.at,
      })),
    )
    .onConflictDoUpdate({
      target: [organizationMembers.organizationId, organizationMembers.userId],
      set: { role: 'owner', isCoordinator: false },
    })
  return ownerless.length
}

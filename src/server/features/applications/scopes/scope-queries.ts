/** The agreed scopes of applications and the requests to change them. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { canonicalForm, type AgreedScope, type ScopeSource } from '#domain/applications/agreed-scope.ts'
import type { ScopeChangeStatus } from '#domain/applications/scope-changes.ts'
import type { Db } from '#server/db/db.ts'
import { agreedScopes, applications, scopeChanges } from '#server/db/tables/applications.ts'
import { writeScope } from '#server/queries/applications/project-scope.ts'

/** Stores versions that their volunteers agreed to; one that is already there stays as it is. */
export async function insertScopes(
  db: Db,
  ids: readonly string[],
  {
    scope,
    agreedAt,
    ...version
  }: { version: number; scope: AgreedScope; source: ScopeSource; agreedAt: Date | null },
): Promise<void> {
  if (ids.length === 0) return
  const written = writeScope(scope)
  await db
    .insert(agreedScopes)
    .values(
      ids.map((applicationId) => ({
        applicationId,
        ...written,
        ...version,
        ...(agreedAt && { agreedAt }),
      })),
    )
    .onConflictDoNothing()
}

/** When an application was accepted, as stored with its decision. */
export async function findAcceptedAt(db: Db, applicationId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: applications.reviewedAt })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return row?.at ?? null
}

/** All versions of an application, newest first. */
export function listVersions(db: Db, applicationId: string) {
  return db
    .select()
    .from(agreedScopes)
    .where(eq(agreedScopes.applicationId, applicationId))
    .orderBy(desc(agreedScopes.version))
}

/** How many earlier requests are shown. */
const shownChanges = 50

/** The latest requests of an application, newest first. */
export function listChanges(db: Db, applicationId: string) {
  return db
    .select()
    .from(scopeChanges)
    .where(eq(scopeChanges.applicationId, applicationId))
    .orderBy(desc(scopeChanges.requestedAt), desc(scopeChanges.id))
    .limit(shownChanges)
}

/** A request with its application and project, or null. */
export async function findChange(db: Db, id: string) {
  const [row] = await db
    .select({ change: scopeChanges, projectId: applications.projectId })
    .from(scopeChanges)
    .innerJoin(applications, eq(applications.id, scopeChanges.applicationId))
    .where(eq(scopeChanges.id, id))
  return row ? { ...row.change, projectId: row.projectId } : null
}

/** The accepted applications of a project without a stored scope. */
export async function listUnrecorded(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.projectId, projectId),
        eq(applications.status, 'accepted'),
        sql`not exists (select from ${agreedScopes} s where s.application_id = ${applications.id})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Projects that have accepted applications without a stored scope. */
export async function listUnrecordedProjects(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: applications.projectId })
    .from(applications)
    .where(
      and(
        eq(applications.status, 'accepted'),
        sql`not exists (select from ${agreedScopes} s where s.application_id = ${applications.id})`,
      ),
    )
    .orderBy(applications.projectId)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Stores an open request; returns its id. */
export async function insertChange(
  db: Db,
  { proposed, ...change }: Omit<typeof scopeChanges.$inferInsert, 'document'> & { proposed: AgreedScope },
): Promise<string> {
  const [row] = await db
    .insert(scopeChanges)
    .values({ ...change, document: canonicalForm(proposed) })
    .returning({ id: scopeChanges.id })
  if (!row) throw new Error('a request was not stored')
  return row.id
}

/** Decides an open request. Lock the project first. */
export async function saveDecided(
  db: Db,
  ids: readonly string[],
  {
    status,
    at,
    reason = null,
  }: {
    status: Exclude<ScopeChangeStatus, 'open'>
    at: Date
    /** Why the volunteer declined. */
    reason?: string | null
  },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(scopeChanges)
    .set({ status, decidedAt: at, declineReason: status === 'declined' ? reason : null })
    .where(and(inArray(scopeChanges.id, [...ids]), eq(scopeChanges.status, 'open')))
}

/** Closes the open request of an application whose work ended. */
export async function saveClosed(db: Db, applicationId: string): Promise<void> {
  await db
    .update(scopeChanges)
    .set({ status: 'closed', decidedAt: sql`now()` })
    .where(and(eq(scopeChanges.applicationId, applicationId), eq(scopeChanges.status, 'open')))
}

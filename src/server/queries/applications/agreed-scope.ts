/** What an application’s sides agreed to last, for any query of applications (decision A30). */
import { and, eq, sql } from 'drizzle-orm'
import { agreedScope } from '#contract/applications/agreed-scopes.ts'
import { canonicalForm, type AgreedScope } from '#domain/applications/agreed-scope.ts'
import type { Db } from '#server/db/db.ts'
import { agreedScopes, applications, scopeChanges } from '#server/db/tables/applications.ts'

/** The latest version in brief, or null. */
export const latestScope = sql<{
  version: number
  hash: string
  hoursPerWeek: number | null
  totalHours: number | null
  deliverables: string | null
} | null>`(
  select jsonb_build_object('version', s.version, 'hash', s.hash, 'hoursPerWeek', s.document::jsonb -> 'hoursPerWeek',
    'totalHours', s.document::jsonb -> 'totalHours', 'deliverables', s.document::jsonb -> 'deliverables')
  from ${agreedScopes} s where s.application_id = ${applications.id} order by s.version desc limit 1)`

/** Whether the volunteer is asked for a change and has not answered. */
export const isScopeChangeOpen = sql<boolean>`exists (
  select from ${scopeChanges} r where r.application_id = ${applications.id} and r.status = 'open')`

/** The scope in a stored document. */
export const parseScope = (document: string): AgreedScope => agreedScope.parse(JSON.parse(document))

const latestVersion = sql`(select max(s.version) from ${agreedScopes} s
  where s.application_id = ${applications.id})`

const isLatest = and(eq(agreedScopes.applicationId, applications.id), eq(agreedScopes.version, latestVersion))
const isOpenChange = and(eq(scopeChanges.applicationId, applications.id), eq(scopeChanges.status, 'open'))
const isAcceptedFor = (projectId: string) =>
  and(eq(applications.projectId, projectId), eq(applications.status, 'accepted'))

/**
 * What every accepted volunteer of a project has agreed to, and what they are being asked for. Ordered by volunteer,
 * like every transaction that notifies several people.
 */
export async function listAgreedWork(db: Db, projectId: string) {
  const rows = await db
    .select({
      applicationId: applications.id,
      version: agreedScopes.version,
      agreed: agreedScopes.document,
      changeId: scopeChanges.id,
      proposed: scopeChanges.document,
    })
    .from(applications)
    .innerJoin(agreedScopes, isLatest)
    .leftJoin(scopeChanges, isOpenChange)
    .where(isAcceptedFor(projectId))
    .orderBy(applications.volunteerId, applications.id)
  return rows.map(({ applicationId, version, changeId, ...row }) => ({
    applicationId,
    version,
    agreed: parseScope(row.agreed),
    open: changeId && row.proposed ? { id: changeId, proposed: parseScope(row.proposed) } : null,
  }))
}

/**
 * What accepted volunteers of a project are being asked for, or else agreed to last, each scope once. Without the
 * present one, which most of them have, so that reading a project does not read a document per volunteer.
 */
export async function listOtherScopes(
  db: Db,
  projectId: string,
  present: AgreedScope,
): Promise<AgreedScope[]> {
  const document = sql<string>`coalesce(${scopeChanges.document}, ${agreedScopes.document})`
  const rows = await db
    .selectDistinct({ document })
    .from(applications)
    .innerJoin(agreedScopes, isLatest)
    .leftJoin(scopeChanges, isOpenChange)
    .where(and(isAcceptedFor(projectId), sql`${document} <> ${canonicalForm(present)}`))
  return rows.map((row) => parseScope(row.document))
}

/** Queries for the projects of an organization that was verified. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects, savedSearches } from '#server/db/tables/projects.ts'
import { verificationDecisions } from '#server/db/tables/verification.ts'
import { isUnknown } from '#server/queries/projects/known-projects.ts'

/** When an organization was verified, and when it lost an earlier mark; null if it had none. */
export interface Mark {
  verifiedAt: string
  lostAt: string | null
}

/** The mark of an organization whose latest decision verified it. */
export async function findMark(db: Db, organizationId: string): Promise<Mark> {
  const [decision] = await db
    .select({
      verifiedAt: verificationDecisions.at,
      lostAt: sql<Date | null>`(
        select min(l.at) from verification_decisions l where l.organization_id = ${organizationId}
          and l.state <> 'verified' and l.id > (
            select max(e.id) from verification_decisions e where e.organization_id = ${organizationId}
              and e.state = 'verified' and e.id < ${verificationDecisions}.id))`.mapWith(
        verificationDecisions.at,
      ),
    })
    .from(verificationDecisions)
    .where(eq(verificationDecisions.organizationId, organizationId))
    .orderBy(desc(verificationDecisions.id))
    .limit(1)
  if (!decision) throw new Error('no decision verified the organization')
  const { verifiedAt, lostAt } = decision
  return { verifiedAt: verifiedAt.toISOString(), lostAt: lostAt?.toISOString() ?? null }
}

/**
 * Some published projects of an organization that no list of verified ones has shown, in the order of their ids: all, or if it
 * lost an earlier mark those that opened since.
 */
export async function listUnseen(
  db: Db,
  {
    organizationId,
    lostAt,
    after,
    most,
  }: { organizationId: string; lostAt: string | null; after: string | undefined; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        eq(projects.visibility, 'published'),
        lostAt === null ? undefined : gt(projects.openedAt, new Date(lostAt)),
        after === undefined ? undefined : gt(projects.id, after),
      ),
    )
    .orderBy(projects.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * Of searches that find a project, those for which the verification of its organization makes it news: they ask for that, are
 * older, and their people do not know of the project.
 */
export async function listNewByMark(
  db: Db,
  {
    projectId,
    searchIds,
    verifiedAt,
  }: { projectId: string; searchIds: readonly string[]; verifiedAt: string },
): Promise<Set<string>> {
  if (searchIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${savedSearches.id} as id from ${savedSearches}
    where ${savedSearches.id} = any(${sql.param([...searchIds])}::uuid[]) and ${savedSearches.onlyVerified}
      and ${savedSearches.createdAt} <= ${verifiedAt}::timestamptz
      and ${isUnknown({ userId: savedSearches.userId, projectId: sql`${projectId}::uuid` })}`)
  return new Set(rows.map(({ id }) => id))
}

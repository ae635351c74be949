/** Queries for the projects of an organization that was verified. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { alertFrequencies } from '#domain/projects/saved-searches.ts'
import type { Db } from '#server/db/db.ts'
import { isOfVerified, makeStoredCondition } from '#server/features/projects/condition-queries.ts'
import { projects, savedSearches, searchAlerts } from '#server/db/tables/projects.ts'
import { verificationDecisions } from '#server/db/tables/verification.ts'
import { isUnknown } from '#server/queries/projects/known-projects.ts'
import type { Acceptance } from './search-matching-queries.ts'

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

/**
 * What waits for an email and lost the mark that its search asks for waits for another search of the same person that finds it
 * without the mark, the most immediate one, but never sooner than it would have been sent: only some are sent immediately. A search
 * that asks for a place is not looked at.
 */
export async function passToOtherSearches(
  db: Db,
  { acceptance, ...about }: { acceptance: Acceptance } & ({ userId: string } | { projectId: string }),
): Promise<void> {
  const isAsked =
    'userId' in about ? sql`w.user_id = ${about.userId}` : sql`w.project_id = ${about.projectId}`
  await db.execute(sql`
    update ${searchAlerts} a set search_id = other.id,
      frequency = case when other.frequency = 'at_once' then a.frequency else other.frequency end
    from (
      select distinct on (w.user_id, w.project_id) w.user_id, w.project_id,
        ${savedSearches.id} as id, ${savedSearches.frequency} as frequency
      from ${searchAlerts} w
      join ${savedSearches} lost on lost.id = w.search_id and lost.only_verified
      join ${projects} on ${projects.id} = w.project_id and not ${isOfVerified(projects)}
      join ${savedSearches} on ${savedSearches.userId} = w.user_id and ${savedSearches.endedAt} is null
        and not ${savedSearches.onlyVerified} and ${savedSearches.place} is null
        and ${makeStoredCondition(projects, savedSearches, acceptance)}
      where w.sent_at is null and ${isAsked}
      order by w.user_id, w.project_id,
        array_position(${sql.param([...alertFrequencies])}::text[], ${savedSearches.frequency}), ${savedSearches.id}
    ) other
    where a.user_id = other.user_id and a.project_id = other.project_id and a.sent_at is null`)
}

/**
 * Selects the candidates to score. They come from the indexes on kinds of work and causes, the newest of each kind,
 * so the cost is the same for a hundred projects and for a hundred thousand.
 */
import { and, desc, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { expandToRequested } from '#domain/matching/parsing/work-ids.ts'
import { relatedCauseIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { placeSkills, type Placements } from '#domain/vocabulary/placements.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Db } from '#server/db/db.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { matchProjectColumns } from './matching.ts'
import { isBlocked } from '#server/queries/organizations/blocks.ts'
import { applyingColumns, isOpen } from '#server/queries/projects/open-projects.ts'
import { findUnwanted, isWanted, type listLimits, type ValueOf } from './match-exclusions.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { projects } from '#server/db/tables/projects.ts'
import { organizationRankings } from '#server/db/tables/rankings.ts'

/** Looks at this many of the newest of each kind, and scores those that share the most work and causes. */
const maxNewest = 2000
const maxCandidates = { both: 250, work: 250, causes: 100, related: 50 } as const

export const overlaps = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} && ${sql.param([...ids])}::text[]`

/** The columns that change when an analyzed project changes. A renamed organization leaves `updatedAt` as it is. */
const versionColumns = {
  updatedAt: projects.updatedAt,
  workIds: projects.workIds,
  organizationName: matchProjectColumns.organizationName,
}

export const candidateColumns = {
  id: projects.id,
  organizationId: projects.organizationId,
  ...applyingColumns,
  importedAt: projects.importedAt,
  createdAt: projects.createdAt,
  ...versionColumns,
  /** As last computed with the organization's ranking; null while it is new. */
  responseRate: sql<number | null>`(select s.response_rate from ${organizationRankings} s
    where s.organization_id = ${projects}.organization_id)`,
}

/** Whose candidates are listed. */
export interface MatchViewer {
  id: string
  organizations: readonly { id: string }[]
  /** What they leave out of their matches. */
  limits: Awaited<ReturnType<typeof listLimits>>
  placements: Placements
}

/**
 * Lists open projects that may fit a volunteer, except those of their own organizations, those they applied to and
 * what they don't want among their matches.
 */
export async function listCandidates(
  db: Db,
  reader: MatchViewer,
  { volunteer, workIds }: { volunteer: MatchVolunteer; workIds: readonly string[] },
) {
  const skillIds = placeSkills(volunteer.skills.map(canonicalSkill), reader.placements)
  const causeIds = volunteer.causes.map(canonicalCause)
  const work = sql`(${overlaps(projects.workIds, expandToRequested(workIds))} or ${overlaps(projects.skillIds, skillIds)})`
  const causes = overlaps(projects.causeIds, causeIds)
  const kinds: [SQL, number][] = [
    [sql`${work} and ${causes}`, maxCandidates.both],
    [work, maxCandidates.work],
    [causes, maxCandidates.causes],
    [overlaps(projects.causeIds, relatedCauseIds(causeIds)), maxCandidates.related],
  ]
  const own = { workIds, skillIds, causeIds }
  const best = kinds.map(([fits, count]) => selectBest(reader, { fits, count, own }))
  return db
    .select(candidateColumns)
    .from(projects)
    .where(sql`${projects.id} in (${sql.join(best, sql` union `)})`)
}

interface Kind {
  fits: SQL
  count: number
  own: Record<'workIds' | 'skillIds' | 'causeIds', readonly string[]>
}

const valuesOf = (reader: MatchViewer) => ({
  ...findUnwanted(reader),
  ownIds: reader.organizations.map(({ id }) => id),
})
type ReaderValues = ReturnType<typeof valuesOf>

/**
 * True for projects that seem to take applications and that the volunteer wants among their matches, except their own, those
 * they applied to and those of organizations that either side blocked.
 */
const isFor = (valueFor: ValueOf<ReaderValues>): SQL => sql`${isOpen}
    and ${projects.organizationId} <> all(${valueFor('ownIds')}::uuid[])
    and not exists (select from ${applications}
      where ${applications.projectId} = ${projects.id} and ${applications.volunteerId} = ${valueFor('userId')})
    and not exists (select from ${contacts} c where c.volunteer_id = ${valueFor('userId')}
      and c.organization_id = ${projects.organizationId} and ${isBlocked})
    and ${isWanted(valueFor)}`

function isForReader(reader: MatchViewer): SQL {
  const values = valuesOf(reader)
  return isFor((name) => sql.param(values[name]))
}

const prepareOpenAmong = prepareOnce((db, name) =>
  prepareRead(db, {
    name,
    selection: candidateColumns,
    query: db
      .select(candidateColumns)
      .from(projects)
      .where(and(sql`${projects.id} = any(${parameter('ids')}::uuid[])`, isFor(parameter))),
  }),
)

/** Lists those of these projects that are open to a volunteer and that they want among their matches. */
export const listOpenAmong = (db: Db, reader: MatchViewer, ids: readonly string[]) =>
  prepareOpenAmong(db, 'match_open').execute({ ...valuesOf(reader), ids: [...ids] })

/** The newest projects that are open to a volunteer and that they want among their matches. */
export function listNewestOpen(db: Db, reader: MatchViewer) {
  return db
    .select(candidateColumns)
    .from(projects)
    .where(isForReader(reader))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(maxCandidates.work)
}

/** Lists fitting projects that are open to the volunteer. */
function selectBest(reader: MatchViewer, { fits, count, own }: Kind): SQL {
  return sql`(select one.id from (
    select ${projects.id}, ${projects.createdAt}, ${projects.workIds} || ${projects.skillIds} as work, ${projects.causeIds}
    from ${projects}
    where ${isForReader(reader)} and ${fits}
    order by ${projects.createdAt} desc, ${projects.id} desc limit ${maxNewest}) one
    order by ${countShared('one.work', [...own.workIds, ...own.skillIds])}
      + ${countShared('one.cause_ids', own.causeIds)} desc, one.created_at desc, one.id desc limit ${count})`
}

/** Counts how many of these ids a column contains. */
const countShared = (column: 'one.work' | 'one.cause_ids', ids: readonly string[]): SQL =>
  sql`cardinality(array(select unnest(${sql.raw(column)}) intersect select unnest(${sql.param([...new Set(ids)])}::text[])))`

/** Lists the columns that matching needs of projects, by id. */
export function listMatchProjects(db: Db, ids: readonly string[]) {
  return db
    .select({ id: projects.id, ...matchProjectColumns })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
}

/** Those columns of some projects, to see which of them changed since they were analyzed. */
export function listVersions(db: Db, ids: readonly string[]) {
  return db
    .select({ id: projects.id, ...versionColumns })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
}

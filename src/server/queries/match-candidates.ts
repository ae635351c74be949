/**
 * Selects the candidates to score. They come from the indexes on kinds of work and causes, the newest of each kind,
 * so the cost is the same for a hundred projects and for a hundred thousand.
 */
import { and, desc, eq, inArray, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { MatchProject, MatchVolunteer } from '#domain/matching/factors.ts'
import { expandToRequested, expandToOffered } from '#domain/matching/work-ids.ts'
import { relatedCauseIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { placeSkills, type Placements } from '#domain/vocabulary/placements.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Db } from '#server/db/db.ts'
import { matchProjectColumns, matchVolunteerColumns } from './matching.ts'
import { introductionColumns } from './introductions.ts'
import { isBlocked } from './blocks.ts'
import { applyingColumns, isOpen } from './open-projects.ts'
import { isWanted, selectUninterested, type listLimits } from './match-exclusions.ts'
import { contacts } from '#server/db/message-tables.ts'
import {
  applications,
  organizationMembers,
  organizationRankings,
  projects,
  users,
  volunteerProfiles,
} from '#server/db/schema.ts'

/** Looks at this many of the newest of each kind, and scores those that share the most work and causes. */
const maxNewest = 2000
const maxCandidates = { both: 250, work: 250, causes: 100, related: 50 } as const

const overlaps = (column: AnyColumn, ids: readonly string[]): SQL =>
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
  const wanted = isWanted(reader)
  const best = kinds.map(([fits, count]) =>
    selectBest(reader, { fits: sql`${fits} and ${wanted}`, count, own }),
  )
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

/**
 * True for projects that seem to take applications, except the volunteer's own, those they applied to and those of
 * organizations that either side blocked.
 */
function isOpenTo({ id, organizations }: MatchViewer): SQL {
  const ownOrganizations = organizations.map((organization) => organization.id)
  return sql`${isOpen}
    and ${projects.organizationId} <> all(${sql.param(ownOrganizations)}::uuid[])
    and not exists (select from ${applications}
      where ${applications.projectId} = ${projects.id} and ${applications.volunteerId} = ${id})
    and not exists (select from ${contacts} c where c.volunteer_id = ${id}
      and c.organization_id = ${projects.organizationId} and ${isBlocked})`
}

/** Lists those of these projects that are open to a volunteer and that they want among their matches. */
export function listOpenAmong(db: Db, reader: MatchViewer, ids: readonly string[]) {
  return db
    .select(candidateColumns)
    .from(projects)
    .where(and(sql`${projects.id} = any(${sql.param([...ids])}::uuid[])`, isOpenTo(reader), isWanted(reader)))
}

/** The newest projects that are open to a volunteer and that they want among their matches. */
export function listNewestOpen(db: Db, reader: MatchViewer) {
  return db
    .select(candidateColumns)
    .from(projects)
    .where(and(isOpenTo(reader), isWanted(reader)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(maxCandidates.work)
}

/** Lists fitting projects that are open to the volunteer. */
function selectBest(reader: MatchViewer, { fits, count, own }: Kind): SQL {
  return sql`(select one.id from (
    select ${projects.id}, ${projects.createdAt}, ${projects.workIds} || ${projects.skillIds} as work, ${projects.causeIds}
    from ${projects}
    where ${isOpenTo(reader)} and ${fits}
    order by ${projects.createdAt} desc, ${projects.id} desc limit ${maxNewest}) one
    order by ${countShared('one.work', [...own.workIds, ...own.skillIds])}
      + ${countShared('one.cause_ids', own.causeIds)} desc, one.created_at desc, one.id desc limit ${count})`
}

/** Counts how many of these ids a column contains. */
const countShared = (column: 'one.work' | 'one.cause_ids', ids: readonly string[]): SQL =>
  sql`cardinality(array(select unnest(${sql.raw(column)}) intersect select unnest(${sql.param([...new Set(ids)])}::text[])))`

/** What people who may find a volunteer see of them, and what matching needs. */
export const volunteerColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  isPortfolioPublic: volunteerProfiles.isPortfolioPublic,
  preferredCauses: volunteerProfiles.preferredCauses,
  language: volunteerProfiles.language,
  updatedAt: volunteerProfiles.updatedAt,
  ...introductionColumns,
  ...matchVolunteerColumns,
}

/**
 * Lists volunteers who are open to invitations and may fit a project: first by its kinds of work, then by its causes
 * alone, most recently updated profiles first. `by`: with the whole profile, or only with what a card of the directory
 * shows of it.
 */
export function listVolunteerCandidates(
  db: Db,
  project: MatchProject,
  given: { workIds: readonly string[]; by: 'profile' | 'card'; not: SQL; most: number },
) {
  const asked = expandToOffered(given.workIds)
  const labels = [...project.requiredSkills, ...project.preferredSkills].map(canonicalSkill)
  // Work found in texts counts only for those who match with the whole profile; on a card, the same typed-in label counts.
  const work =
    given.by === 'card'
      ? overlaps(volunteerProfiles.skillIds, [...new Set([...asked, ...labels])])
      : overlaps(volunteerProfiles.workIds, asked)
  const causes = overlaps(volunteerProfiles.causeIds, project.causeAreas.map(canonicalCause))
  const found = (fits: SQL, tier: number) => sql`
    select ${volunteerProfiles.userId}, ${sql.raw(String(tier))} as tier, ${volunteerProfiles.updatedAt}
    from ${volunteerProfiles}
    where ${volunteerProfiles.isContactable} and ${fits} and not (${given.not})
    order by ${volunteerProfiles.updatedAt} desc, ${volunteerProfiles.userId} limit ${given.most}`
  // Evaluated once, before any row: the query looks for matches by causes alone only if too few match by work.
  const areTooFew = sql`(select count(*) from by_work) < ${given.most}`
  return db
    .select(volunteerColumns)
    .from(volunteerProfiles)
    .innerJoin(users, eq(users.id, volunteerProfiles.userId))
    .where(
      and(
        isNull(users.disabledAt),
        eq(volunteerProfiles.isContactable, true),
        sql`${volunteerProfiles.userId} in (
          with by_work as materialized (${found(work, 0)})
          select one.user_id from (
            select * from by_work union all (${found(sql`${causes} and not ${work} and ${areTooFew}`, 1)})) one
          order by one.tier, one.updated_at desc, one.user_id limit ${given.most})`,
      ),
    )
}

/** Projects and organizations that people may have to do with. */
interface Involvement {
  /** Whose applicants count; null for none. */
  id: string | null
  organizationIds: readonly string[]
  /** The project whose dismissals count, if not those of `id`; null for none. */
  dismissedId?: string | null
}

/**
 * True for everyone who ever applied to the project or is not interested in it, the members of its organization, and
 * anyone whom either side blocked.
 */
export const isInvolved = ({
  dismissedId,
  ...project
}: Involvement): SQL => sql`${volunteerProfiles.userId} in (
    select a.volunteer_id from ${applications} a where a.project_id = ${project.id}::uuid
    union all select m.user_id from ${organizationMembers} m
      where m.organization_id = any(${sql.param([...project.organizationIds])}::uuid[])
    union all select c.volunteer_id from ${contacts} c
      where c.organization_id = any(${sql.param([...project.organizationIds])}::uuid[]) and ${isBlocked}
    union all ${selectUninterested({ ...project, id: dismissedId === undefined ? project.id : dismissedId })})`

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

/** Who is in the directory of volunteers, and what its filters find (decision B8). */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { DirectoryFilters } from '#contract/matching/directory.ts'
import { findLanguage } from '#domain/matching/parsing/languages.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { findNameQuery } from '#server/http/text-queries.ts'
import { pageRows } from '#server/http/lists/page.ts'
import type { Nearby } from '#server/places/nearby.ts'
import { isInvolved, isListed, volunteerColumns } from '#server/queries/matching/volunteer-candidates.ts'
import { matchProjectColumns } from '#server/queries/matching/matching.ts'
import { expandPlacedSkills } from '#server/queries/matching/skill-placements.ts'
import { sumOfAcceptedHours } from '#server/queries/work.ts'

const array = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const freeHours = sql`(${volunteerProfiles.maxHoursPerWeek} - ${sumOfAcceptedHours(sql`${volunteerProfiles}.user_id`)})`

/** What filters look at. */
export const filteredColumns = {
  skillIds: sql`${volunteerProfiles.skillIds}`,
  causeIds: sql`${volunteerProfiles.causeIds}`,
  languages: sql`${volunteerProfiles.languages}`,
  freeHours,
  isRemote: sql`('remote' = any(${volunteerProfiles.workingStyles}) or ${volunteerProfiles.remoteOnly})`,
}

/** One condition per filter, for filters and for the counts beside them. */
export const conditionsOn = (columns: Record<keyof typeof filteredColumns, SQL>) => ({
  skills: (ids: readonly string[]) => sql`${columns.skillIds} && ${array(ids)}`,
  causes: (ids: readonly string[]) => sql`${columns.causeIds} && ${array(ids)}`,
  languages: (names: readonly string[]) => sql`${columns.languages} && ${array(names)}`,
  freeHours: (least: number) => sql`${columns.freeHours} >= ${least}`,
  remote: columns.isRemote,
})
const isFound = conditionsOn(filteredColumns)

/** The ids of a cause in a filter, and the names of a language. */
export const idsOfCauses = (causes: readonly string[]) => causes.flatMap(causeFilterIds)
export const namesOfLanguages = (languages: readonly string[]) =>
  languages.map((each) => findLanguage(each) ?? each)

/** The groups of choices, each null if nothing of it is chosen. */
export type Groups = Record<'skills' | 'causes' | 'languages' | 'freeHours' | 'remote', SQL | null>

export interface Directory {
  /** Who is in it for the reader, as far as the text and the place of the filters find them. */
  base: SQL
  groups: Groups
  /** The parsed search; null without one. */
  text: string | null
}

/** The directory for the members of these organizations, with its filters. */
export async function findDirectory(
  { db, now }: Pick<Context, 'db' | 'now'>,
  filters: DirectoryFilters,
  { nearby, organizationIds }: { nearby: Nearby | null; organizationIds: readonly string[] },
): Promise<Directory> {
  const { search, skills, causeAreas, languages, remote } = filters
  const text = search ? await findNameQuery(db, search, now()) : null
  const conditions = [
    isListed,
    // A dismissal is private: without it, no one is missing or looks different when a project is chosen.
    sql`not (${isInvolved({ id: filters.projectId ?? null, organizationIds, dismissedId: null })})`,
    ...(text === null ? [] : [sql`${volunteerProfiles.search} @@ ${text}::tsquery`]),
    ...(nearby ? [sql`${volunteerProfiles.location} = any(${array(nearby.locations)})`] : []),
  ]
  return {
    base: sql.join(conditions, sql` and `),
    groups: {
      skills: skills?.length
        ? isFound.skills(await expandPlacedSkills(db, skills.map(canonicalSkill)))
        : null,
      causes: causeAreas?.length ? isFound.causes(idsOfCauses(causeAreas)) : null,
      languages: languages?.length ? isFound.languages(namesOfLanguages(languages)) : null,
      freeHours: filters.freeHours === undefined ? null : isFound.freeHours(filters.freeHours),
      remote: remote ? isFound.remote : null,
    },
    text,
  }
}

/** The condition of all filters. */
export const conditionOf = ({ base, groups }: Directory): SQL =>
  sql.join([base, ...Object.values(groups).flatMap((group) => group ?? [])], sql` and `)

/** The opposite: everyone whom the directory or its filters leave out. */
export const isNotFound = (directory: Directory): SQL => sql`not (${conditionOf(directory)})`

const rank = (text: string | null) =>
  text === null
    ? sql<number>`0::int`
    : sql<number>`(1000000 * ts_rank(${volunteerProfiles.search}, ${text}::tsquery))::int`

/** Where a row is in a list by relevance and then by time, or by time alone. */
export interface DirectoryKey {
  rank: number
  updatedAt: Date
  userId: string
}

interface Listing {
  directory: Directory
  /** Ranks by the search. */
  isRanked: boolean
  after: DirectoryKey | null
  /** Ids to leave out. */
  without?: readonly string[]
}

/** Rows of the directory after a row, the most relevant or the latest changed first, and one more than a page holds. */
export function listDirectoryRows(db: Db, { directory, isRanked, after, without = [] }: Listing) {
  const ranked = rank(isRanked ? directory.text : null)
  return db
    .select({ ...volunteerColumns, rank: ranked })
    .from(volunteerProfiles)
    .innerJoin(users, eq(users.id, volunteerProfiles.userId))
    .where(
      and(
        conditionOf(directory),
        after ? isAfter(ranked, isRanked, after) : undefined,
        without.length > 0
          ? sql`${volunteerProfiles.userId} <> all(${sql.param([...without])}::uuid[])`
          : undefined,
      ),
    )
    .orderBy(
      ...(isRanked ? [sql`${ranked} desc`] : []),
      sql`${volunteerProfiles.updatedAt} desc`,
      volunteerProfiles.userId,
    )
    .limit(pageRows)
}

function isAfter(ranked: SQL, isRanked: boolean, { rank: at, updatedAt, userId }: DirectoryKey): SQL {
  const time = sql`${updatedAt.toISOString()}::timestamptz`
  // The first part lets PostgreSQL begin there in the index, instead of reading all pages before.
  const isLater = sql`(${volunteerProfiles.updatedAt} <= ${time} and (${volunteerProfiles.updatedAt} < ${time}
    or ${volunteerProfiles.userId} > ${userId}::uuid))`
  return isRanked ? sql`(${ranked} < ${at} or (${ranked} = ${at} and ${isLater}))` : isLater
}

export function countDirectory(db: Db, directory: Directory): Promise<number> {
  return countFound(db, (rows) => rows.from(volunteerProfiles).where(conditionOf(directory)))
}

/** The different locations of people who let organizations find them. */
export async function listLocations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ location: string }>(sql`
    select distinct ${volunteerProfiles.location} as location from ${volunteerProfiles}
    where ${volunteerProfiles.isContactable} and ${volunteerProfiles.location} is not null order by 1`)
  return rows.map(({ location }) => location)
}

/** One person as the directory would show them; null without a profile. */
export async function findDirectoryRow(db: Db, userId: string) {
  const [row] = await db
    .select({
      ...volunteerColumns,
      isContactable: volunteerProfiles.isContactable,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(volunteerProfiles)
    .innerJoin(users, eq(users.id, volunteerProfiles.userId))
    .where(eq(volunteerProfiles.userId, userId))
  return row ?? null
}

/** Writes what profiles are searched by where nothing is stored; returns how many there were, at most `most`. */
export async function writeMissingSearch(db: Db, most: number): Promise<number> {
  const { rows } = await db.execute(sql`
    with stale as (
      select user_id from ${volunteerProfiles} where search is null order by user_id limit ${most} for update)
    update ${volunteerProfiles} p set search = volunteer_search_text(p, u.first_name || ' ' || u.last_name)
    from stale join ${users} u on u.id = stale.user_id where p.user_id = stale.user_id returning p.user_id`)
  return rows.length
}

/** How many projects there are to choose from. */
const mostProjects = 100

/** Published projects of these organizations that are open or active: volunteers can be matched with them. */
const isMatchable = (organizationIds: readonly string[]) =>
  and(
    inArray(projects.organizationId, [...organizationIds]),
    eq(projects.visibility, 'published'),
    inArray(projects.status, ['open', 'active']),
  )

/** What a project that volunteers can be matched with asks for; null if it is none. */
export async function findDirectoryProject(db: Db, id: string, organizationIds: readonly string[]) {
  const [row] = await db
    .select(matchProjectColumns)
    .from(projects)
    .where(and(eq(projects.id, id), isMatchable(organizationIds)))
  return row ?? null
}

/** The projects that volunteers can be matched with, newest first. */
export function listOpenProjects(db: Db, organizationIds: readonly string[]) {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      organizationId: projects.organizationId,
      organizationName: organizations.name,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(isMatchable(organizationIds))
    .orderBy(...newestFirst(projects))
    .limit(mostProjects)
}

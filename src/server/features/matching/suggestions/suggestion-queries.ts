/** Queries for typed-in skills: how often people list them, and the decision about each. */
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SkillFilter } from '#contract/administration/list-filters.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { skillPlacements } from '#server/db/tables/matching.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { Problem } from '#server/http/problem.ts'
import { pageRows } from '#server/http/lists/page.ts'

export interface SuggestionRow extends Record<string, unknown> {
  id: string
  profiles: number
  projects: number
  aProfile: string | null
  aProject: string | null
  /** False until an administrator decides about it. */
  isDecided: boolean
  label: string | null
  skillId: string | null
  decidedAt: string | null
  decidedBy: { id: string; firstName: string; lastName: string } | null
  version: string
}

/**
 * Typed-in skills with the number of profiles and projects that list them. `work_ids` leaves out skills that the work
 * tables know; `skill_ids` always contains them, even after placement.
 */
const countStated = (column: 'skill_ids' | 'work_ids', only?: string) => {
  const isRequested = only === undefined ? sql`t.id like 'custom:%'` : sql`t.id = ${only}`
  const ids = sql.raw(column)
  return sql`select s.id, count(s.profile)::int as profiles, count(s.project)::int as projects,
      min(s.profile) as a_profile, min(s.project) as a_project
    from (
      select t.id, user_id::text as profile, null as project from ${volunteerProfiles}, unnest(${ids}) t(id) where ${isRequested}
      union all
      select t.id, null, p.project from (select id::text as project, ${ids} as ids from ${projects}) p, unnest(p.ids) t(id)
      where ${isRequested}
    ) s group by s.id`
}

const columns = sql`s.id, s.profiles, s.projects, s.a_profile as "aProfile", s.a_project as "aProject",
  p.typed_id is not null as "isDecided", p.label, p.skill_id as "skillId",
  to_char(p.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "decidedBy",
  md5(concat_ws('|', p.typed_id, p.skill_id, p.decided_at, p.decided_by)) as version`
const joinPlacement = sql`left join ${skillPlacements} p on p.typed_id = s.id left join ${users} u on u.id = p.decided_by`

const states: Record<SkillFilter, SQL> = {
  waiting: sql`p.typed_id is null`,
  placed: sql`p.skill_id is not null`,
  kept: sql`p.typed_id is not null and p.skill_id is null`,
}
const from = (show: SkillFilter) =>
  sql`from (${countStated(show === 'waiting' ? 'work_ids' : 'skill_ids')}) s ${joinPlacement} where ${states[show]}`

/** Rows, most listed first, and whether they are the first: one page, as many as `limit`, or all. */
export async function listSuggestions(
  db: Db,
  {
    show,
    cursor,
    limit = pageRows,
  }: { show: SkillFilter; cursor: string | undefined; limit?: number | null },
): Promise<{ rows: SuggestionRow[]; isFirst: boolean }> {
  const after = decodePosition(cursor)
  const isAfter = after
    ? sql`and (-(s.profiles + s.projects), s.id collate "C") > (${-after.count}::int, ${after.id}::text collate "C")`
    : sql``
  const { rows } = await db.execute<SuggestionRow>(sql`select ${columns} ${from(show)} ${isAfter}
    order by s.profiles + s.projects desc, s.id collate "C" limit ${limit}`)
  return { rows, isFirst: !after }
}

export async function countSuggestions(db: Db, show: SkillFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from(show)}`)
  return rows[0]?.total ?? 0
}

/** One typed-in skill; null if no one lists it. */
export async function findSuggestion(db: Db, id: string): Promise<SuggestionRow | null> {
  const { rows } = await db.execute<SuggestionRow>(
    sql`select ${columns} from (${countStated('skill_ids', id)}) s ${joinPlacement}`,
  )
  return rows[0] ?? null
}

/** The labels of one profile or project per skill, to show how people write it. */
export async function listSkillLabels(
  db: Db,
  rows: readonly Pick<SuggestionRow, 'aProfile' | 'aProject'>[],
): Promise<string[]> {
  const profileIds = rows.flatMap(({ aProfile }) => aProfile ?? [])
  const projectIds = rows.flatMap(({ aProject }) => aProject ?? [])
  const ofProfiles = await db
    .select({ skills: volunteerProfiles.skills })
    .from(volunteerProfiles)
    .where(inArray(volunteerProfiles.userId, profileIds))
  const ofProjects = await db
    .select({ required: projects.requiredSkills, preferred: projects.preferredSkills })
    .from(projects)
    .where(inArray(projects.id, projectIds))
  return [
    ...ofProfiles.flatMap(({ skills }) => skills),
    ...ofProjects.flatMap(({ required, preferred }) => [...required, ...preferred]),
  ]
}

type Placement = typeof skillPlacements.$inferInsert

export async function savePlacement(db: Db, row: Placement): Promise<void> {
  await db
    .insert(skillPlacements)
    .values(row)
    .onConflictDoUpdate({ target: skillPlacements.typedId, set: row })
}

export async function removePlacement(db: Db, typedId: string): Promise<void> {
  await db.delete(skillPlacements).where(eq(skillPlacements.typedId, typedId))
}

/** The cursor for the page after a row. */
export function encodePosition({ profiles, projects: isRequested, id }: SuggestionRow): string {
  return Buffer.from(`${profiles + isRequested}|${id}`).toString('base64url')
}

function decodePosition(text: string | undefined): { count: number; id: string } | null {
  if (text === undefined) return null
  const [, count, id] =
    /^(\d{1,9})\|(custom:[^\0]*)$/u.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? []
  if (count === undefined || id === undefined) throw new Problem('bad_cursor')
  return { count: Number(count), id }
}

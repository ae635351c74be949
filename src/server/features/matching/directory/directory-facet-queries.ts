/** Counts of the directory of volunteers, for the choices beside its filters. */
import { sql, type SQL } from 'drizzle-orm'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { placeSkills } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import {
  conditionsOn,
  filteredColumns,
  idsOfCauses,
  type Directory,
  type Groups,
} from './directory-queries.ts'

/** The choices to count. */
export interface Offered {
  skills: readonly string[]
  causeAreas: readonly string[]
  freeHours: readonly number[]
}

/** A person whom search and place find, computed once however many choices look at them. */
const isFound = conditionsOn({
  skillIds: sql`one.skill_ids`,
  causeIds: sql`one.cause_ids`,
  languages: sql`one.languages`,
  freeHours: sql`one.free_hours`,
  isRemote: sql`one.is_remote`,
})

interface Choice {
  group: keyof Groups
  condition: SQL
}

/** The condition of each choice, in the order of the groups. */
async function listChoices(db: Db, offered: Offered): Promise<Choice[]> {
  const placements = await findPlacements(db)
  return [
    ...offered.skills.map((label): Choice => ({
      group: 'skills',
      condition: isFound.skills(placeSkills([canonicalSkill(label)], placements)),
    })),
    ...offered.causeAreas.map((label): Choice => ({
      group: 'causes',
      condition: isFound.causes(idsOfCauses([label])),
    })),
    ...offered.freeHours.map((least): Choice => ({
      group: 'freeHours',
      condition: isFound.freeHours(least),
    })),
    { group: 'remote', condition: isFound.remote },
  ]
}

/** The total, and how many each choice would find, in one pass over those that the search and the place find. */
export async function countChoices(
  db: Db,
  { base, groups }: Directory,
  offered: Offered,
): Promise<readonly number[]> {
  const choices = await listChoices(db, offered)
  const chosen = Object.entries(groups).flatMap(([group, condition]) =>
    condition ? [{ group, condition, name: sql.raw(`in_${group.toLowerCase()}`) }] : [],
  )
  const countWhere = (without: keyof Groups | null, condition: SQL) => {
    const names = chosen.flatMap(({ group, name }) => (group === without ? [] : [sql`one.${name}`]))
    return sql`count(*) filter (where ${sql.join([condition, ...names], sql` and `)})::int`
  }
  const counts = [
    countWhere(null, sql`true`),
    ...choices.map(({ group, condition }) => countWhere(group, condition)),
  ]
  const { skillIds, causeIds, languages, freeHours, isRemote } = filteredColumns
  const found = [
    sql`${skillIds} as skill_ids, ${causeIds} as cause_ids, ${languages} as languages`,
    sql`${freeHours} as free_hours, ${isRemote} as is_remote`,
    ...chosen.map(({ name, condition }) => sql`${condition} as ${name}`),
  ]
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    with one as materialized (select ${sql.join(found, sql`, `)} from ${volunteerProfiles} where ${base})
    select array[${sql.join(counts, sql`, `)}] as counts from one`)
  return rows[0]?.counts ?? []
}

const listChosen = (groups: Groups, without: keyof Groups | null): SQL[] =>
  Object.entries(groups).flatMap(([group, condition]) => (condition && group !== without ? [condition] : []))

/** How many languages are offered. */
const mostLanguages = 30

/** The languages that most speak, and the chosen ones. */
export async function countLanguages(
  db: Db,
  { base, groups }: Directory,
  chosen: readonly string[],
): Promise<{ value: string; count: number }[]> {
  const where = sql.join([base, ...listChosen(groups, 'languages')], sql` and `)
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    select spoken.name as value, count(*)::int as count
    from ${volunteerProfiles}
    cross join lateral (select distinct unnest(${volunteerProfiles.languages}) as name) spoken
    where ${where} group by spoken.name order by count(*) desc, spoken.name limit ${mostLanguages}`)
  const missing = chosen.filter((name) => rows.every(({ value }) => value !== name))
  return [...rows, ...missing.map((value) => ({ value, count: 0 }))]
}

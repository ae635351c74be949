/** Counts of the directory of volunteers, for the choices beside its filters. */
import { sql, type SQL } from 'drizzle-orm'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { placeSkills } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { volunteerProfiles } from '#server/db/schema.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { idsOfCauses, isFound, type Directory, type Groups } from './directory-queries.ts'

/** The choices to count. */
export interface Offered {
  skills: readonly string[]
  causeAreas: readonly string[]
  freeHours: readonly number[]
}

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
  const chosen = (without: keyof Groups | null) => listChosen(groups, without)
  const countWhere = (conditions: readonly SQL[]) =>
    conditions.length === 0
      ? sql`count(*)::int`
      : sql`count(*) filter (where ${sql.join([...conditions], sql` and `)})::int`
  const counts = [
    countWhere(chosen(null)),
    ...choices.map(({ group, condition }) => countWhere([...chosen(group), condition])),
  ]
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from ${volunteerProfiles} where ${base}`)
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

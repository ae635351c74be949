/** Administrators' decisions about typed-in skills, used wherever skills are stored, searched or matched. */
import { isNotNull, sql } from 'drizzle-orm'
import { placeSkills, placeWork, type Placements } from '#domain/vocabulary/placements.ts'
import type { PlacedLabel } from '#domain/vocabulary/search.ts'
import type { Db } from '#server/db/db.ts'
import { prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { skillPlacements } from '#server/db/tables/matching.ts'

const placementColumns = { typedId: skillPlacements.typedId, skillId: skillPlacements.skillId }
const preparePlacements = prepareOnce((db, name) =>
  prepareRead(db, {
    name,
    selection: placementColumns,
    query: db.select(placementColumns).from(skillPlacements).where(isNotNull(skillPlacements.skillId)),
  }),
)

/** Lists all linked skills; there are few, because administrators decide one at a time. */
export async function findPlacements(db: Db): Promise<Placements> {
  const rows = await preparePlacements(db, 'skill_placements').execute({})
  return new Map(rows.flatMap(({ typedId, skillId }) => (skillId === null ? [] : [[typedId, skillId]])))
}

/** Lists the labels of linked skills. */
export async function listPlacedLabels(db: Db): Promise<PlacedLabel[]> {
  const rows = await db
    .select({ label: skillPlacements.label, skillId: skillPlacements.skillId })
    .from(skillPlacements)
    .where(isNotNull(skillPlacements.skillId))
  return rows.flatMap(({ label, skillId }) => (skillId === null ? [] : [{ label, skillId }]))
}

const isTypedIn = (id: string) => id.startsWith('custom:')

/** Adds the listed skills that typed-in ones mean. Runs no query if none is typed in. */
export async function expandPlacedSkills(db: Db, ids: readonly string[]): Promise<string[]> {
  return ids.some(isTypedIn) ? placeSkills(ids, await findPlacements(db)) : [...ids]
}

interface Vocabulary {
  skillIds: readonly string[]
  workIds: readonly string[]
}

/**
 * Replaces linked skills in the data to be stored. No one can decide about a skill until the transaction ends, so the
 * job after a decision finds this row too.
 */
export async function applyPlacements<Read extends Vocabulary>(
  db: Db,
  read: Read,
): Promise<Read & { skillIds: string[]; workIds: string[] }> {
  const { skillIds, workIds } = read
  if (!skillIds.some(isTypedIn)) return { ...read, skillIds: [...skillIds], workIds: [...workIds] }
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('skill_placements'), 0)`)
  const placements = await findPlacements(db)
  return { ...read, skillIds: placeSkills(skillIds, placements), workIds: placeWork(workIds, placements) }
}

/** Locks a typed-in skill until the transaction ends: no one else can decide about it, and no one can store one. */
export async function lockPlacements(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('skill_placements'), 0)`)
}

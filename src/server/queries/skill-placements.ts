/** What administrators decided about typed-in skills, read wherever skills are written, searched or matched. */
import { isNotNull, sql } from 'drizzle-orm'
import { placeSkills, placeWork, type Placements } from '#domain/vocabulary/placements.ts'
import type { PlacedLabel } from '#domain/vocabulary/search.ts'
import type { Db } from '#server/db/db.ts'
import { skillPlacements } from '#server/db/schema.ts'

/** All that are placed: as many as administrators decided one by one. */
export async function findPlacements(db: Db): Promise<Placements> {
  const rows = await db
    .select({ typedId: skillPlacements.typedId, skillId: skillPlacements.skillId })
    .from(skillPlacements)
    .where(isNotNull(skillPlacements.skillId))
  return new Map(rows.flatMap(({ typedId, skillId }) => (skillId === null ? [] : [[typedId, skillId]])))
}

/** The words of those that are placed. */
export async function listPlacedLabels(db: Db): Promise<PlacedLabel[]> {
  const rows = await db
    .select({ label: skillPlacements.label, skillId: skillPlacements.skillId })
    .from(skillPlacements)
    .where(isNotNull(skillPlacements.skillId))
  return rows.flatMap(({ label, skillId }) => (skillId === null ? [] : [{ label, skillId }]))
}

const isTypedIn = (id: string) => id.startsWith('custom:')

/** The listed skills beside the typed-in ones that mean them; asks nothing where none is typed in. */
export async function expandPlacedSkills(db: Db, ids: readonly string[]): Promise<string[]> {
  return ids.some(isTypedIn) ? placeSkills(ids, await findPlacements(db)) : [...ids]
}

interface Vocabulary {
  skillIds: readonly string[]
  workIds: readonly string[]
}

/**
 * What is about to be stored, with placed skills where they belong. Nobody decides about a skill until the transaction
 * ends: the job after a decision then finds this row too.
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

/** Lets no other decide about a typed-in skill, and nobody store one, until the transaction ends. */
export async function lockPlacements(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('skill_placements'), 0)`)
}

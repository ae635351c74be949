/** What of a volunteer's completed work shows a skill (decision B11). */
import { noPlacements, skillOf } from '#domain/vocabulary/placements.ts'

export interface SkilledWork {
  id: string
  /** What was asked for, under whatever name. */
  skills: readonly string[]
}

export interface SkillEvidence {
  label: string
  /** Of the work that asked for the skill, in its order. */
  workIds: string[]
}

/**
 * Each of somebody's skills with the work that asked for it: two names of one skill are one ("Legal" shows "Legal Services"),
 * and so is a typed-in skill with the listed one on which it is placed.
 * Those that most work shows come first; of those that are alike the order stays.
 */
export function findSkillEvidence(
  labels: readonly string[],
  works: readonly SkilledWork[],
  placements = noPlacements,
): SkillEvidence[] {
  const idOf = (label: string) => skillOf(label, placements)
  const requested = works.map(({ id, skills }) => ({ id, skills: new Set(skills.map(idOf)) }))
  return labels
    .map((label) => {
      const skill = idOf(label)
      return { label, workIds: requested.flatMap(({ id, skills }) => (skills.has(skill) ? [id] : [])) }
    })
    .toSorted((a, b) => b.workIds.length - a.workIds.length)
}

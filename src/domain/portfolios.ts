/** What of a volunteer's completed work shows a skill (decision B11). */
import { canonicalSkill } from './vocabulary/skills.ts'

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
 * Each of somebody's skills with the work that asked for it: two names of one skill are one ("Legal" shows "Legal Services").
 * Those that most work shows come first; of those that are alike the order stays.
 */
export function findSkillEvidence(labels: readonly string[], works: readonly SkilledWork[]): SkillEvidence[] {
  const asked = works.map(({ id, skills }) => ({ id, skills: new Set(skills.map(canonicalSkill)) }))
  return labels
    .map((label) => {
      const skill = canonicalSkill(label)
      return { label, workIds: asked.flatMap(({ id, skills }) => (skills.has(skill) ? [id] : [])) }
    })
    .toSorted((a, b) => b.workIds.length - a.workIds.length)
}

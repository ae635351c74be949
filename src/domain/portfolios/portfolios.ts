/** Which of a volunteer's completed work demonstrates a skill (decision B11). */
import { noPlacements, skillOf } from '#domain/vocabulary/placements.ts'

export interface SkilledWork {
  id: string
  /** The skills that were requested, under any of their names. */
  skills: readonly string[]
}

export interface SkillEvidence {
  label: string
  /** The work that asked for the skill, in its order. */
  workIds: string[]
}

/**
 * Each skill with the work that asked for it. Two names of one skill count as one ("Legal" includes "Legal
 * Services"), and a typed-in skill counts as the listed one it is placed on.
 * Skills with the most work come first; ties keep their order.
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

/** How far back volunteers see how many organizations viewed their portfolio, and how long that is stored; days. */
export const portfolioViewRule = { shownDays: 30, storedDays: 90 } as const

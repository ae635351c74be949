/** Rules of profiles that several screens write (decisions A7, A21). */
import { workingStyles, type WorkingStyle } from '#domain/options/volunteers.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'

/** Work of before that a volunteer shows. */
export interface PortfolioProject {
  title: string
  description: string
  /** What came of it. */
  impact: string
  skills: string[]
}

/** Which ways of working suit a volunteer. */
export type WorkingStyles = Record<WorkingStyle, boolean>

/** The stored styles as yes or no to each. */
export function parseWorkingStyles(stored: readonly WorkingStyle[]): WorkingStyles {
  return {
    remote: stored.includes('remote'),
    collaborative: stored.includes('collaborative'),
    independent: stored.includes('independent'),
    mentorship: stored.includes('mentorship'),
  }
}

/** The styles after a yes or no to some of them; the others stay. */
export function changeWorkingStyles(
  stored: readonly WorkingStyle[],
  changes: Partial<Record<WorkingStyle, boolean | undefined>>,
): WorkingStyle[] {
  return workingStyles.filter((style) => changes[style] ?? stored.includes(style))
}

/**
 * A choice and a text in one field: a value of the list sets the choice, any other the text (A7); the one that is not
 * written is null, and stays as it is stored.
 */
export function parseChoiceOrText<Choice extends string>(
  written: string,
  choices: readonly Choice[],
): { choice: Choice; text: null } | { choice: null; text: string } {
  const choice = choices.find((each) => each === written)
  return choice ? { choice, text: null } : { choice: null, text: written }
}

/** The labels that are there, then the added ones that are new whatever their case and spaces; at most `max`. */
export function addLabels(present: readonly string[], added: readonly string[], max: number): string[] {
  const known = new Set(present.map(foldLabel))
  const fresh = added.filter((label) => !known.has(foldLabel(label)))
  return [...present, ...fresh.slice(0, Math.max(0, max - present.length))]
}

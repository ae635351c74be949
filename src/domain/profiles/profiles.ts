/** Profile rules that several screens share (decisions A7, A21). */
import { workingStyles, type WorkingStyle } from '#domain/options/volunteers.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'

/** Earlier work that a volunteer shows. */
export interface PortfolioProject {
  title: string
  description: string
  /** The result. */
  impact: string
  skills: string[]
}

/** Which working styles suit a volunteer. */
export type WorkingStyles = Record<WorkingStyle, boolean>

/** The stored styles as a boolean for each. */
export function parseWorkingStyles(stored: readonly WorkingStyle[]): WorkingStyles {
  return {
    remote: stored.includes('remote'),
    collaborative: stored.includes('collaborative'),
    independent: stored.includes('independent'),
    mentorship: stored.includes('mentorship'),
  }
}

/** Applies booleans for some of the styles; the others stay. */
export function changeWorkingStyles(
  stored: readonly WorkingStyle[],
  changes: Partial<Record<WorkingStyle, boolean | undefined>>,
): WorkingStyle[] {
  return workingStyles.filter((style) => changes[style] ?? stored.includes(style))
}

/**
 * A field that takes a choice or a text: a value from the list sets the choice, anything else the text (A7). The
 * other one is null and stays as stored.
 */
export function parseChoiceOrText<Choice extends string>(
  written: string,
  choices: readonly Choice[],
): { choice: Choice; text: null } | { choice: null; text: string } {
  const choice = choices.find((each) => each === written)
  return choice ? { choice, text: null } : { choice: null, text: written }
}

/** The existing labels, then the added ones that are new (ignoring case and spaces); at most `max`. */
export function addLabels(present: readonly string[], added: readonly string[], max: number): string[] {
  const known = new Set(present.map(foldLabel))
  const fresh = added.filter((label) => !known.has(foldLabel(label)))
  return [...present, ...fresh.slice(0, Math.max(0, max - present.length))]
}

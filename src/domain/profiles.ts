/** Rules of profiles that several screens write (decisions A7, A21). */
import { foldLabel } from './vocabulary/normalize.ts'

/**
 * A choice and a text in one field: a value of the list sets the choice, any other the text (A7); the one that is not
 * written is null, and stays as it is stored.
 */
export function readChoiceOrText<Choice extends string>(
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

import { normalizeLabel } from '#domain/vocabulary/normalize.ts'

/** Whether a text contains what someone typed, ignoring case, accents, spaces and punctuation. */
export function containsTyped(text: string, typed: string): boolean {
  return typed.trim() === '' || normalizeLabel(text).includes(normalizeLabel(typed))
}

import { getListFormat } from './formatters.ts'
import { settingsOf, type Language } from './languages.ts'

/**
 * Several things in one line, in the language's punctuation: "A, B, C" by default (`unit`), "A, B, and C"
 * (`conjunction`) or "A, B, or C" (`disjunction`). What is empty is left out.
 */
export const formatList = (
  language: Language,
  items: readonly (string | false | null | undefined)[],
  type: Intl.ListFormatType = 'unit',
): string => getListFormat(settingsOf(language).locale, { type }).format(items.flatMap((item) => item || []))

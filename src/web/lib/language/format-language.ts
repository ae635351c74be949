import { getDisplayNames } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { findForeignLanguage } from '#domain/text/foreign-language.ts'

/** The name of a language by its BCP 47 tag, in the reader's language. */
export const formatLanguage = (language: Language, tag: string): string =>
  getDisplayNames([settingsOf(language).locale], { type: 'language' }).of(tag) ?? tag

/** The name of a text's language if it differs from the reader's; null if not, or if it is not known. */
export function formatForeignLanguage(language: Language, tag: string | null): string | null {
  const foreign = findForeignLanguage(tag, language)
  return foreign === null ? null : formatLanguage(language, foreign)
}

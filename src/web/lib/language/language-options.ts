import type { Language } from '#contract/i18n/languages.ts'
import { contentLanguages } from '#domain/text/content-languages.ts'
import { formatLanguage } from './format-language.ts'

/** All languages that people can write in, as choices sorted by their names. */
export const listLanguageOptions = (language: Language): { value: string; label: string }[] =>
  contentLanguages
    .map((value) => ({ value, label: formatLanguage(language, value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))

/** The languages of the interface as settings. */
import { z } from 'zod'
import {
  defaultLanguage,
  isTranslated,
  languages,
  listLanguages,
  type Language,
} from '#contract/i18n/languages.ts'
import { flag } from './setting-kinds.ts'

export const languageSettings = {
  DEFAULT_LANGUAGE: z
    .custom<Language>(
      (tag) => typeof tag === 'string' && isTranslated(tag),
      `must be one of ${Object.keys(languages).join(', ')}`,
    )
    .default(defaultLanguage),
  PSEUDO_LANGUAGE: flag(false),
}

const written = z.object(languageSettings)

/** The language of readers whose own is not offered, and all that are, this one first. */
export function parseLanguages(values: z.output<typeof written>) {
  const offered = listLanguages({ withPseudo: values.PSEUDO_LANGUAGE })
  const first = values.DEFAULT_LANGUAGE
  return { defaultLanguage: first, languages: [first, ...offered.filter((language) => language !== first)] }
}

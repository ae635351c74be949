/** The choice of the language that a text is written in, as forms store it; '' has it detected. */
import { contentLanguages, isContentLanguage, type ContentLanguage } from '#domain/text/content-languages.ts'
import { z } from '#contract/zod.ts'

/** A choice in a draft or a stored text; anything else has it detected. */
export const storedChoice = z
  .enum([...contentLanguages, ''])
  .nullable()
  .catch('')

interface Written {
  language: string | null
  isLanguageChosen: boolean
}

/** The choice that a form starts with. */
export const toLanguageChoice = ({ language, isLanguageChosen }: Written): ContentLanguage | '' =>
  isLanguageChosen && language !== null && isContentLanguage(language) ? language : ''

/** What a stored text seems to be written in, if no one chose it. */
export const toDetectedLanguage = ({ language, isLanguageChosen }: Written): string | null =>
  isLanguageChosen ? null : language

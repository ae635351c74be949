/** The language of an email: its recipient's, not that of the person whose action it is about. */
import { findLanguage, type Language } from '#contract/i18n/languages.ts'
import type { Config } from '#server/config/config.ts'
import type { Recipient } from './email.ts'

/** That of the account if the site offers it, otherwise the site's default. */
export const languageOf = (
  { language }: Pick<Recipient, 'language'>,
  { languages, defaultLanguage }: Pick<Config, 'languages' | 'defaultLanguage'>,
): Language => findLanguage(language, languages) ?? defaultLanguage

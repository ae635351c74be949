/** The language of an email: its recipient's, whoever caused it and in whatever language. */
import type { Language } from '#contract/i18n/languages.ts'
import type { Config } from '#server/config/config.ts'
import type { Recipient } from './email.ts'

/** That of the account if the site offers it, otherwise the site's default. */
export const languageOf = (
  { language }: Pick<Recipient, 'language'>,
  { languages, defaultLanguage }: Pick<Config, 'languages' | 'defaultLanguage'>,
): Language => languages.find((offered) => offered === language) ?? defaultLanguage

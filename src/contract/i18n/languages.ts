/** The languages of the interface, by their BCP 47 tag. A language is a line here and its catalogs (CONTRIBUTING). */
export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
} as const satisfies Record<string, LanguageSettings>

/**
 * Generated from English: a third longer, accented and from right to left. It shows texts that go through no catalog,
 * and layouts that a longer text or the other direction breaks. The setting PSEUDO_LANGUAGE offers it to tests and translators.
 */
export const pseudoLanguage = 'en-XA'

interface LanguageSettings {
  /** In the language itself, as its readers look for it. */
  name: string
  /** The conventions of dates, numbers and lists. */
  locale: string
  direction: 'ltr' | 'rtl'
}

export type Language = keyof typeof languages | typeof pseudoLanguage

/** For a reader whose language is not known, and for logs. */
export const defaultLanguage: Language = 'en'

const all: Record<Language, LanguageSettings> = {
  ...languages,
  // Hebrew dates have no Latin letters, so that an English date is noticed.
  [pseudoLanguage]: { name: 'Pseudo', locale: 'he-IL', direction: 'rtl' },
}

/** The cookie of the language that a device has chosen; without it the browser's settings decide. */
export const languageCookie = 'bridgeCollective_language'

export const settingsOf = (language: Language): LanguageSettings => all[language]

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(all, tag)

/** Whether a language has catalogs of its own, which the pseudo-language has not. */
export const isTranslated = (tag: string): tag is keyof typeof languages => Object.hasOwn(languages, tag)

/** The languages that a site offers its readers. */
export const listLanguages = ({ withPseudo }: { withPseudo: boolean }): readonly Language[] =>
  Object.keys(all)
    .filter(isLanguage)
    .filter((tag) => withPseudo || tag !== pseudoLanguage)

/** The language of a tag, if a site offers it. */
export const findLanguage = (tag: string | null | undefined, offered: readonly Language[]): Language | null =>
  offered.find((language) => language === tag) ?? null

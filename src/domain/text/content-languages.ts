/**
 * The languages that people write in. They are independent of the interface's languages: a project can be in Spanish on
 * a site that has English screens only.
 */

/**
 * Languages by BCP 47 code, with PostgreSQL's text search configuration that stems them; `simple` stems nothing. The
 * function `search_configuration` (migration 0050_language_search) has the same. `listing` is English without accents.
 */
const configurations = {
  af: 'simple',
  am: 'simple',
  ar: 'arabic',
  az: 'simple',
  be: 'simple',
  bg: 'simple',
  bn: 'simple',
  bs: 'simple',
  ca: 'catalan',
  cs: 'simple',
  cy: 'simple',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'listing',
  es: 'spanish',
  et: 'simple',
  eu: 'basque',
  fa: 'simple',
  fi: 'finnish',
  fil: 'simple',
  fr: 'french',
  ga: 'irish',
  gl: 'simple',
  gu: 'simple',
  ha: 'simple',
  he: 'simple',
  hi: 'hindi',
  hr: 'simple',
  ht: 'simple',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  ig: 'simple',
  is: 'simple',
  it: 'italian',
  ja: 'simple',
  ka: 'simple',
  kk: 'simple',
  km: 'simple',
  kn: 'simple',
  ko: 'simple',
  ku: 'simple',
  lo: 'simple',
  lt: 'lithuanian',
  lv: 'simple',
  mk: 'simple',
  ml: 'simple',
  mn: 'simple',
  mr: 'simple',
  ms: 'simple',
  mt: 'simple',
  my: 'simple',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  or: 'simple',
  pa: 'simple',
  pl: 'simple',
  ps: 'simple',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  rw: 'simple',
  si: 'simple',
  sk: 'simple',
  sl: 'simple',
  so: 'simple',
  sq: 'simple',
  sr: 'serbian',
  sv: 'swedish',
  sw: 'simple',
  ta: 'tamil',
  te: 'simple',
  th: 'simple',
  ti: 'simple',
  tr: 'turkish',
  uk: 'simple',
  ur: 'simple',
  uz: 'simple',
  vi: 'simple',
  wo: 'simple',
  yi: 'yiddish',
  yo: 'simple',
  zh: 'simple',
  zu: 'simple',
} as const

export type ContentLanguage = keyof typeof configurations

export const isContentLanguage = (code: string): code is ContentLanguage =>
  Object.hasOwn(configurations, code)

export const contentLanguages = Object.keys(configurations).filter(isContentLanguage)

/** The text search configuration of a text; one whose language is not known is searched like English. */
export const searchConfigurationOf = (language: ContentLanguage | null) => configurations[language ?? 'en']

/** The language of a text as it is stored. */
export interface StoredLanguage {
  /** Null: not known. */
  language: ContentLanguage | null
  /** Chosen by the writer (true), guessed from the text (false), or not looked at yet (null). */
  isLanguageChosen: boolean | null
}

/**
 * The language of a text that its writer sends: a code they chose, null to have it guessed, or undefined, which keeps an
 * earlier choice. Returns `guess` if it follows from the text.
 */
export function decideContentLanguage(
  choice: ContentLanguage | null | undefined,
  before: StoredLanguage | null,
): StoredLanguage | 'guess' {
  if (choice) return { language: choice, isLanguageChosen: true }
  // Only its language: callers pass whole rows.
  return choice === undefined && before?.isLanguageChosen
    ? { language: before.language, isLanguageChosen: true }
    : 'guess'
}

/** Words that a guess needs: with fewer, names and loan words decide ("Newsletter Writer"). */
export const minGuessedWords = 4

/** Messages, replies and notes are short and full of names, and no one chooses their language. */
export const minGuessedMessageWords = 6

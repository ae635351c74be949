/** Languages that a listing asks volunteers to speak, and those that a biography names. */
const names = new Set(
  `Albanian Amharic Arabic Armenian Bengali Bosnian Bulgarian Burmese Cantonese Catalan Chinese Creole Croatian Czech Danish Dari Dutch
  English Estonian Farsi Finnish French Fulani Georgian German Greek Gujarati Hausa Hebrew Hindi Hungarian Icelandic Igbo Indonesian Italian
  Japanese Khmer Korean Kurdish Lao Latvian Lithuanian Malay Mandarin Nepali Norwegian Pashto Persian Polish Portuguese Punjabi Romanian
  Russian Serbian Slovak Slovenian Somali Spanish Swahili Swedish Tagalog Tamil Telugu Thai Tibetan Tigrinya Turkish Twi Ukrainian Urdu
  Uzbek Vietnamese Wolof Yiddish Yoruba`.split(/\s+/u),
)
/** Different names of the same language. */
const same: Readonly<Record<string, string>> = {
  Mandarin: 'Chinese',
  Cantonese: 'Chinese',
  Farsi: 'Persian',
  Español: 'Spanish',
  Espanol: 'Spanish',
  Castellano: 'Spanish',
  Français: 'French',
  Deutsch: 'German',
  Italiano: 'Italian',
  Português: 'Portuguese',
  Kreyol: 'Creole',
  Kreyòl: 'Creole',
  Русский: 'Russian',
  Українська: 'Ukrainian',
  العربية: 'Arabic',
  中文: 'Chinese',
  Polski: 'Polish',
  Tiếng: 'Vietnamese',
}

/** In lower case it is a different word. */
const capitalizedOnly = new Set(['Polish'])

const word = /[\p{L}]+/gu
const sentence = /[^.!?\n]+/gu
/** Near the name of a language, these words mean that the volunteer should speak it. */
const requestWords =
  /^(?:speak|speaks|speaker|speakers|speaking|fluent|fluency|bilingual|native|proficient|proficiency|conversational|translator|translators|translate|translation|translations|interpreter|interpreters|lessons|class|classes|tutor|tutors|teacher|teachers|instructor|instructors|teach|literacy|language|knowledge|written|spoken)$/u
/** These words make it optional: in part of a sentence for that part only, or for the whole sentence. */
const learningWishPattern =
  /\b(?:plus|preferred|preferably|helpful|desired|desirable|asset|advantage|welcome|encouraged|useful|ideal|ideally)\b/iu
const optional = /\b(?:not\s+(?:required|necessary|needed|essential)|optional)\b/iu
/** After "Spanish-speaking", these words mean the people served, not the volunteers. */
const servedPattern =
  /^(?:families|family|immigrants|immigrant|clients|community|communities|population|populations|students|children|parents|seniors|women|people|residents|patients|neighborhood|adults|elderly|countries|households|members)$/u
/** The maximum distance in words. */
const near = 3

export interface RequiredLanguages {
  /** Any one of them is enough. */
  anyOf: string[]
  /** As the listing writes it. */
  words: string
}

/**
 * The language a listing asks volunteers to speak besides the language it is written in; null if it asks for none.
 */
export function findRequiredLanguages(text: string): RequiredLanguages | null {
  if (!namesLanguage(text)) return null
  for (const [said] of text.matchAll(sentence)) {
    if (optional.test(said)) continue
    const words = said.split(',').flatMap((part) => {
      const isWish = learningWishPattern.test(part)
      return [...part.matchAll(word)].map(([one]) => ({ text: one, isWish }))
    })
    const texts = words.map(({ text: one }) => one.toLowerCase())
    const named = words.flatMap(({ text: one, isWish }, index) => {
      const language = parseLanguage(one)
      const isMeant = language !== null && language !== 'English' && !isWish && !isServed(texts, index)
      return isMeant ? [{ language, isAsked: isRequested(texts, index) }] : []
    })
    // "Fluent in Russian, Spanish or Portuguese": what applies to one applies to all of them.
    if (named.some((one) => one.isAsked)) {
      return { anyOf: [...new Set(named.map(({ language }) => language))], words: said.trim() }
    }
  }
  return null
}

/** Whether the people served speak the language at this position. */
function isServed(words: readonly string[], index: number): boolean {
  const [next = '', afterNext = ''] = words.slice(index + 1)
  return servedPattern.test(next) || (next.startsWith('speak') && servedPattern.test(afterNext))
}

/** Whether the surrounding words ask the volunteer to speak it. */
function isRequested(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - near), index + near + 1).some((one) => requestWords.test(one))
}

/** Most texts name no language, which is found out in a third of the time. */
function namesLanguage(text: string): boolean {
  for (const [one] of text.matchAll(word)) if (parseLanguage(one) !== null) return true
  return false
}

/** Few words make up most texts. */
const languageByWord = new Map<string, string | null>()
const maxCachedWords = 20_000
const maxCachedLength = 12

/** The normalized name of a language; null if it isn't one. */
function parseLanguage(written: string): string | null {
  const known = languageByWord.get(written)
  if (known !== undefined) return known
  const language = findName(written)
  // The engine would keep the text that a long word comes from in memory.
  if (written.length <= maxCachedLength) {
    if (languageByWord.size >= maxCachedWords) languageByWord.clear()
    languageByWord.set(written, language)
  }
  return language
}

function findName(written: string): string | null {
  const name = written.charAt(0).toUpperCase() + written.slice(1).toLowerCase()
  if (
    !(names.has(name) || Object.hasOwn(same, name)) ||
    (capitalizedOnly.has(name) && !/^\p{Lu}/u.test(written))
  )
    return null
  return same[name] ?? name
}

/** All known languages in alphabetical order. */
export const knownLanguages: readonly string[] = [...names]

/** The standard name of a language in any letter case; null if it isn't known. */
export function findLanguage(written: string): string | null {
  const name = written.trim()
  const proper = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
  return names.has(proper) ? proper : null
}

/** Languages under their normalized names. */
export function normalizeLanguages(written: readonly string[]): string[] {
  return [...new Set(written.map((one) => parseLanguage(one) ?? one))]
}

/** Near the name of a language in a listing, these words mean that someone works in it. */
const workWords =
  /^(?:languages|bilingual|trilingual|multilingual|translat\p{L}*|interpret\p{L}*|fluently|subtitl\p{L}*)$/u
const isOfTranslating = /\b(?:translat|interpret|subtitl)/iu
/** Between languages that one request applies to: "from Korean into English or German". */
const between = /^(?:and|or|to|into|from|und|y)$/u

/**
 * The languages besides English that a listing asks for or works in, optional ones too. Not those that it only names:
 * "Greek, Turkish and Polish food".
 */
export function findRequestedLanguages(text: string): string[] {
  if (!namesLanguage(text)) return []
  const found = new Set<string>()
  for (const [said] of text.matchAll(sentence)) {
    const written = [...said.matchAll(word)].map(([one]) => one)
    const words = written.map((one) => one.toLowerCase())
    const isTranslating = isOfTranslating.test(said)
    let previous: number | null = null
    for (const [index, one] of written.entries()) {
      const language = parseLanguage(one)
      if (language === null) continue
      const isDirection = isTranslating && /^(?:from|into|to)$/u.test(words[index - 1] ?? '')
      const isListed =
        previous !== null && words.slice(previous + 1, index).every((other) => between.test(other))
      if (!isDirection && !isWorkedIn(words, index) && !isListed) continue
      previous = index
      if (language !== 'English') found.add(language)
    }
  }
  return [...found]
}

const isWorkedIn = (words: readonly string[], index: number): boolean =>
  words
    .slice(Math.max(0, index - near), index + near + 1)
    .some((one) => requestWords.test(one) || workWords.test(one))

/** The languages among listed skills: "Korean", "Spanish translation". Not "Greek cooking". */
export function findLanguagesOfSkills(skills: readonly string[]): string[] {
  return skills.flatMap((label) => {
    const written = [...label.matchAll(word)].map(([one]) => one)
    const others = written.filter((one) => parseLanguage(one) === null).map((one) => one.toLowerCase())
    const isOfLanguages = others.every(
      (one) => between.test(one) || requestWords.test(one) || workWords.test(one),
    )
    return isOfLanguages ? findLanguagesIn(label) : []
  })
}

/** The languages a biography names. */
export function findLanguagesIn(biography: string): string[] {
  return [...new Set([...biography.matchAll(word)].flatMap(([one]) => parseLanguage(one) ?? []))]
}

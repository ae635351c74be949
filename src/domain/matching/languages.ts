/** Languages that a listing asks its volunteers to speak, and those that a biography names. */
const names = new Set(
  `Albanian Amharic Arabic Armenian Bengali Bosnian Bulgarian Burmese Cantonese Catalan Chinese Creole Croatian Czech Danish Dari Dutch
  English Estonian Farsi Finnish French Fulani Georgian German Greek Gujarati Hausa Hebrew Hindi Hungarian Icelandic Igbo Indonesian Italian
  Japanese Khmer Korean Kurdish Lao Latvian Lithuanian Malay Mandarin Nepali Norwegian Pashto Persian Polish Portuguese Punjabi Romanian
  Russian Serbian Slovak Slovenian Somali Spanish Swahili Swedish Tagalog Tamil Telugu Thai Tibetan Tigrinya Turkish Twi Ukrainian Urdu
  Uzbek Vietnamese Wolof Yiddish Yoruba`.split(/\s+/u),
)
/** Names under which the same language is asked for and spoken. */
const same: Readonly<Record<string, string>> = { Mandarin: 'Chinese', Cantonese: 'Chinese', Farsi: 'Persian' }

/** Written small it is another word. */
const capitalizedOnly = new Set(['Polish'])

const word = /[\p{L}]+/gu
const sentence = /[^.!?\n]+/gu
/** Beside the name of a language these say that the volunteer is to speak it. */
const asking =
  /^(?:speak|speaks|speaker|speakers|speaking|fluent|fluency|bilingual|native|proficient|proficiency|conversational|translator|translators|translate|translation|translations|interpreter|interpreters|lessons|class|classes|tutor|tutors|teacher|teachers|instructor|instructors|teach|literacy|language|knowledge|written|spoken)$/u
/** These say that it would only be good: in a part of the sentence for that part, and for the whole of it. */
const learningWishPattern =
  /\b(?:plus|preferred|preferably|helpful|desired|desirable|asset|advantage|welcome|encouraged|useful|ideal|ideally)\b/iu
const optional = /\b(?:not\s+(?:required|necessary|needed|essential)|optional)\b/iu
/** After "Spanish-speaking" these are who is served, not who serves. */
const servedPattern =
  /^(?:families|family|immigrants|immigrant|clients|community|communities|population|populations|students|children|parents|seniors|women|people|residents|patients|neighborhood|adults|elderly|countries|households|members)$/u
/** How many words off that may stand. */
const near = 3

export interface RequiredLanguages {
  /** Any one of them will do. */
  anyOf: string[]
  /** As the listing says it. */
  words: string
}

/** The language a listing asks its volunteers to speak, beside that of the listing; null when it asks for none. */
export function findRequiredLanguages(text: string): RequiredLanguages | null {
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
      return isMeant ? [{ language, isAsked: isAsked(texts, index) }] : []
    })
    // "Fluent in Russian, Spanish or Portuguese": what is said of one is said of all of them.
    if (named.some((one) => one.isAsked)) {
      return { anyOf: [...new Set(named.map(({ language }) => language))], words: said.trim() }
    }
  }
  return null
}

/** Whether those who are served speak the language that stands at a place among small-written words. */
function isServed(words: readonly string[], index: number): boolean {
  const [next = '', afterNext = ''] = words.slice(index + 1)
  return servedPattern.test(next) || (next.startsWith('speak') && servedPattern.test(afterNext))
}

/** Whether the words around say that the volunteer is to speak it. */
function isAsked(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - near), index + near + 1).some((one) => asking.test(one))
}

/** A language under the name by which it is compared; null for what is none. */
function parseLanguage(written: string): string | null {
  const name = written.charAt(0).toUpperCase() + written.slice(1).toLowerCase()
  if (!names.has(name) || (capitalizedOnly.has(name) && !/^\p{Lu}/u.test(written))) return null
  return same[name] ?? name
}

/** The languages that are known, in the order of the alphabet. */
export const knownLanguages: readonly string[] = [...names]

/** The name of a known language that somebody gives, whatever its case; null for one that is not known. */
export function findLanguage(written: string): string | null {
  const name = written.trim()
  const proper = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
  return names.has(proper) ? proper : null
}

/** Languages under the names by which they are compared. */
export function normalizeLanguages(written: readonly string[]): string[] {
  return [...new Set(written.map((one) => parseLanguage(one) ?? one))]
}

/** The languages a biography names. */
export function findLanguagesIn(biography: string): string[] {
  return [...new Set([...biography.matchAll(word)].flatMap(([one]) => parseLanguage(one) ?? []))]
}

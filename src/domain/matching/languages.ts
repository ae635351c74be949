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

const word = /[\p{L}]+/gu
const sentence = /[^.!?\n]+/gu
/** Beside the name of a language these say that the volunteer is to speak it. */
const asking =
  /^(?:speak|speaks|speaker|speakers|speaking|fluent|fluency|bilingual|native|proficient|proficiency|conversational|translator|translators|translate|translation|translations|interpreter|interpreters|lessons|class|classes|tutor|tutors|teacher|teachers|instructor|instructors|teach|literacy|language|knowledge|written|spoken)$/u
/** These say that it would only be good. */
const wishing =
  /\b(?:plus|preferred|preferably|helpful|desired|desirable|asset|advantage|welcome|encouraged|useful|ideal|ideally)\b/iu
/** After "Spanish-speaking" these are who is served, not who serves. */
const served =
  /^(?:families|family|immigrants|immigrant|clients|community|communities|population|populations|students|children|parents|seniors|women|people|residents|patients|neighborhood|adults|elderly|countries|households|members)$/u
/** How many words off that may stand. */
const near = 3

export interface AskedLanguages {
  /** Any one of them will do. */
  anyOf: string[]
  /** As the listing says it. */
  words: string
}

/** The language a listing asks its volunteers to speak, beside that of the listing; null when it asks for none. */
export function findAskedLanguages(text: string): AskedLanguages | null {
  for (const [said] of text.matchAll(sentence)) {
    if (wishing.test(said)) continue
    const words = [...said.matchAll(word)].map(([one]) => one)
    const asked = words.flatMap((one, index) => (isAsked(words, index) ? [toLanguage(one)] : []))
    if (asked.length > 0) return { anyOf: [...new Set(asked)], words: said.trim() }
  }
  return null
}

function isAsked(words: readonly string[], index: number): boolean {
  const language = words[index] ?? ''
  if (!names.has(language) || language === 'English') return false
  const next = words[index + 1]?.toLowerCase() ?? ''
  const afterNext = words[index + 2]?.toLowerCase() ?? ''
  if (served.test(next) || (next.startsWith('speak') && served.test(afterNext))) return false
  const around = words.slice(Math.max(0, index - near), index + near + 1)
  return around.some((one) => asking.test(one.toLowerCase()))
}

/** A language under the name by which it is compared. */
export const toLanguage = (name: string): string => same[name] ?? name

/** The languages a biography names. */
export function languagesIn(biography: string): string[] {
  const named = [...biography.matchAll(word)].map(([one]) => one).filter((one) => names.has(one))
  return [...new Set(named.map(toLanguage))]
}

/** Guesses the language of a text by its letters and their sequences (docs/decisions/0073). */
import { isContentLanguage, minGuessedWords, type ContentLanguage } from '#domain/text/content-languages.ts'

/** Loaded with the first text, because its table takes a third of a second and 50 MB. */
const loadDetector = (() => {
  let loading: ReturnType<typeof load> | undefined
  return () => (loading ??= load())
})()

async function load() {
  const { eld } = await import('eld/extrasmall')
  // Addresses say nothing about the language of the words around them.
  eld.enableTextCleanup(true)
  return eld
}

/** Characters that are looked at: enough for certainty. */
const maxCharacters = 2000

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The language of texts that belong together; null if they have too few words or are unclear. */
export async function guessLanguage(
  texts: readonly (string | null | undefined)[],
): Promise<ContentLanguage | null> {
  const text = texts.filter(Boolean).join('\n').slice(0, maxCharacters)
  if (!hasEnoughWords(text)) return null
  const detector = await loadDetector()
  const guess = detector.detect(text)
  if (!guess.isReliable()) return null
  // The detector says "tl" for what is now "fil".
  const [code = ''] = Intl.getCanonicalLocales(guess.language)
  return isContentLanguage(code) ? code : null
}

function hasEnoughWords(text: string): boolean {
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words += 1
    if (words === minGuessedWords) return true
  }
  return false
}

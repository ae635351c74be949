/** Guesses the language of a text by its letters and their sequences (docs/decisions/0073). */
import { loadOnce } from '#server/process/load-once.ts'
import { isContentLanguage, minGuessedWords, type ContentLanguage } from '#domain/text/content-languages.ts'

const loadDetector = loadOnce(load)

/**
 * Loads the detector before a text needs it. Its table takes a tenth of a second, in which the process does nothing else, and
 * 30 MB.
 */
export async function prepareGuessing(): Promise<void> {
  await loadDetector()
}

async function load() {
  const { eld } = await import('eld/extrasmall')
  // Addresses say nothing about the language of the words around them.
  eld.enableTextCleanup(true)
  return eld
}

/**
 * Characters of a part that is looked at. The detector reads the first 350 bytes of what it is given, so that the beginning
 * of a long text would decide.
 */
const partCharacters = 350

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * The language of texts that belong together; null if they have too few words or are unclear, or if the table can't be read. In long texts the beginning,
 * the middle and the end count alike: listings open, or end, with sentences that are the same in every one.
 */
export async function guessLanguage(
  texts: readonly (string | null | undefined)[],
  minWords = minGuessedWords,
): Promise<ContentLanguage | null> {
  const text = texts.filter(Boolean).join('\n')
  if (!hasWords(text, minWords)) return null
  // Its language is one more thing known about a text, which is stored all the same.
  const detector = await loadDetector().catch(() => null)
  if (!detector) return null
  const votes = listParts(text).flatMap((part) => {
    const guess = detector.detect(part)
    return guess.isReliable() ? [guess.language] : []
  })
  const code = findMajority(votes)
  if (code === null) return null
  // The detector says "tl" for what is now "fil".
  const [language = ''] = Intl.getCanonicalLocales(code)
  return isContentLanguage(language) ? language : null
}

function listParts(text: string): string[] {
  if (text.length <= partCharacters) return [text]
  const rest = text.length - partCharacters
  return [0, rest / 2, rest].map((start) => text.slice(start, start + partCharacters))
}

/** What most votes are for; null if there is no such. */
function findMajority(votes: readonly string[]): string | null {
  return votes.find((each) => votes.filter((other) => other === each).length * 2 > votes.length) ?? null
}

function hasWords(text: string, count: number): boolean {
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words += 1
    if (words === count) return true
  }
  return false
}

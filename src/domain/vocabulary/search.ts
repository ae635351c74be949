import { causes } from './causes.ts'
import { normalizeLabel } from './normalize.ts'
import { synonymRings } from './synonym-rings.ts'
import { skillLabelsOf, skills } from './skills.ts'

const maxGroups = 12
const maxPhraseWords = 5
const quotedOrWord = /"([^"]*)"|[^\s"]+/gu
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu
/** The database's parser treats a slash as part of a word, so phrases use a space instead. */
const separators = /[/&\s]+/gu

/** A typed-in label and the listed skill that administrators placed it on. */
export interface PlacedLabel {
  label: string
  skillId: string
}

type Alternatives = ReadonlyMap<string, ReadonlySet<string>>
const none: ReadonlySet<string> = new Set()

type Word = {
  readonly text: string
  readonly exact: boolean
  /** It means nothing by itself, so only phrases with it have synonyms. */
  readonly isCommon: boolean
}

/** A name in capitals that is also a common word: in a sentence, "make it grow" asks for no technology. */
const namesInCapitals: ReadonlySet<string> = new Set(['it'])

const alternativesByKey = collectAlternatives()

/**
 * The groups of a search. A result must match every group by any of its phrases; the first is what was typed. A word
 * or phrase that the vocabulary knows adds its synonyms; quoted text adds none. At most 12 groups of plain lower-case
 * words without operators, each phrase for phraseto_tsquery.
 */
export function expandSearchText(text: string, placed: readonly PlacedLabel[] = []): string[][] {
  const words = splitWords(text)
  const placedByKey = collectPlaced(placed)
  const groups: string[][] = []
  for (let at = 0; at < words.length && groups.length < maxGroups;) {
    const match = longestKnownPhrase(words, at, placedByKey)
    groups.push(match.phrases)
    at += match.length
  }
  return groups
}

function splitWords(text: string): Word[] {
  const found = [...text.matchAll(quotedOrWord)].flatMap(
    ([word, quoted]): { text: string; written: string | null }[] => {
      const plain = toPhrase(quoted ?? word)
      if (plain === '') return []
      if (quoted !== undefined) return [{ text: plain, written: null }]
      return splitPhrase(quoted ?? word).map((written) => ({ text: written.toLowerCase(), written }))
    },
  )
  return found.map(({ text: plain, written }) => ({
    text: plain,
    exact: written === null,
    isCommon: namesInCapitals.has(plain) && found.length > 1 && written !== plain.toUpperCase(),
  }))
}

function longestKnownPhrase(
  words: readonly Word[],
  at: number,
  placed: Alternatives,
): { phrases: string[]; length: number } {
  const typed = words[at]
  for (let length = typed?.exact === false ? maxPhraseWords : 0; length > 0; length--) {
    const run = words.slice(at, at + length)
    if (run.length < length || run.some((word) => word.exact)) continue
    if (length === 1 && typed?.isCommon) continue
    const phrase = run.map((word) => word.text).join(' ')
    const others = [alternativesByKey, placed].flatMap((known) => [...findAlternatives(known, phrase)])
    if (others.length > 0) return { phrases: [...new Set([phrase, ...others])], length }
  }
  return { phrases: typed === undefined ? [] : [typed.text], length: 1 }
}

function findAlternatives(known: Alternatives, phrase: string): ReadonlySet<string> {
  const key = normalizeLabel(phrase)
  return known.get(key) ?? known.get(key.replace(/(?<=[^s]{3})s$/u, '')) ?? none
}

function collectAlternatives(): Map<string, Set<string>> {
  const byKey = new Map<string, Set<string>>()
  const add = (terms: readonly string[], also: readonly string[]) => {
    const phrases = [...terms, ...also].map(toPhrase)
    for (const term of terms) {
      const key = normalizeLabel(term)
      byKey.set(key, new Set([...(byKey.get(key) ?? []), ...phrases]))
    }
  }
  for (const entry of [...skills, ...causes]) if (entry.labels.length > 1) add(entry.labels, [])
  for (const ring of synonymRings) add(ring.terms, ring.also)
  return byKey
}

/** A placed label adds the names of its skill, and each of these adds the label. */
function collectPlaced(placed: readonly PlacedLabel[]): Alternatives {
  const byKey = new Map<string, Set<string>>()
  const add = (from: string, to: string) => {
    const key = normalizeLabel(from)
    byKey.set(key, new Set([...(byKey.get(key) ?? []), toPhrase(to)]))
  }
  for (const { label, skillId } of placed) {
    for (const name of skillLabelsOf(skillId)) {
      add(label, name)
      add(name, label)
    }
  }
  return byKey
}

function splitPhrase(text: string): string[] {
  return text
    .split(separators)
    .map((word) => word.replace(edges, ''))
    .filter((word) => word !== '')
}

function toPhrase(text: string): string {
  return splitPhrase(text.toLowerCase()).join(' ')
}

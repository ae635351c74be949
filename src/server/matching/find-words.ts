/** How much the words say that each project of the index shares with a profile, as `skillsFactor` counts them for a pair. */
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import {
  areSameWord,
  frequencyOf,
  isOfLanguages,
  saturate,
  wordPrice,
} from '#domain/matching/scoring/skills.ts'
import { rarityOfWord, type CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { tokenToWork, type Writing } from '#domain/matching/parsing/texts.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { wordCode, writings, type IndexData } from './index-data.ts'
import { exactAt, makeScratch, wholeAt } from './lists.ts'

const tuning = matchTuning
const wordScratch = makeScratch()

/** The sum of the shared words of each slot until the next call. `shares`: what remains of work in each set of languages. */
export function sumWords(
  data: IndexData,
  { read, statistics }: { read: ParsedVolunteer; statistics: CorpusStatistics },
  shares: Float64Array,
): Float64Array {
  const [lengths, languages] = [data.columns.lengths.array(), data.columns.languages.array()]
  const sums = wordScratch(data.ids.length)
  const saturations = listSaturations(statistics)
  for (const [stem, own] of read.words) {
    const postings = data.words.get(stem)
    if (!postings) continue
    const work = tokenToWork(stem)
    const hasLanguages = work !== null && isOfLanguages(work)
    const rarity = rarityOfWord(stem, statistics)
    const rarityOfAside = tuning.aside * rarity
    const frequencies = frequenciesFor[own]
    const [codes, length] = [postings.array(), postings.length()]
    for (let at = 0; at < length; at += 1) {
      const code = wholeAt(codes, at)
      const use = code % wordCode.slot
      const frequency = exactAt(frequencies, use)
      if (frequency === 0) continue
      const slot = (code - use) / wordCode.slot
      const weight = use & 1 ? rarityOfAside : rarity
      const share = hasLanguages ? exactAt(shares, wholeAt(languages, slot)) : 1
      const words = wholeAt(lengths, slot)
      const saturated =
        words < lengthsInTable
          ? exactAt(saturations, (use >>> frequencyBit) * lengthsInTable + words)
          : saturate(frequency, wordPrice(words, statistics))
      sums[slot] = exactAt(sums, slot) + share * weight * saturated
    }
  }
  return sums
}

/** From this bit on, the lower byte of a code says how often a project has a word. */
const frequencyBit = Math.log2(wordCode.description)
/** More words have few listings. */
const lengthsInTable = 512

const tables = new WeakMap<CorpusStatistics, Float64Array>()

/** `saturate` of all frequencies in listings of all usual lengths: a division for each word of each project takes longer. */
function listSaturations(statistics: CorpusStatistics): Float64Array {
  const known = tables.get(statistics)
  if (known) return known
  const prices = Float64Array.from({ length: lengthsInTable }, (_, length) => wordPrice(length, statistics))
  const table = new Float64Array((wordCode.slot >>> frequencyBit) * lengthsInTable)
  for (let use = 0; use < wordCode.slot; use += wordCode.description) {
    for (let length = 0; length < lengthsInTable; length += 1) {
      table[(use >>> frequencyBit) * lengthsInTable + length] = saturate(
        frequencyOfUse(use),
        exactAt(prices, length),
      )
    }
  }
  tables.set(statistics, table)
  return table
}

/** How often a project has a word, by the lower byte of its code. */
const frequencyOfUse = (use: number): number =>
  frequencyOf(
    {
      inTitle: Math.floor(use / wordCode.title) & wordCode.mostTitle,
      inDescription: Math.floor(use / wordCode.description) & wordCode.mostDescription,
    },
    tuning,
  )

/** The same, and 0 where it is another word than the volunteer's own. One in a title may be a name or a word. */
const listFrequencies = (own: Writing) =>
  Float64Array.from({ length: wordCode.slot }, (_, use) => {
    const isInTitle = use >= wordCode.title
    const written = writings[(use / wordCode.writing) & 3] ?? 'either'
    return isInTitle || areSameWord(own, written) ? frequencyOfUse(use) : 0
  })

const frequenciesFor: Record<Writing, Float64Array> = {
  either: listFrequencies('either'),
  name: listFrequencies('name'),
  word: listFrequencies('word'),
}

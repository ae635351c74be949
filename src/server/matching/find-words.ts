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
  for (const [stem, own] of read.words) {
    const postings = data.words.get(stem)
    if (!postings) continue
    const work = tokenToWork(stem)
    const hasLanguages = work !== null && isOfLanguages(work)
    const rarity = rarityOfWord(stem, statistics)
    const frequencies = frequenciesFor[own]
    const worth = listWorth(statistics, own)
    const [codes, length] = [postings.array(), postings.length()]
    for (let at = 0; at < length; at += 1) {
      const code = wholeAt(codes, at)
      const use = code % wordCode.slot
      const slot = (code - use) / wordCode.slot
      const words = wholeAt(lengths, slot)
      const ofUse =
        words < lengthsInTable
          ? exactAt(worth, use * lengthsInTable + words)
          : worthOf(exactAt(frequencies, use), { use, price: wordPrice(words, statistics) })
      const share = hasLanguages ? exactAt(shares, wholeAt(languages, slot)) : 1
      sums[slot] = exactAt(sums, slot) + share * rarity * ofUse
    }
  }
  return sums
}

/** More words have few listings. */
const lengthsInTable = 512

const tables = new WeakMap<CorpusStatistics, Map<Writing, Float64Array>>()

/**
 * What each use of a word that a volunteer writes so is worth in listings of all usual lengths, without its rarity: a
 * division for each word of each project takes longer.
 */
function listWorth(statistics: CorpusStatistics, own: Writing): Float64Array {
  const ofWriting = tables.get(statistics) ?? new Map<Writing, Float64Array>()
  tables.set(statistics, ofWriting)
  const known = ofWriting.get(own)
  if (known) return known
  const prices = Float64Array.from({ length: lengthsInTable }, (_, length) => wordPrice(length, statistics))
  const table = new Float64Array(wordCode.slot * lengthsInTable)
  for (const [use, frequency] of frequenciesFor[own].entries()) {
    for (let length = 0; frequency > 0 && length < lengthsInTable; length += 1) {
      table[use * lengthsInTable + length] = worthOf(frequency, { use, price: exactAt(prices, length) })
    }
  }
  ofWriting.set(own, table)
  return table
}

/** An aside is worth less; a word that isn't there, nothing. */
const worthOf = (frequency: number, { use, price }: { use: number; price: number }): number =>
  (use & 1 ? tuning.aside : 1) * saturate(frequency, price)

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

import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'

/** How common words and kinds of work are in all listings of the platform, not only in the compared ones. */
export interface CorpusStatistics {
  listings: number
  /** Mean number of distinctive words per listing. */
  meanLength: number
  /** In how many listings a stem occurs. */
  withWord: ReadonlyMap<string, number>
  /** How many listings ask for a kind of work. */
  withWork: ReadonlyMap<string, number>
}

/** Before anything is counted: every word and kind of work is equally rare. */
export const noStatistics: CorpusStatistics = {
  listings: 0,
  meanLength: 40,
  withWord: new Map(),
  withWork: new Map(),
}

export function countListings(projects: Iterable<ParsedProject>): CorpusStatistics {
  const withWord = new Map<string, number>()
  const withWork = new Map<string, number>()
  let listings = 0
  let words = 0
  for (const project of projects) {
    listings += 1
    words += project.length
    for (const stem of project.words.keys()) withWord.set(stem, (withWord.get(stem) ?? 0) + 1)
    for (const { id } of project.asked) withWork.set(id, (withWork.get(id) ?? 0) + 1)
  }
  const { meanLength } = noStatistics
  return { listings, meanLength: words === 0 ? meanLength : words / listings, withWord, withWork }
}

/** The default rarity before anything is counted: that of a word in one of thirty listings. */
const defaultRarity = 3.4

/** How distinctive a word is, above 0: the logarithm of how few listings contain it (BM25's idf). */
export function rarityOfWord(stem: string, { listings, withWord }: CorpusStatistics): number {
  if (listings === 0) return defaultRarity
  const count = Math.min(listings, withWord.get(stem) ?? 0)
  return Math.log(1 + (listings - count + 0.5) / (count + 0.5))
}

/** A word in more than this share of all listings says nothing about two texts that share it. */
const mostOfRareWord = 0.005
/** Among few listings: each that is compared counts itself. */
const leastOfRareWord = 2

/** Whether few listings contain a word, so that sharing it says something; any word before they are counted. */
export const isRareWord = (stem: string, { listings, withWord }: CorpusStatistics): boolean =>
  (withWord.get(stem) ?? 0) <= Math.max(leastOfRareWord, mostOfRareWord * listings)

/** How distinctive a kind of work is: 0.5 if every listing asks for it, up to 1 if none does. */
export function rarityOfWork(id: string, { listings, withWork }: CorpusStatistics): number {
  if (listings === 0) return 1
  const count = Math.min(listings, withWork.get(id) ?? 0)
  return 0.5 + (0.5 * Math.log((listings + 1) / (count + 1))) / Math.log(listings + 1)
}

/** Work that this share of all listings asks for says little about any of them. */
const leastOfCommonWork = 0.2
/** Among fewer listings, what many ask for isn't known. */
const leastListings = 20

/** Whether many listings ask for a kind of work, so that doing it counts less. */
export const isCommonWork = (id: string, { listings, withWork }: CorpusStatistics): boolean =>
  listings >= leastListings && (withWork.get(id) ?? 0) >= leastOfCommonWork * listings

/** What grew by this share since the last count may have changed what is rare. */
const growth = 0.2

/**
 * Whether listings should be counted again: a fifth more than at the last count, or as many new ones among those that
 * are counted, of which there is a maximum.
 */
export const haveListingsGrown = (of: { counted: number; listings: number; added: number }): boolean =>
  Math.max(of.added, of.listings - of.counted) >= growth * of.counted

import type { ParsedProject } from './parse-project.ts'

/** How common words and kinds of work are in all listings of a platform, never only in those that are compared. */
export interface CorpusStatistics {
  listings: number
  /** Mean number of telling words of a listing. */
  meanLength: number
  /** Listings in which a stem stands. */
  withWord: ReadonlyMap<string, number>
  /** Listings that ask for a kind of work. */
  withWork: ReadonlyMap<string, number>
}

/** Before anything was counted: every word and every kind of work is as rare as the next. */
export const noStatistics: CorpusStatistics = {
  listings: 0,
  meanLength: 40,
  withWord: new Map(),
  withWork: new Map(),
}

/** Counts the listings of a platform. */
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

/** The rarity of a word in a listing of every thirtieth: what one is taken for before anything was counted. */
const defaultRarity = 3.4

/** How much a word tells, above 0: the logarithm of how few listings have it (BM25's idf). */
export function rarityOfWord(stem: string, { listings, withWord }: CorpusStatistics): number {
  if (listings === 0) return defaultRarity
  const count = Math.min(listings, withWord.get(stem) ?? 0)
  return Math.log(1 + (listings - count + 0.5) / (count + 0.5))
}

/** How much a kind of work tells beside others: 0.5 where every listing asks for it, up to 1 where none does. */
export function rarityOfWork(id: string, { listings, withWork }: CorpusStatistics): number {
  if (listings === 0) return 1
  const count = Math.min(listings, withWork.get(id) ?? 0)
  return 0.5 + (0.5 * Math.log((listings + 1) / (count + 1))) / Math.log(listings + 1)
}

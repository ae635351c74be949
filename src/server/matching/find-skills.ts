/** The skills factor of all projects of the index at a time, as `skillsFactor` computes it for a pair. */
import { coverageOf } from '#domain/matching/scoring/coverage.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { isOfLanguages, shareOfLanguages, shareOfRarity } from '#domain/matching/scoring/skills.ts'
import { rarityOfWork, type CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { sumWords } from './find-words.ts'
import { workCode, type IndexData } from './index-data.ts'
import { exactAt, makeScratch, wholeAt } from './lists.ts'
import { allRequests, requestWeights, shareOfAsked } from './request-weights.ts'

interface SkillsQuery {
  read: ParsedVolunteer
  statistics: CorpusStatistics
}

/** The skills factor of all slots, until it is summed again for another query. */
export interface SkillSums {
  /** Marks the slots that share work. */
  sharing: Uint8Array
  /** Whether a slot shares distinctive words, so that it is a candidate without common work. */
  hasWords: (slot: number) => boolean
  /** The most that the value may be, without computing a power. */
  mostOf: (slot: number) => number
  /** The value. */
  of: (slot: number) => number
}

const tuning = matchTuning
const [sumScratch, askedScratch] = [makeScratch(), makeScratch()]

/** Sums the skills factor of each slot. */
export function sumSkills(data: IndexData, { read, statistics }: SkillsQuery): SkillSums {
  const count = data.ids.length
  const { columns } = data
  const ofAsked = shareAsked(data, statistics)
  const [ofMost, hasWords, languages] = [
    columns.ofMost.array(),
    columns.hasWords.array(),
    columns.languages.array(),
  ]
  const shares = Float64Array.from(data.languages, (namedLanguages) =>
    shareOfLanguages(read, { namedLanguages }, tuning),
  )
  const sharing = new Uint8Array(count)
  // The sum and the best fit of each slot, side by side: they are read and written together.
  const sums = sumScratch(2 * count)
  for (const [id, postings] of data.work) {
    const similarities = listSimilarities(id, read)
    if (!similarities) continue
    const rarity = rarityOfWork(id, statistics)
    const share = shareOfRarity(rarity, tuning)
    const worth = similarities.map((similar, how) => exactAt(requestWeights, how) * share * similar)
    const hasLanguages = isOfLanguages(id)
    const [codes, length] = [postings.array(), postings.length()]
    for (let at = 0; at < length; at += 1) {
      const code = wholeAt(codes, at)
      const how = code % workCode.slot
      const ofRequest = exactAt(worth, how)
      if (ofRequest === 0) continue
      const slot = (code - how) / workCode.slot
      sharing[slot] = 1
      const fit = hasLanguages ? exactAt(shares, wholeAt(languages, slot)) * ofRequest : ofRequest
      sums[2 * slot] = exactAt(sums, 2 * slot) + rarity * fit
      if (fit > exactAt(sums, 2 * slot + 1)) sums[2 * slot + 1] = fit
    }
  }
  const words = sumWords(data, { read, statistics }, shares)
  const combine = (slot: number, shared: number) => {
    const named =
      exactAt(sums, 2 * slot) * exactAt(ofAsked, slot) + exactAt(sums, 2 * slot + 1) * exactAt(ofMost, slot)
    return hasWords[slot] === 0
      ? named
      : Math.min(1, ((1 - tuning.words) * named + tuning.words * shared) / tuning.full)
  }
  /** The words beyond chance, as the power of e that remains to share. */
  const beyond = (slot: number) => Math.max(0, (exactAt(words, slot) - tuning.chanceOfWords) * decay)
  return {
    sharing,
    hasWords: (slot) => exactAt(words, slot) >= enoughWords,
    mostOf: (slot) => combine(slot, Math.min(1, beyond(slot))),
    of: (slot) => combine(slot, 1 - Math.exp(-beyond(slot))),
  }
}

/** How much of some work this person can do, by how a project asks for it; null if they can do nothing of it. */
function listSimilarities(id: string, { offered }: ParsedVolunteer): Float64Array | null {
  const [plain, aside] = [false, true].map((isIncidental) =>
    coverageOf({ id, isIncidental }, offered, tuning),
  )
  if (!plain) return null
  return Float64Array.from(allRequests, ({ isIncidental, isUnsaid }) =>
    // A mere aside needs the same work, and a label that no text speaks of counts less.
    isIncidental ? (aside ?? 0) : isUnsaid ? tuning.unsaid * plain : plain,
  )
}

/** For a power of e, which engines compute faster than a power of 2. */
const decay = Math.LN2 / matchTuning.halfOfWords

/** With so many shared words, weighted by rarity, a project is a candidate without common work: about two rare words. */
const enoughWords = matchTuning.chanceOfWords + matchTuning.halfOfWords / 4

/** Computes the shares of what each slot asks for again if the statistics changed, which is at most a few times a day. */
function shareAsked(data: IndexData, statistics: CorpusStatistics): Float64Array {
  const [ofAsked, stated] = [data.columns.ofAsked.array(), data.columns.stated.array()]
  if (data.statistics === statistics) return ofAsked
  const sums = askedScratch(data.ids.length)
  for (const [id, postings] of data.work) {
    const rarity = rarityOfWork(id, statistics)
    const codes = postings.array()
    for (let at = 0; at < postings.length(); at += 1) {
      const code = wholeAt(codes, at)
      const how = code % workCode.slot
      const slot = (code - how) / workCode.slot
      sums[slot] = exactAt(sums, slot) + rarity * exactAt(requestWeights, how)
    }
  }
  for (let slot = 0; slot < data.ids.length; slot += 1) {
    ofAsked[slot] = shareOfAsked({ stated: exactAt(stated, slot), asked: exactAt(sums, slot) })
  }
  data.statistics = statistics
  return ofAsked
}

/** The skills factor of all projects of the index at a time, as `skillsFactor` computes it for a pair. */
import { coverageOf } from '#domain/matching/scoring/coverage.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { isOfLanguages, shareOfLanguages, shareOfRarity } from '#domain/matching/scoring/skills.ts'
import { rarityOfWork, type CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { sumWords } from './find-words.ts'
import { workCode, type IndexData } from './index-data.ts'
import { exactAt, makeScratch, wholeAt } from './lists.ts'
import { allRequests, requestWeights } from './request-weights.ts'

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
  /** The most that the value of the factor of each slot may be, without computing a power for each. */
  most: Float64Array
  /** The value. */
  of: (slot: number) => number
}

const tuning = matchTuning
const [sumScratch, fitScratch, mostScratch] = [makeScratch(), makeScratch(), makeScratch()]

/** Sums the skills factor of each slot. */
export function sumSkills(data: IndexData, { read, statistics }: SkillsQuery): SkillSums {
  const count = data.ids.length
  const { columns } = data
  const asked = sumAsked(data, statistics)
  const [mostWeights, stated, hasWords, languages] = [
    columns.mostWeights.array(),
    columns.stated.array(),
    columns.hasWords.array(),
    columns.languages.array(),
  ]
  const shares = Float64Array.from(data.languages, (namedLanguages) =>
    shareOfLanguages(read, { namedLanguages }, tuning),
  )
  const sharing = new Uint8Array(count)
  const sums = sumScratch(count)
  const fits = fitScratch(count)
  for (const [id, postings] of data.work) {
    const similarities = listSimilarities(id, read)
    if (!similarities) continue
    const rarity = rarityOfWork(id, statistics)
    const share = shareOfRarity(rarity, tuning)
    const hasLanguages = isOfLanguages(id)
    const [codes, length] = [postings.array(), postings.length()]
    for (let at = 0; at < length; at += 1) {
      const code = wholeAt(codes, at)
      const how = code % workCode.slot
      const similar = exactAt(similarities, how)
      if (similar === 0) continue
      const slot = (code - how) / workCode.slot
      sharing[slot] = 1
      const weight = exactAt(requestWeights, how)
      const ofLanguages = hasLanguages ? exactAt(shares, wholeAt(languages, slot)) : 1
      const similarity = share * ofLanguages * similar
      // Divided once for each slot below, instead of once for each kind of work.
      sums[slot] = exactAt(sums, slot) + weight * rarity * similarity
      const fit = weight * similarity
      if (fit > exactAt(fits, slot)) fits[slot] = fit
    }
  }
  const words = sumWords(data, { read, statistics }, shares)
  const combine = (slot: number, shared: number) => {
    const sum = exactAt(sums, slot)
    const named =
      sum === 0
        ? 0
        : exactAt(stated, slot) *
          (((1 - tuning.best) * sum) / exactAt(asked, slot) +
            (tuning.best * exactAt(fits, slot)) / exactAt(mostWeights, slot))
    return hasWords[slot] === 0
      ? named
      : Math.min(1, ((1 - tuning.words) * named + tuning.words * shared) / tuning.full)
  }
  /** The words beyond chance, as the power of e that remains to share. */
  const beyond = (slot: number) => Math.max(0, (exactAt(words, slot) - tuning.chanceOfWords) * decay)
  const most = mostScratch(count)
  for (let slot = 0; slot < count; slot += 1) most[slot] = combine(slot, Math.min(1, beyond(slot)))
  return {
    sharing,
    hasWords: (slot) => exactAt(words, slot) >= enoughWords,
    most,
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

/** Sums again what each slot asks for if the statistics changed, which is at most a few times a day. */
function sumAsked(data: IndexData, statistics: CorpusStatistics): Float64Array {
  const sums = data.columns.asked.array()
  if (data.statistics === statistics) return sums
  sums.fill(0)
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
  data.statistics = statistics
  return sums
}

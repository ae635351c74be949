/** The skills factor of all projects of the index at a time, as `skillsFactor` computes it for a pair. */
import { coverageOf } from '#domain/matching/coverage.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import {
  areSameWord,
  frequencyOf,
  isOfLanguages,
  saturate,
  shareOfLanguages,
  shareOfRarity,
  wordPrice,
} from '#domain/matching/skills.ts'
import { rarityOfWord, rarityOfWork, type CorpusStatistics } from '#domain/matching/statistics.ts'
import { tokenToWork, type Writing } from '#domain/matching/texts.ts'
import { matchTuning } from '#domain/matching/tuning.ts'
import { byteAt, exactAt, makeScratch, wholeAt } from './lists.ts'
import { requestKinds, wordCode, writings, type IndexData } from './index-data.ts'

interface SkillsQuery {
  read: ParsedVolunteer
  statistics: CorpusStatistics
}

const tuning = matchTuning
const [sumScratch, fitScratch, skillScratch, wordScratch] = [
  makeScratch(),
  makeScratch(),
  makeScratch(),
  makeScratch(),
]

/** The value of the skills factor of each slot until the next call, and the slots that share work or distinctive words. */
export function sumSkills(
  data: IndexData,
  { read, statistics }: SkillsQuery,
): { candidates: Uint8Array; skills: Float64Array } {
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
  const candidates = new Uint8Array(count)
  const sums = sumScratch(count)
  const fits = fitScratch(count)
  for (const [id, { slots, weights, kinds }] of data.work) {
    const similarities = Float64Array.from(
      requestKinds,
      (kind) =>
        (kind === 'unsaid' ? tuning.unsaid : 1) *
        coverageOf({ id, isIncidental: kind === 'aside' }, read.offered, tuning),
    )
    if (similarities[0] === 0) continue
    const rarity = rarityOfWork(id, statistics)
    const share = shareOfRarity(rarity, tuning)
    const hasLanguages = isOfLanguages(id)
    const [slotOf, weightOf, kindOf] = [slots.array(), weights.array(), kinds.array()]
    for (let at = 0; at < slots.length(); at += 1) {
      const similar = exactAt(similarities, byteAt(kindOf, at))
      if (similar === 0) continue
      const slot = wholeAt(slotOf, at)
      candidates[slot] = 1
      const weight = exactAt(weightOf, at)
      const ofLanguages = hasLanguages ? exactAt(shares, wholeAt(languages, slot)) : 1
      const similarity = share * ofLanguages * similar
      // Divided once for each slot below, instead of once for each kind of work.
      sums[slot] = exactAt(sums, slot) + weight * rarity * similarity
      fits[slot] = Math.max(exactAt(fits, slot), weight * similarity)
    }
  }
  const words = sumWords(data, { read, statistics, shares })
  const combine = (slot: number) =>
    ((1 - tuning.best) * exactAt(sums, slot)) / exactAt(asked, slot) +
    (tuning.best * exactAt(fits, slot)) / exactAt(mostWeights, slot)
  const skills = skillScratch(count)
  for (let slot = 0; slot < count; slot += 1) {
    const named = exactAt(sums, slot) === 0 ? 0 : exactAt(stated, slot) * combine(slot)
    if (hasWords[slot] === 0) {
      skills[slot] = named
      continue
    }
    const sum = exactAt(words, slot)
    if (sum >= enoughWords) candidates[slot] = 1
    const shared = sum <= tuning.chanceOfWords ? 0 : 1 - Math.exp((tuning.chanceOfWords - sum) * decay)
    skills[slot] = Math.min(1, ((1 - tuning.words) * named + tuning.words * shared) / tuning.full)
  }
  return { candidates, skills }
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
  for (const [id, { slots, weights }] of data.work) {
    const rarity = rarityOfWork(id, statistics)
    const [slotOf, weightOf] = [slots.array(), weights.array()]
    for (let at = 0; at < slots.length(); at += 1) {
      const slot = wholeAt(slotOf, at)
      sums[slot] = exactAt(sums, slot) + rarity * exactAt(weightOf, at)
    }
  }
  data.statistics = statistics
  return sums
}

function sumWords(
  data: IndexData,
  { read, statistics, shares }: SkillsQuery & { shares: Float64Array },
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
    const codes = postings.array()
    for (let at = 0; at < postings.length(); at += 1) {
      const code = wholeAt(codes, at)
      const use = code % wordCode.slot
      const frequency = exactAt(frequencies, use)
      if (frequency === 0) continue
      const slot = (code - use) / wordCode.slot
      const share =
        (use & 1 ? tuning.aside : 1) * (hasLanguages ? exactAt(shares, wholeAt(languages, slot)) : 1)
      const price = wordPrice(wholeAt(lengths, slot), statistics)
      sums[slot] = exactAt(sums, slot) + share * rarity * saturate(frequency, price)
    }
  }
  return sums
}

/** How often a project has a word, by the lower byte of its code; 0 where it is another word than the volunteer's own. */
const listFrequencies = (own: Writing) =>
  Float64Array.from({ length: wordCode.slot }, (_, use) => {
    const inTitle = (use / wordCode.title) & wordCode.mostTitle
    const inDescription = (use / wordCode.description) & wordCode.mostDescription
    const written = writings[(use / wordCode.writing) & 3] ?? 'either'
    return inTitle === 0 && !areSameWord(own, written) ? 0 : frequencyOf({ inTitle, inDescription }, tuning)
  })

const frequenciesFor: Record<Writing, Float64Array> = {
  either: listFrequencies('either'),
  name: listFrequencies('name'),
  word: listFrequencies('word'),
}

/**
 * How much of the requested work a volunteer can do: the kinds of work on both sides, and the words their texts
 * share.
 */
import { widerWork } from '#domain/vocabulary/work-graph.ts'
import type { RequestedWork, ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { OfferedWork, ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { workToToken, tokenToWork, type Writing } from '#domain/matching/parsing/texts.ts'
import { coverRequest } from './coverage.ts'
import { isCommonWork, isRareWord, rarityOfWord, rarityOfWork, type CorpusStatistics } from './statistics.ts'
import type { MatchTuning } from './tuning.ts'

/** One requested kind of work, and what the volunteer offers for it. */
export interface SkillEvidence {
  asked: RequestedWork
  /** The best match; null if there is none. */
  offered: OfferedWork | null
  /** How well it covers the request, in [0,1]. */
  similarity: number
  /** How well everything that the volunteer offers covers it, in [0,1]: at least as much. */
  covered: number
  /** The kinds of work that cover more together than the best one; none if it covers the request alone. */
  by: readonly OfferedWork[]
  /**
   * What it contributes to the factor's value, in [0,1]. All contributions and the words' contribution add up to the
   * value.
   */
  contribution: number
  /** Many listings ask for it, so it counts less than rare work. */
  isCommon: boolean
  /** The languages of the request, if the volunteer offers the work but names none of them; null otherwise. */
  otherLanguages: readonly string[] | null
}

export interface SkillsFactor {
  /** In [0,1]. */
  value: number
  evidence: SkillEvidence[]
  /** The rare words of the listing that the biography shares, the most distinctive first, as the listing writes them. */
  words: string[]
  /** What these words contribute to the value, in [0,1]. */
  wordsContribution: number
}

export interface ScoringContext {
  statistics: CorpusStatistics
  tuning: MatchTuning
}

/** A project that asks for nothing, in its fields or its text, scores nothing. */
export function skillsFactor(
  volunteer: ParsedVolunteer,
  project: ParsedProject,
  context: ScoringContext,
): SkillsFactor {
  const { tuning } = context
  const ofLanguages = shareOfLanguages(volunteer, project, tuning)
  const found = project.asked.map((requested) => {
    const best = findBest(requested, volunteer.offered, tuning)
    return ofLanguages === 1 || best.offered === null || !isOfLanguages(requested.id)
      ? best
      : {
          ...best,
          similarity: ofLanguages * best.similarity,
          covered: ofLanguages * best.covered,
          otherLanguages: project.namedLanguages,
        }
  })
  const isCommon = ({ asked: requested }: Found) => isCommonWork(requested.id, context.statistics)
  const named = scoreNamedWork(found, context)
  if (project.words.size === 0) {
    const evidence = found.map((one, index) => ({
      ...one,
      isCommon: isCommon(one),
      contribution: named[index] ?? 0,
    }))
    return { value: sumOf(named), evidence, words: [], wordsContribution: 0 }
  }
  const shared = scoreSharedWords(volunteer, project, { ...context, ofLanguages })
  const both = (1 - tuning.words) * sumOf(named) + tuning.words * shared.value
  const value = Math.min(1, both / tuning.full)
  const scale = both === 0 ? 0 : value / both
  const ofWork = ({ asked: requested }: Found) => shared.byWork.get(requested.id) ?? 0
  const evidence = found.map((one, index) => ({
    ...one,
    isCommon: isCommon(one),
    contribution: scale * ((1 - tuning.words) * (named[index] ?? 0) + tuning.words * ofWork(one)),
  }))
  return { value, evidence, words: shared.words, wordsContribution: scale * tuning.words * shared.wordsShare }
}

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

type Found = Omit<SkillEvidence, 'contribution' | 'isCommon'>

/**
 * What remains of work in languages: nothing for someone who lists all languages and none of the project's; a share for
 * someone who does not say, whichever others a text names. So naming one more language never lowers it.
 */
export function shareOfLanguages(
  { languages, areAllLanguages }: Pick<ParsedVolunteer, 'languages' | 'areAllLanguages'>,
  { namedLanguages }: Pick<ParsedProject, 'namedLanguages'>,
  tuning: MatchTuning,
): number {
  if (namedLanguages.length === 0 || namedLanguages.some((one) => languages.includes(one))) return 1
  return areAllLanguages ? 0 : tuning.otherLanguages
}

/** Whether a kind of work is done in languages: someone who translates one pair of them doesn't translate another. */
export const isOfLanguages = (id: string): boolean =>
  id !== 'english-lessons' && widerWork(id).has('translation')

function findBest(requested: RequestedWork, offered: readonly OfferedWork[], tuning: MatchTuning): Found {
  const { best, similarity, covered, by } = coverRequest(requested, offered, tuning)
  return { asked: requested, offered: best, similarity, covered, by, otherLanguages: null }
}

/**
 * What each requested kind of work contributes to the covered share. Rare and required ones count more, and the best
 * match gets an extra part.
 */
function scoreNamedWork(found: readonly Found[], { statistics, tuning }: ScoringContext): number[] {
  const weighed = found.map(({ asked: requested, covered }) => {
    const weight = weightOfRequest(requested, tuning)
    const rarity = rarityOfWork(requested.id, statistics)
    const similarity = covered * shareOfRarity(rarity, tuning) * (requested.isUnsaid ? tuning.unsaid : 1)
    return { weight, counts: weight * rarity, similarity }
  })
  const requested = sumOf(weighed.map(({ counts }) => counts))
  if (requested === 0) return found.map(() => 0)
  const most = Math.max(...weighed.map(({ weight }) => weight))
  const fits = weighed.map(({ weight, similarity }) => (weight / most) * similarity)
  const best = fits.indexOf(Math.max(...fits))
  const stated = shareOfStated(
    found.map((one) => one.asked),
    tuning,
  )
  return weighed.map(
    ({ counts, similarity }, index) =>
      stated *
      (((1 - tuning.best) * counts * similarity) / requested +
        (index === best ? tuning.best * (fits[best] ?? 0) : 0)),
  )
}

/** How much a requested kind of work weighs, by where and how a project asks for it. */
export const weightOfRequest = (
  requested: Pick<RequestedWork, 'in' | 'isIncidental' | 'isSpecified'>,
  tuning: MatchTuning,
): number =>
  (requested.isIncidental ? tuning.aside : 1) *
  (requested.isSpecified ? tuning.general : 1) *
  Math.max(...requested.in.map((place) => tuning[place]))

/** What remains of a match by its rarity: having what half of all listings ask for says little about this one. */
export const shareOfRarity = (rarity: number, tuning: MatchTuning): number =>
  1 - 2 * tuning.rare * (1 - rarity)

/** Work that only a description mentions counts like a listed skill, and less than that if it is a mere aside. */
export function shareOfStated(
  asked: readonly Parameters<typeof weightOfRequest>[0][],
  tuning: MatchTuning,
): number {
  if (asked.some((one) => one.in.some((place) => place !== 'description'))) return 1
  return Math.min(1, sumOf(asked.map((one) => weightOfRequest(one, tuning))) / tuning.required)
}

/** BM25 saturation: repeating a word counts less and less, especially in long listings. */
const saturation = { k: 1.2, b: 0.75 }

/** What a listing of so many words takes from each of them: long listings repeat more. */
export const wordPrice = (length: number, { meanLength }: CorpusStatistics): number =>
  saturation.k * (1 - saturation.b + (saturation.b * length) / meanLength)

export const frequencyOf = (
  { inTitle, inDescription }: { inTitle: number; inDescription: number },
  tuning: MatchTuning,
): number => tuning.titleWord * inTitle + inDescription

export const saturate = (frequency: number, price: number): number =>
  (frequency * (saturation.k + 1)) / (frequency + price)

/** Whether two texts mean one word: "React" is a name, "react" a word. */
export const areSameWord = (one: Writing, other: Writing): boolean =>
  one === 'either' || other === 'either' || one === other

interface SharedWords {
  /** In [0,1]: the shared words, and each kind of work that both texts mention in any words. */
  value: number
  wordsShare: number
  byWork: ReadonlyMap<string, number>
  words: string[]
}

/** A bounded function of this pair only: no word of the volunteer makes another one count less. */
function scoreSharedWords(
  volunteer: ParsedVolunteer,
  project: ParsedProject,
  { statistics, tuning, ofLanguages }: ScoringContext & { ofLanguages: number },
): SharedWords {
  const length = wordPrice(project.length, statistics)
  const aside = new Set(
    project.asked.filter(({ isIncidental }) => isIncidental).map(({ id }) => workToToken(id)),
  )
  const shared: { stem: string; text: string; counts: number }[] = []
  for (const [stem, { text, inTitle, inDescription, written }] of project.words) {
    const own = volunteer.words.get(stem)
    if (own === undefined) continue
    // One in a title may be a name or a word.
    if (inTitle === 0 && !areSameWord(own, written)) continue
    const frequency = frequencyOf({ inTitle, inDescription }, tuning)
    const id = tokenToWork(stem)
    const ofWork = id !== null && isOfLanguages(id) ? ofLanguages : 1
    const share = ofWork * (aside.has(stem) ? tuning.aside : 1)
    const rarity = rarityOfWord(stem, statistics)
    shared.push({ stem, text, counts: share * rarity * saturate(frequency, length) })
  }
  const sum = sumOf(shared.map(({ counts }) => counts))
  const value = 1 - 2 ** (-Math.max(0, sum - tuning.chanceOfWords) / tuning.halfOfWords)
  const each = sum === 0 ? 0 : value / sum
  const work = shared.flatMap(({ stem, counts }) => {
    const id = tokenToWork(stem)
    return id === null ? [] : [[id, each * counts] as const]
  })
  const byWork = new Map(work)
  const words = shared
    .filter(({ stem }) => tokenToWork(stem) === null && isRareWord(stem, statistics))
    .toSorted((one, other) => other.counts - one.counts)
    .map(({ text }) => text.toLowerCase())
  return { value, wordsShare: value - sumOf([...byWork.values()]), byWork, words: [...new Set(words)] }
}

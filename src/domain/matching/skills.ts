/** How much of the asked work a volunteer can do: what is named on both sides, and the words their texts share. */
import { workSimilarity } from '#domain/vocabulary/work-graph.ts'
import type { RequestedWork, ParsedProject } from './parse-project.ts'
import type { OfferedWork, ParsedVolunteer } from './parse-volunteer.ts'
import { workToToken, tokenToWork } from './texts.ts'
import { rarityOfWord, rarityOfWork, type CorpusStatistics } from './statistics.ts'
import type { MatchTuning } from './tuning.ts'

/** One kind of work that is asked, and what the volunteer offers for it. */
export interface SkillEvidence {
  asked: RequestedWork
  /** What fits best; null where nothing does. */
  offered: OfferedWork | null
  /** How far it stands in for what is asked, in [0,1]. */
  similarity: number
  /** What it brings of the factor's value, in [0,1]; what all bring and the words bring is the value. */
  contribution: number
}

export interface SkillsFactor {
  /** In [0,1]. */
  value: number
  evidence: SkillEvidence[]
  /** The words of the listing that the biography shares, those that tell most first, as the listing writes them. */
  words: string[]
  /** What these words bring of the value, in [0,1]. */
  wordsContribution: number
}

export interface ScoringContext {
  statistics: CorpusStatistics
  tuning: MatchTuning
}

/** A project that asks for nothing, in no field and by no word, gives nothing. */
export function skillsFactor(
  volunteer: ParsedVolunteer,
  project: ParsedProject,
  context: ScoringContext,
): SkillsFactor {
  const { tuning } = context
  const found = project.asked.map((requested) => findBest(requested, volunteer.offered, tuning))
  const named = scoreNamedWork(found, context)
  if (project.words.size === 0) {
    const evidence = found.map((one, index) => ({ ...one, contribution: named[index] ?? 0 }))
    return { value: sumOf(named), evidence, words: [], wordsContribution: 0 }
  }
  const shared = scoreSharedWords(volunteer, project, context)
  const both = (1 - tuning.words) * sumOf(named) + tuning.words * shared.value
  const value = Math.min(1, both / tuning.full)
  const scale = both === 0 ? 0 : value / both
  const ofWork = ({ asked: requested }: Found) => shared.byWork.get(requested.id) ?? 0
  const evidence = found.map((one, index) => ({
    ...one,
    contribution: scale * ((1 - tuning.words) * (named[index] ?? 0) + tuning.words * ofWork(one)),
  }))
  return { value, evidence, words: shared.words, wordsContribution: scale * tuning.words * shared.wordsShare }
}

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

type Found = Omit<SkillEvidence, 'contribution'>

function findBest(requested: RequestedWork, offered: readonly OfferedWork[], tuning: MatchTuning): Found {
  let best: Found = { asked: requested, offered: null, similarity: 0 }
  for (const one of offered) {
    const near = workSimilarity(one.id, requested.id)
    if (requested.isIncidental && near < tuning.asideFrom) continue
    const similarity = tuning[one.as] * near
    if (similarity > best.similarity) best = { asked: requested, offered: one, similarity }
  }
  return best
}

/**
 * What each asked kind of work gives of the share that is covered: what is rare and what is required before the rest, and a
 * part of it to the one that fits best.
 */
function scoreNamedWork(found: readonly Found[], { statistics, tuning }: ScoringContext): number[] {
  const weighed = found.map(({ asked: requested, similarity }) => {
    const weight =
      (requested.isIncidental ? tuning.aside : 1) * Math.max(...requested.in.map((place) => tuning[place]))
    return { weight, counts: weight * rarityOfWork(requested.id, statistics), similarity }
  })
  const requested = sumOf(weighed.map(({ counts }) => counts))
  if (requested === 0) return found.map(() => 0)
  const most = Math.max(...weighed.map(({ weight }) => weight))
  const fits = weighed.map(({ weight, similarity }) => (weight / most) * similarity)
  const best = fits.indexOf(Math.max(...fits))
  const isStated = found.some((one) => one.asked.in.some((place) => place !== 'description'))
  // Work of which only a description speaks, in passing, is no task that anybody stated.
  const stated = isStated ? 1 : Math.min(1, sumOf(weighed.map(({ weight }) => weight)))
  return weighed.map(
    ({ counts, similarity }, index) =>
      stated *
      (((1 - tuning.best) * counts * similarity) / requested +
        (index === best ? tuning.best * (fits[best] ?? 0) : 0)),
  )
}

/** BM25's saturation of a word that stands often, in a long listing less. */
const saturation = { k: 1.2, b: 0.75 }

interface SharedWords {
  /** In [0,1]: what the words give, and each kind of work that both speak of, by whatever words. */
  value: number
  wordsShare: number
  byWork: ReadonlyMap<string, number>
  words: string[]
}

/** A bounded transform of the pair alone: no word of the volunteer's makes another count less. */
function scoreSharedWords(
  volunteer: ParsedVolunteer,
  project: ParsedProject,
  { statistics, tuning }: ScoringContext,
): SharedWords {
  const { k, b } = saturation
  const length = k * (1 - b + (b * project.length) / statistics.meanLength)
  const aside = new Set(
    project.asked.filter(({ isIncidental }) => isIncidental).map(({ id }) => workToToken(id)),
  )
  const shared: { stem: string; text: string; counts: number }[] = []
  for (const [stem, { text, inTitle, inDescription }] of project.words) {
    if (!volunteer.words.has(stem)) continue
    const frequency = tuning.titleWord * inTitle + inDescription
    const share = aside.has(stem) ? tuning.aside : 1
    const rarity = rarityOfWord(stem, statistics)
    shared.push({ stem, text, counts: (share * rarity * frequency * (k + 1)) / (frequency + length) })
  }
  const sum = sumOf(shared.map(({ counts }) => counts))
  const value = 1 - 2 ** (-sum / tuning.halfOfWords)
  const each = sum === 0 ? 0 : value / sum
  const work = shared.flatMap(({ stem, counts }) => {
    const id = tokenToWork(stem)
    return id === null ? [] : [[id, each * counts] as const]
  })
  const byWork = new Map(work)
  const words = shared
    .filter(({ stem }) => tokenToWork(stem) === null)
    .toSorted((one, other) => other.counts - one.counts)
    .map(({ text }) => text.toLowerCase())
  return { value, wordsShare: value - sumOf([...byWork.values()]), byWork, words: [...new Set(words)] }
}

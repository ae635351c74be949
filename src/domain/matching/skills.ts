/** How much of the asked work a volunteer can do: what is named on both sides, and the words their texts share. */
import { standsInFor } from '#domain/vocabulary/work-graph.ts'
import type { AskedWork, ReadProject } from './read-project.ts'
import type { OfferedWork, ReadVolunteer } from './read-volunteer.ts'
import { wordOfWork, workOfWord } from './texts.ts'
import { rarityOfWord, rarityOfWork, type CorpusStatistics } from './statistics.ts'
import type { MatchTuning } from './tuning.ts'

/** One kind of work that is asked, and what the volunteer offers for it. */
export interface SkillEvidence {
  asked: AskedWork
  /** What fits best; null where nothing does. */
  offered: OfferedWork | null
  /** How far it stands in for what is asked, in [0,1]. */
  similarity: number
  /** What it brings of the factor's value, in [0,1]; what all bring and the words bring is the value. */
  brings: number
}

export interface SkillsFactor {
  /** In [0,1]. */
  value: number
  evidence: SkillEvidence[]
  /** The words of the listing that the biography shares, those that tell most first, as the listing writes them. */
  words: string[]
  /** What these words bring of the value, in [0,1]. */
  wordsBring: number
}

export interface Measure {
  statistics: CorpusStatistics
  tuning: MatchTuning
}

/** A project that asks for nothing, in no field and by no word, gives nothing. */
export function skillsFactor(volunteer: ReadVolunteer, project: ReadProject, measure: Measure): SkillsFactor {
  const { tuning } = measure
  const found = project.asked.map((asked) => findBest(asked, volunteer.offered, tuning))
  const named = shareNamed(found, measure)
  if (project.words.size === 0) {
    const evidence = found.map((one, index) => ({ ...one, brings: named[index] ?? 0 }))
    return { value: sumOf(named), evidence, words: [], wordsBring: 0 }
  }
  const shared = shareWords(volunteer, project, measure)
  const both = (1 - tuning.words) * sumOf(named) + tuning.words * shared.value
  const value = Math.min(1, both / tuning.full)
  const scale = both === 0 ? 0 : value / both
  const ofWork = ({ asked }: Found) => shared.byWork.get(asked.id) ?? 0
  const evidence = found.map((one, index) => ({
    ...one,
    brings: scale * ((1 - tuning.words) * (named[index] ?? 0) + tuning.words * ofWork(one)),
  }))
  return { value, evidence, words: shared.words, wordsBring: scale * tuning.words * shared.ofWords }
}

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

type Found = Omit<SkillEvidence, 'brings'>

function findBest(asked: AskedWork, offered: readonly OfferedWork[], tuning: MatchTuning): Found {
  let best: Found = { asked, offered: null, similarity: 0 }
  for (const one of offered) {
    const near = standsInFor(one.id, asked.id)
    if (asked.isAside && near < tuning.asideFrom) continue
    const similarity = tuning[one.as] * near
    if (similarity > best.similarity) best = { asked, offered: one, similarity }
  }
  return best
}

/**
 * What each asked kind of work gives of the share that is covered: what is rare and what is required before the rest, and a
 * part of it to the one that fits best.
 */
function shareNamed(found: readonly Found[], { statistics, tuning }: Measure): number[] {
  const weighed = found.map(({ asked, similarity }) => {
    const weight = (asked.isAside ? tuning.aside : 1) * Math.max(...asked.in.map((place) => tuning[place]))
    return { weight, counts: weight * rarityOfWork(asked.id, statistics), similarity }
  })
  const asked = sumOf(weighed.map(({ counts }) => counts))
  if (asked === 0) return found.map(() => 0)
  const most = Math.max(...weighed.map(({ weight }) => weight))
  const fits = weighed.map(({ weight, similarity }) => (weight / most) * similarity)
  const best = fits.indexOf(Math.max(...fits))
  const isStated = found.some((one) => one.asked.in.some((place) => place !== 'description'))
  // Work of which only a description speaks, in passing, is no task that anybody stated.
  const stated = isStated ? 1 : Math.min(1, sumOf(weighed.map(({ weight }) => weight)))
  return weighed.map(
    ({ counts, similarity }, index) =>
      stated *
      (((1 - tuning.best) * counts * similarity) / asked +
        (index === best ? tuning.best * (fits[best] ?? 0) : 0)),
  )
}

/** BM25's saturation of a word that stands often, in a long listing less. */
const saturation = { k: 1.2, b: 0.75 }

interface SharedWords {
  /** In [0,1]: what the words give, and each kind of work that both speak of, by whatever words. */
  value: number
  ofWords: number
  byWork: ReadonlyMap<string, number>
  words: string[]
}

/** A bounded transform of the pair alone: no word of the volunteer's makes another count less. */
function shareWords(
  volunteer: ReadVolunteer,
  project: ReadProject,
  { statistics, tuning }: Measure,
): SharedWords {
  const { k, b } = saturation
  const length = k * (1 - b + (b * project.length) / statistics.meanLength)
  const aside = new Set(project.asked.filter(({ isAside }) => isAside).map(({ id }) => wordOfWork(id)))
  const shared: { stem: string; text: string; counts: number }[] = []
  for (const [stem, { text, inTitle, inDescription }] of project.words) {
    if (!volunteer.words.has(stem)) continue
    const often = tuning.titleWord * inTitle + inDescription
    const share = aside.has(stem) ? tuning.aside : 1
    const rarity = rarityOfWord(stem, statistics)
    shared.push({ stem, text, counts: (share * rarity * often * (k + 1)) / (often + length) })
  }
  const sum = sumOf(shared.map(({ counts }) => counts))
  const value = 1 - 2 ** (-sum / tuning.halfOfWords)
  const each = sum === 0 ? 0 : value / sum
  const work = shared.flatMap(({ stem, counts }) => {
    const id = workOfWord(stem)
    return id === null ? [] : [[id, each * counts] as const]
  })
  const byWork = new Map(work)
  const words = shared
    .filter(({ stem }) => workOfWord(stem) === null)
    .toSorted((one, other) => other.counts - one.counts)
    .map(({ text }) => text.toLowerCase())
  return { value, ofWords: value - sumOf([...byWork.values()]), byWork, words: [...new Set(words)] }
}

/** How much of the asked work a volunteer can do: what is named on both sides, and the words their texts share. */
import { standsInFor } from '#domain/vocabulary/work-graph.ts'
import type { AskedWork, ReadProject } from './read-project.ts'
import type { OfferedWork, ReadVolunteer } from './read-volunteer.ts'
import { rarityOfWord, rarityOfWork, type CorpusStatistics } from './statistics.ts'
import type { MatchTuning } from './tuning.ts'

/** One kind of work that is asked, and what the volunteer offers for it. */
export interface SkillEvidence {
  asked: AskedWork
  /** What fits best; null where nothing does. */
  offered: OfferedWork | null
  /** How far it stands in for what is asked, in [0,1]. */
  similarity: number
}

export interface SkillsFactor {
  /** In [0,1]. */
  value: number
  evidence: SkillEvidence[]
  /** The words of the listing that the biography shares, those that tell most first, as the listing writes them. */
  words: string[]
}

export interface Measure {
  statistics: CorpusStatistics
  tuning: MatchTuning
}

/** A project that asks for nothing, in no field and by no word, gives nothing. */
export function skillsFactor(volunteer: ReadVolunteer, project: ReadProject, measure: Measure): SkillsFactor {
  const { tuning } = measure
  const evidence = project.asked.map((asked) => findBest(asked, volunteer.offered, tuning))
  const named = namedShare(evidence, measure)
  if (project.words.size === 0) return { value: named, evidence, words: [] }
  const shared = shareWords(volunteer, project, measure)
  const both = (1 - tuning.words) * named + tuning.words * shared.value
  return { value: Math.min(1, both / tuning.full), evidence, words: shared.words }
}

function findBest(asked: AskedWork, offered: readonly OfferedWork[], tuning: MatchTuning): SkillEvidence {
  let best: SkillEvidence = { asked, offered: null, similarity: 0 }
  for (const one of offered) {
    const similarity = tuning[one.as] * standsInFor(one.id, asked.id)
    if (similarity > best.similarity) best = { asked, offered: one, similarity }
  }
  return best
}

/** The share of the asked work that is covered, what is rare and what is required before the rest; and what fits best. */
function namedShare(evidence: readonly SkillEvidence[], { statistics, tuning }: Measure): number {
  const weighed = evidence.map(({ asked, similarity }) => {
    const weight = Math.max(...asked.in.map((place) => tuning[place]))
    return { weight, counts: weight * rarityOfWork(asked.id, statistics), similarity }
  })
  const asked = weighed.reduce((sum, { counts }) => sum + counts, 0)
  if (asked === 0) return 0
  const covered = weighed.reduce((sum, { counts, similarity }) => sum + counts * similarity, 0)
  const most = Math.max(...weighed.map(({ weight }) => weight))
  const best = Math.max(...weighed.map(({ weight, similarity }) => (weight / most) * similarity))
  const share = (1 - tuning.best) * (covered / asked) + tuning.best * best
  if (evidence.some((one) => one.asked.in.some((place) => place !== 'description'))) return share
  // Work of which only a description speaks, in passing, is no task that anybody stated.
  return (
    share *
    Math.min(
      1,
      weighed.reduce((sum, { weight }) => sum + weight, 0),
    )
  )
}

/** BM25's saturation of a word that stands often, in a long listing less. */
const saturation = { k: 1.2, b: 0.75 }

/** A bounded transform of the pair alone: no word of the volunteer's makes another count less. */
function shareWords(
  volunteer: ReadVolunteer,
  project: ReadProject,
  { statistics, tuning }: Measure,
): { value: number; words: string[] } {
  const { k, b } = saturation
  const length = k * (1 - b + (b * project.length) / statistics.meanLength)
  const shared: { text: string; counts: number }[] = []
  for (const [stem, { text, inTitle, inDescription }] of project.words) {
    if (!volunteer.words.has(stem)) continue
    const often = tuning.titleWord * inTitle + inDescription
    shared.push({ text, counts: (rarityOfWord(stem, statistics) * often * (k + 1)) / (often + length) })
  }
  const sum = shared.reduce((total, { counts }) => total + counts, 0)
  const words = shared.toSorted((a, b) => b.counts - a.counts).map(({ text }) => text.toLowerCase())
  return { value: 1 - 2 ** (-sum / tuning.halfOfWords), words: [...new Set(words)] }
}

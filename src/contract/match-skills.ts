/** What the points of the skills come from, in words: each part that brings one, the largest first. */
import { matchWeights } from '#domain/matching.ts'
import type { Match } from '#domain/matching/score.ts'
import type { OfferedWork } from '#domain/matching/read-volunteer.ts'
import type { SkillEvidence } from '#domain/matching/skills.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import type { MatchWords } from './match-words.ts'

/** A part of the factor's value that is told: a point of the score under the default weights. */
export const toldFrom = 1 / matchWeights.skills
const wordsAtMost = 3

type List = 'skills' | 'nearSkills' | 'work' | 'aside' | 'words'
interface Part {
  list: List
  text: string
  brings: number
}

/** Why the skills give what they give; where they give nothing, what is missing. */
export function tellSkills(match: Match, words: MatchWords): string {
  const parts = [...partsOfWork(match, words), ...partsOfWords(match)]
    .filter(({ brings }) => brings > 0)
    .toSorted((a, b) => b.brings - a.brings)
  const large = parts.filter(({ brings }) => brings >= toldFrom - hair)
  const told = large.length > 0 ? large : parts.slice(0, 1)
  // A list stands where the largest of its parts would.
  const lists = [...new Set(told.map(({ list }) => list))]
  if (lists.length > 0) {
    const named: Record<List, string> = { ...words, words: words.sharedWords }
    return lists
      .map((list) => {
        const texts = told.filter((part) => part.list === list).map(({ text }) => text)
        return `${named[list]}: ${texts.join(', ')}`
      })
      .join('; ')
  }
  return match.evidence.skills.length === 0 ? 'No specific skills required' : words.noSkill
}

/** A sum of fractions may miss a point by this much. */
const hair = 1e-9

function partsOfWork(match: Match, words: MatchWords): Part[] {
  const labels = [...new Set(match.evidence.skills.map(({ asked }) => asked.label))]
  return labels.flatMap((label): Part[] => {
    const evidence = match.evidence.skills.filter(({ asked }) => asked.label === label)
    const brings = evidence.reduce((sum, one) => sum + one.brings, 0)
    const best = evidence.toSorted((a, b) => b.similarity - a.similarity)[0]
    if (!best?.offered) return []
    const isPreferred = !isAskedIn(evidence, 'required') && isAskedIn(evidence, 'preferred')
    const own = tellOwn(label, best.offered, words)
    if (match.skills.same.includes(label)) {
      const notes = [isPreferred ? 'preferred' : '', own].filter((note) => note !== '').join('; ')
      return [{ list: 'skills', text: withNote(label, notes), brings }]
    }
    if (match.skills.near.includes(label)) {
      const counts = `${Math.round(100 * best.similarity)}% match with ${best.offered.label}`
      return [{ list: 'nearSkills', text: `${label} (${isPreferred ? 'preferred; ' : ''}${counts})`, brings }]
    }
    return [{ list: best.asked.isAside ? 'aside' : 'work', text: withNote(label, own), brings }]
  })
}

const withNote = (label: string, note: string) => (note === '' ? label : `${label} (${note})`)

/** What the volunteer calls it; nothing where both write the same. */
function tellOwn(label: string, offered: OfferedWork, words: MatchWords): string {
  return foldLabel(label) === foldLabel(offered.label) ? '' : `${words.offered}: ${offered.label}`
}

const isAskedIn = (evidence: readonly SkillEvidence[], place: 'required' | 'preferred') =>
  evidence.some(({ asked }) => asked.in.includes(place))

function partsOfWords({ evidence }: Match): Part[] {
  const text = evidence.words.slice(0, wordsAtMost).join(', ')
  return text === '' ? [] : [{ list: 'words', text, brings: evidence.wordsBring }]
}

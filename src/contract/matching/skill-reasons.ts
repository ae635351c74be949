/** Describes where the points for skills come from: each part that adds some, the largest first. */
import { matchWeights } from '#domain/matching/factors.ts'
import type { Match } from '#domain/matching/score.ts'
import type { OfferedWork } from '#domain/matching/parse-volunteer.ts'
import type { SkillEvidence } from '#domain/matching/skills.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import type { MatchTexts } from './reason-texts.ts'

/** The smallest part of the factor's value that is shown: one point of the score under the default weights. */
export const minShownValue = 1 / matchWeights.skills
const maxWords = 3

type PartList = 'skills' | 'nearSkills' | 'work' | 'aside' | 'words'
interface SkillPart {
  list: PartList
  text: string
  contribution: number
}

/** Why the skills give their points, or what is missing if they give none. */
export function describeSkills(match: Match, words: MatchTexts): string {
  const parts = [...listSkillParts(match, words), ...listWordParts(match)]
    .filter(({ contribution }) => contribution > 0)
    .toSorted((a, b) => b.contribution - a.contribution)
  const large = parts.filter(({ contribution }) => contribution >= minShownValue - roundingTolerance)
  const shown = large.length > 0 ? large : parts.slice(0, 1)
  // Lists are ordered by their largest part.
  const lists = [...new Set(shown.map(({ list }) => list))]
  if (lists.length > 0) {
    const named: Record<PartList, string> = { ...words, words: words.sharedWords }
    return lists
      .map((list) => {
        const texts = shown.filter((part) => part.list === list).map(({ text }) => text)
        return `${named[list]}: ${texts.join(', ')}`
      })
      .join('; ')
  }
  return match.evidence.skills.length === 0 ? 'No specific skills required' : words.noSkill
}

/** Sums of fractions can be off by this much. */
const roundingTolerance = 1e-9

function listSkillParts(match: Match, words: MatchTexts): SkillPart[] {
  const labels = [...new Set(match.evidence.skills.map(({ asked: requested }) => requested.label))]
  return labels.flatMap((label): SkillPart[] => {
    const evidence = match.evidence.skills.filter(({ asked: requested }) => requested.label === label)
    const contribution = evidence.reduce((sum, one) => sum + one.contribution, 0)
    const best = evidence.toSorted((a, b) => b.similarity - a.similarity)[0]
    if (!best?.offered) return []
    const isPreferred = !isRequestedAs(evidence, 'required') && isRequestedAs(evidence, 'preferred')
    const own = describeOwnName(label, best.offered, words)
    if (match.skills.same.includes(label)) {
      const notes = [isPreferred ? 'preferred' : '', own].filter((note) => note !== '').join('; ')
      return [{ list: 'skills', text: withNote(label, notes), contribution }]
    }
    if (match.skills.near.includes(label)) {
      const counts = `${Math.round(100 * best.similarity)}% match with ${best.offered.label}`
      return [
        { list: 'nearSkills', text: `${label} (${isPreferred ? 'preferred; ' : ''}${counts})`, contribution },
      ]
    }
    return [{ list: best.asked.isIncidental ? 'aside' : 'work', text: withNote(label, own), contribution }]
  })
}

const withNote = (label: string, note: string) => (note === '' ? label : `${label} (${note})`)

/** The volunteer's own name for the skill; empty if both sides use the same. */
function describeOwnName(label: string, offered: OfferedWork, words: MatchTexts): string {
  return foldLabel(label) === foldLabel(offered.label) ? '' : `${words.offered}: ${offered.label}`
}

const isRequestedAs = (evidence: readonly SkillEvidence[], place: 'required' | 'preferred') =>
  evidence.some(({ asked: requested }) => requested.in.includes(place))

function listWordParts({ evidence }: Match): SkillPart[] {
  const text = evidence.words.slice(0, maxWords).join(', ')
  return text === '' ? [] : [{ list: 'words', text, contribution: evidence.wordsContribution }]
}

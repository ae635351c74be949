/** Which reasons of a match speak for it. */
import type { MatchFactor } from './factors.ts'
import type { Match } from './score.ts'
import { matchTuning } from './tuning.ts'

/**
 * Whether a factor speaks for the match. Others only say that nothing speaks against it, that nothing is known, or that
 * the two have little in common, such as remote work and a volunteer who works on site.
 */
export function isInFavor({ factors, evidence }: Match, factor: MatchFactor): boolean {
  if (factor === 'skills') return isShared(evidence)
  if (factor === 'location' && evidence.location.by === 'remote' && factors.location < 1) return false
  if (factor === 'experience' && evidence.experience.above !== 0) return false
  return factors[factor] > Math.max(matchTuning.unknown, matchTuning.otherCause)
}

/** Whether any work or word that both sides name adds to the match. */
function isShared({ skills, words, wordsContribution }: Match['evidence']): boolean {
  const isOffered = skills.some(
    ({ contribution, offered, otherLanguages }) =>
      contribution > 0 && offered !== null && offered.as !== 'refused' && otherLanguages === null,
  )
  return isOffered || (wordsContribution > 0 && words.length > 0)
}

import { experienceLevelValues } from '#domain/projects/projects.ts'
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { MatchTuning } from './tuning.ts'

const inText = /\b(?:interns?|internships?|entry[\s-]level|trainees?)\b/giu
const inTitle = /\b(?:interns?|internships?|entry[\s-]level|trainees?|junior|(?<!teaching\s)assistants?)\b/giu

/** "Supervise volunteers and interns": the interns are others. */
const ofOthers =
  /\b(?:(?:supervis|manag|coordinat|communicat|guid)(?:e|es|ing)|(?:oversee|mentor|train|lead)(?:s|ing)?|coach(?:es|ing)?)\b[^.;:!?\n]*$/iu
const areMany = /^(?:interns|trainees|assistants)$/iu
const lookBehindLength = 60

/** The words that describe a role as one for beginners; null if there are none. */
export function findBeginnersRole(title: string, description: string): string | null {
  return findRole(inTitle, title) ?? findRole(inText, description)
}

function findRole(role: RegExp, text: string): string | null {
  const found = [...text.matchAll(role)].find(
    ({ 0: words, index }) =>
      !areMany.test(words) || !ofOthers.test(text.slice(Math.max(0, index - lookBehindLength), index)),
  )
  return found?.[0] ?? null
}

export interface ExperienceFactor {
  /** In [0,1]. */
  value: number
  /** Levels above the required one, negative if below; null if either side doesn't say. */
  above: number | null
  /** The words that make it a role for beginners, if the volunteer is not one. */
  beginnersRole: string | null
}

/**
 * How well the volunteer's level fits the required one. A lot of experience is of little use in a role for beginners.
 */
export function experienceFactor(
  { experienceLevel: own }: Pick<ParsedVolunteer, 'experienceLevel'>,
  { experienceLevel: requested, beginnersRole }: Pick<ParsedProject, 'experienceLevel' | 'beginnersRole'>,
  tuning: MatchTuning,
): ExperienceFactor {
  const tooMuch = beginnersRole !== null && (own === 'experienced' || own === 'expert') ? beginnersRole : null
  const most = tooMuch === null ? 1 : tuning.beginnersRole
  if (own === null || requested === null) {
    return { value: Math.min(most, tuning.unknown), above: null, beginnersRole: tooMuch }
  }
  const above = experienceLevelValues.indexOf(own) - experienceLevelValues.indexOf(requested)
  const value =
    above < 0 ? Math.max(0, 1 + tuning.levelBelow * above) : 1 - tuning.levelAbove * Math.max(0, above - 1)
  return { value: Math.min(most, value), above, beginnersRole: tooMuch }
}

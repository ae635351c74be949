/** Describes why a match has its score: what each factor found, for either audience. */
import {
  matchFactors,
  type MatchFactor,
  type MatchProject,
  type MatchVolunteer,
} from '#domain/matching/factors.ts'
import type { CauseEvidence } from '#domain/matching/causes.ts'
import type { Match } from '#domain/matching/score.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { describeSkills } from './skill-reasons.ts'
import { matchTexts, type MatchAudience, type MatchTexts } from './reason-texts.ts'

export interface MatchReason {
  factor: MatchFactor
  description: string
  /** Points of the total score. */
  score: number
}

export interface DescribedFactor {
  factor: MatchFactor
  /** In [0,1]. */
  value: number
  points: number
  description: string
}

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
}
interface FactorContext extends Pair {
  match: Match
  words: MatchTexts
}

/** All five factors in order, including those that add nothing. */
export function describeFactors(
  match: Match,
  pair: Pair,
  reader: MatchAudience = 'volunteer',
): DescribedFactor[] {
  const context = { ...pair, match, words: matchTexts[reader] }
  return matchFactors.map((factor) => ({
    factor,
    value: match.factors[factor],
    points: match.points[factor],
    description: describe[factor](context),
  }))
}

/**
 * The reasons of a match, in the order of the factors; only those that add points. Their scores add up to the match's
 * score.
 */
export function describeReasons(
  match: Match,
  pair: Pair,
  reader: MatchAudience = 'volunteer',
): MatchReason[] {
  return describeFactors(match, pair, reader)
    .filter(({ points }) => points > 0)
    .map(({ factor, description, points }) => ({ factor, description, score: points }))
}

const describe: Record<MatchFactor, (context: FactorContext) => string> = {
  skills: ({ match, words }) => describeSkills(match, words),
  causes: (context) => describeNamedCauses(context) || describeOtherCauses(context),
  location: (context) => {
    const { by } = context.match.evidence.location
    if (context.volunteer.remoteOnly && !context.project.isRemote) return context.words.notRemote
    return describeLocation[by](context)
  },
  time: (context) => {
    const hours = describeWeeklyHours(context)
    return context.match.evidence.time.daysOverlap === false ? `${hours}; ${context.words.otherDays}` : hours
  },
  experience: ({ match, volunteer, project, words }) => {
    const { beginnersRole } = match.evidence.experience
    if (beginnersRole !== null) return `Beginner role: “${beginnersRole}”`
    if (project.experienceLevel === null) return 'No experience level required'
    const { experienceLevels } = optionsCatalog.read(defaultLanguage)
    const requested = experienceLevels[project.experienceLevel]
    if (volunteer.experienceLevel === null) return `Asks for ${requested}; ${words.noLevel}`
    return volunteer.experienceLevel === project.experienceLevel
      ? `${words.sameLevel}: ${requested}`
      : `Asks for ${requested}; ${words.own} ${experienceLevels[volunteer.experienceLevel]}`
  },
}

const describeLocation: Record<Match['evidence']['location']['by'], (context: FactorContext) => string> = {
  remote: ({ volunteer, words }) =>
    volunteer.takesRemote === false && !volunteer.remoteOnly ? words.remoteNotChosen : 'Remote work',
  distance: ({ match, project, words }) => {
    const kilometres = Math.round(match.evidence.location.kilometres ?? 0)
    return kilometres === 0
      ? `${words.district}: ${project.location}`
      : `${kilometres.toLocaleString('en-US')} km ${words.away}: ${project.location}`
  },
  district: ({ project, words }) => `${words.district}: ${project.location}`,
  city: ({ project, words }) => `${words.city}: ${project.location}`,
  state: ({ project, words }) => `${words.state}: ${project.location}`,
  far: ({ project, words }) => `${words.far}: ${project.location}`,
  unknown: () => 'Unknown location',
}

export const formatHours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

function describeWeeklyHours({ volunteer, project, words }: FactorContext): string {
  if (project.timeCommitment === null) return 'Weekly hours not stated'
  const requested = `${formatHours(project.timeCommitment)} a week`
  const { freeHours, committedHours } = volunteer
  if (freeHours === null) return `${requested}; ${words.noHours}`
  const why = committedHours
    ? ` (${committedHours.of} a week, ${committedHours.hours} already committed)`
    : ''
  return freeHours >= project.timeCommitment
    ? `${requested} ${words.fitHours}${why}`
    : `${requested}, ${words.fewHours} ${formatHours(freeHours)} available${why}`
}

const joinLists = (lists: readonly (readonly [string, readonly string[]])[]): string =>
  lists
    .filter(([, list]) => list.length > 0)
    .map(([words, list]) => `${words}: ${list.join(', ')}`)
    .join('; ')

function describeNamedCauses({ match, words }: FactorContext): string {
  return joinLists([
    [words.causes, match.causes.same],
    [words.nearCauses, match.causes.near],
  ])
}

/** The project's cause, shown after a phrase of the profile about the same or a related cause. */
const describeRelation = ({ cause, own }: CauseEvidence): string =>
  own !== null && causeSimilarity(own.id, cause.id) === 1 ? `: ${cause.label}` : `, related to ${cause.label}`

/** If no named causes match: what the texts mention, or why half of the points are given anyway. */
function describeOtherCauses({ match, volunteer, project, words }: FactorContext): string {
  const [best] = match.evidence.causes.toSorted((a, b) => b.similarity - a.similarity)
  if (best?.own) {
    const how = best.similarity === 1 ? words.causeInText : words.nearCauseInText
    return best.own.isNamed
      ? `${words.inText} “${best.cause.label}”, ${how} ${best.own.label}`
      : `${words.causeSpoken} “${best.own.label}”${describeRelation(best)}`
  }
  if (project.causeAreas.length === 0) return 'No causes listed'
  return volunteer.causes.length === 0 ? words.noCause : words.otherCause
}

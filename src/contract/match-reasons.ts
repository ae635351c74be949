/** Why a match scores as it does, in words: what each factor found, for whoever reads it. */
import { matchFactors, type MatchFactor, type MatchProject, type MatchVolunteer } from '#domain/matching.ts'
import type { CauseEvidence } from '#domain/matching/causes.ts'
import type { Match } from '#domain/matching/score.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { tellSkills } from './match-skills.ts'
import { matchWords, type MatchReader, type MatchWords } from './match-words.ts'

export interface MatchReason {
  factor: MatchFactor
  description: string
  /** Points of the score. */
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
interface Told extends Pair {
  match: Match
  words: MatchWords
}

/** All five factors in their order, also those that give nothing. */
export function describeFactors(
  match: Match,
  pair: Pair,
  reader: MatchReader = 'volunteer',
): DescribedFactor[] {
  const told = { ...pair, match, words: matchWords[reader] }
  return matchFactors.map((factor) => ({
    factor,
    value: match.factors[factor],
    points: match.points[factor],
    description: describe[factor](told),
  }))
}

/** The reasons of a match in the order of the factors: those that count for it. Their scores add up to the match's. */
export function describeReasons(match: Match, pair: Pair, reader: MatchReader = 'volunteer'): MatchReason[] {
  return describeFactors(match, pair, reader)
    .filter(({ points }) => points > 0)
    .map(({ factor, description, points }) => ({ factor, description, score: points }))
}

const describe: Record<MatchFactor, (told: Told) => string> = {
  skills: ({ match, words }) => tellSkills(match, words),
  causes: (told) => tellNamedCauses(told) || tellOtherCauses(told),
  location: (told) => {
    const { by } = told.match.evidence.location
    if (told.volunteer.remoteOnly && !told.project.isRemote) return told.words.notRemote
    return tellPlace[by](told)
  },
  time: (told) => {
    const hours = tellHours(told)
    return told.match.evidence.time.daysMeet === false ? `${hours}; ${told.words.otherDays}` : hours
  },
  experience: ({ match, volunteer, project, words }) => {
    const { beginnersRole } = match.evidence.experience
    if (beginnersRole !== null) return `Beginner role: “${beginnersRole}”`
    if (project.experienceLevel === null) return 'No experience level required'
    const asked = experienceLevelLabels[project.experienceLevel]
    if (volunteer.experienceLevel === null) return `Asks for ${asked}; ${words.noLevel}`
    return volunteer.experienceLevel === project.experienceLevel
      ? `${words.sameLevel}: ${asked}`
      : `Asks for ${asked}; ${words.own} ${experienceLevelLabels[volunteer.experienceLevel]}`
  },
}

const tellPlace: Record<Match['evidence']['location']['by'], (told: Told) => string> = {
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

export const hoursOf = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

function tellHours({ volunteer, project, words }: Told): string {
  if (project.timeCommitment === null) return 'Weekly hours not stated'
  const asked = `${hoursOf(project.timeCommitment)} a week`
  const { freeHours, promised } = volunteer
  if (freeHours === null) return `${asked}; ${words.noHours}`
  const why = promised ? ` (${promised.of} a week, ${promised.hours} already committed)` : ''
  return freeHours >= project.timeCommitment
    ? `${asked} ${words.fitHours}${why}`
    : `${asked}, ${words.fewHours} ${hoursOf(freeHours)} available${why}`
}

const tell = (lists: readonly (readonly [string, readonly string[]])[]): string =>
  lists
    .filter(([, list]) => list.length > 0)
    .map(([words, list]) => `${words}: ${list.join(', ')}`)
    .join('; ')

function tellNamedCauses({ match, words }: Told): string {
  return tell([
    [words.causes, match.causes.same],
    [words.nearCauses, match.causes.near],
  ])
}

/** The project's cause after words of the profile that speak of the same one, or of one close to it. */
const tellNearness = ({ cause, own }: CauseEvidence): string =>
  own !== null && causeSimilarity(own.id, cause.id) === 1 ? `: ${cause.label}` : `, related to ${cause.label}`

/** Where no named cause meets a named one: what the texts speak of, else why half is given all the same. */
function tellOtherCauses({ match, volunteer, project, words }: Told): string {
  const [best] = match.evidence.causes.toSorted((a, b) => b.similarity - a.similarity)
  if (best?.own) {
    const how = best.similarity === 1 ? words.causeInText : words.nearCauseInText
    return best.own.isNamed
      ? `${words.inText} “${best.cause.label}”, ${how} ${best.own.label}`
      : `${words.causeSpoken} “${best.own.label}”${tellNearness(best)}`
  }
  if (project.causeAreas.length === 0) return 'No causes listed'
  return volunteer.causes.length === 0 ? words.noCause : words.otherCause
}

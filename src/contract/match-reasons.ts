/** Why a project was recommended, in words: one reason for each factor that counts for it. */
import { matchFactors, type MatchFactor, type MatchProject, type MatchVolunteer } from '#domain/matching.ts'
import type { Match } from '#domain/matching/score.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'

export interface MatchReason {
  factor: MatchFactor
  description: string
  /** Points of the score. */
  score: number
}

/** The reasons of a match in the order of the factors; their scores add up to the match's. */
export function describeReasons(
  match: Match,
  between: { volunteer: MatchVolunteer; project: MatchProject },
): MatchReason[] {
  return matchFactors.flatMap((factor) => {
    const score = match.points[factor]
    return score === 0 ? [] : [{ factor, description: describe[factor](match, between), score }]
  })
}

type Between = { volunteer: MatchVolunteer; project: MatchProject }

const describe: Record<MatchFactor, (match: Match, between: Between) => string> = {
  skills: (match) =>
    tell(match.skills, { same: 'Your skills', near: 'Close to your skills' }) || tellSpokenSkills(match),
  causes: (match, between) =>
    tell(match.causes, { same: 'Your causes', near: 'Close to your causes' }) ||
    tellOtherCauses(match, between),
  location: ({ evidence }, { project }) => tellPlace[evidence.location.by](evidence.location, project),
  time: ({ evidence }, between) => {
    const hours = tellHours(between)
    return evidence.time.daysMeet === false ? `${hours}; on other days than yours` : hours
  },
  experience: ({ evidence }, { volunteer, project }) => {
    const { beginnersRole } = evidence.experience
    if (beginnersRole !== null) return `A role for beginners: “${beginnersRole}”`
    if (project.experienceLevel === null) return 'No level of experience is asked'
    const asked = experienceLevelLabels[project.experienceLevel]
    if (volunteer.experienceLevel === null) return `Asks for ${asked}; your profile names no level`
    return volunteer.experienceLevel === project.experienceLevel
      ? `Asks for your level of experience: ${asked}`
      : `Asks for ${asked}; you are ${experienceLevelLabels[volunteer.experienceLevel]}`
  },
}

type Place = Match['evidence']['location']

const tellPlace: Record<Place['by'], (place: Place, project: MatchProject) => string> = {
  remote: () => 'Remote work',
  distance: ({ kilometres }, { location }) => `${Math.round(kilometres ?? 0)} km from you: ${location}`,
  district: (_, { location }) => `Near you: ${location}`,
  city: (_, { location }) => `In your city: ${location}`,
  state: (_, { location }) => `In your state: ${location}`,
  far: (_, { location }) => `Far from you: ${location}`,
  unknown: () => 'The place is not known',
}

function tellHours({ volunteer, project }: Between): string {
  if (project.timeCommitment === null) return 'Hours a week are not stated'
  const asked = `${project.timeCommitment} h a week`
  if (volunteer.freeHours === null) return `${asked}; your profile names no hours`
  return volunteer.freeHours >= project.timeCommitment
    ? `${asked} fit your free hours`
    : `${asked}, of which ${volunteer.freeHours} h are free`
}

/** Where no named cause meets a named one: what the texts speak of, else why half is given all the same. */
function tellOtherCauses({ evidence }: Match, { volunteer, project }: Between): string {
  const [best] = evidence.causes.toSorted((a, b) => b.similarity - a.similarity)
  if (best?.own) {
    return best.own.isNamed
      ? `Your cause in its text: ${best.cause.label}`
      : `Your profile speaks of “${best.own.label}”: ${best.cause.label}`
  }
  if (project.causeAreas.length === 0) return 'No cause is named'
  return volunteer.causes.length === 0 ? 'Your profile names no cause' : 'Another cause than those you named'
}

function tell({ same, near }: Match['skills'], words: { same: string; near: string }): string {
  const told = [
    same.length > 0 && `${words.same}: ${same.join(', ')}`,
    near.length > 0 && `${words.near}: ${near.join(', ')}`,
  ]
  return told.filter(Boolean).join('; ')
}

/** Where no stated skill fits: work that the text speaks of, else the words that it shares with the biography. */
function tellSpokenSkills({ evidence }: Match): string {
  const spoken = evidence.skills
    .filter(({ similarity }) => similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, toldAtMost)
    .flatMap(({ asked, offered }) => (offered ? [`${asked.label} (you: ${offered.label})`] : []))
  if (spoken.length > 0) return `Work like yours: ${spoken.join(', ')}`
  return `Words in common: ${evidence.words.slice(0, toldAtMost).join(', ')}`
}

const toldAtMost = 3

/** Ranks a judged set by the product's own score, complete or with one part left out. */
import {
  combineFactors,
  matchWeights,
  type MatchProject,
  type MatchVolunteer,
} from '#domain/matching/factors.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import { parseProject } from '#domain/matching/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed } from '#domain/matching/score.ts'
import { countListings, noStatistics } from '#domain/matching/statistics.ts'
import { matchTuning, type MatchTuning } from '#domain/matching/tuning.ts'
import type { RatedSet } from './matching-set.ts'

export interface Variant {
  name: string
  tuning?: Partial<MatchTuning>
  /** Transforms the texts and labels before they are parsed. */
  volunteer?: (volunteer: MatchVolunteer) => MatchVolunteer
  project?: (project: MatchProject) => MatchProject
  isWithoutStatistics?: boolean
  isWithoutPlaces?: boolean
  isWithoutEligibility?: boolean
  /** The skills factor of a project that asks for no skills; normally 0. */
  freeCredit?: number
}

/**
 * Returns rows of profile, project and score. A project that a volunteer is not eligible for ranks below all others.
 */
export function rank(set: RatedSet, variant: Variant): string {
  const { volunteer: change = same, project: changeProject = same, freeCredit } = variant
  const tuning = { ...matchTuning, ...variant.tuning }
  const projects = set.projects.map(({ id, project }) => ({
    id,
    project: parseProject(changeProject(project)),
  }))
  const counted = countListings(projects.map(({ project }) => project))
  const statistics = variant.isWithoutStatistics ? noStatistics : counted
  const options = { statistics, tuning, ...(variant.isWithoutPlaces ? {} : { findPlace: set.findPlace }) }
  const rows = set.volunteers.flatMap(({ id, volunteer }) => {
    const read = parseVolunteer(change(volunteer))
    return projects.map(({ id: projectId, project }) => {
      const match = matchParsed(read, project, options)
      const isFree = freeCredit !== undefined && project.asked.length === 0
      const factors = isFree ? { ...match.factors, skills: freeCredit } : match.factors
      const { fit } = combineFactors(factors, matchWeights)
      const isOpen = variant.isWithoutEligibility || isEligible(match.facts)
      return `${id}\t${projectId}\t${isOpen ? fit : fit - ineligiblePenalty}`
    })
  })
  return `${rows.join('\n')}\n`
}

const ineligiblePenalty = 1000
const same = <T>(value: T): T => value

/** A label outside the vocabulary, which matches only itself. */
const unknownLabels = (labels: readonly string[]) => labels.map((label) => `Q${label.replace(/\W/gu, '')}q`)
const withoutText = (project: MatchProject): MatchProject => ({ ...project, title: '', description: '' })
const withoutBiography = (volunteer: MatchVolunteer): MatchVolunteer => ({ ...volunteer, biography: null })
const noMentions = { title: 0, description: 0, part: 0, biography: 0 }

/** The complete score, and the score without each of its parts. */
export const variants: readonly Variant[] = [
  { name: 'the product' },
  { name: 'without the words that both texts share', tuning: { words: 0 } },
  { name: 'without the kinds of work that texts speak of', tuning: noMentions },
  {
    name: 'without either: stated skills through the vocabulary',
    project: withoutText,
    volunteer: withoutBiography,
  },
  {
    name: 'without the vocabulary as well: stated skills by their letters',
    project: (project) => withoutText({ ...project, requiredSkills: unknownLabels(project.requiredSkills) }),
    volunteer: (volunteer) => withoutBiography({ ...volunteer, skills: unknownLabels(volunteer.skills) }),
  },
  { name: 'without the biography', volunteer: withoutBiography },
  { name: 'without the rarity of words and work', isWithoutStatistics: true },
  { name: 'without the best skill for itself', tuning: { best: 0 } },
  { name: 'with half the skills for who asks for none', freeCredit: 0.5 },
  { name: 'with nothing for another cause', tuning: { otherCause: 0 } },
  { name: 'by the best cause alone', tuning: { causeShare: 0 } },
  { name: 'without the causes that texts speak of', tuning: { spokenCause: 0 } },
  { name: 'without kilometres: places as they are written', isWithoutPlaces: true },
  { name: 'without the districts of a city', tuning: { sameCity: 1 } },
  { name: 'without days and hours of the day', tuning: { otherDays: 1 } },
  { name: "without beginners' roles", tuning: { beginnersRole: 1 } },
  { name: 'without language, age and remote work as limits', isWithoutEligibility: true },
]

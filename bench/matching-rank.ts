/** Scores the pairs of judged sets by the product's own score, complete or with one part left out. */
import {
  combineFactors,
  matchWeights,
  type MatchProject,
  type MatchVolunteer,
} from '#domain/matching/scoring/factors.ts'
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed } from '#domain/matching/scoring/score.ts'
import { countListings, noStatistics, type CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { matchTuning, type MatchTuning } from '#domain/matching/scoring/tuning.ts'
import { ndcg } from './matching-metrics.ts'
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

/** A set whose texts are parsed once, for any number of rankings. */
export interface ParsedSet {
  set: RatedSet
  volunteers: { id: string; read: ParsedVolunteer }[]
  projects: { id: string; read: ParsedProject }[]
  statistics: CorpusStatistics
}

export function parseSet(set: RatedSet, variant: Pick<Variant, 'volunteer' | 'project'> = {}): ParsedSet {
  const { volunteer: change = same, project: changeProject = same } = variant
  const projects = set.projects.map(({ id, project }) => ({ id, read: parseProject(changeProject(project)) }))
  return {
    set,
    volunteers: set.volunteers.map(({ id, volunteer }) => ({ id, read: parseVolunteer(change(volunteer)) })),
    projects,
    statistics: countListings(projects.map(({ read }) => read)),
  }
}

/** The set as a variant reads it: parsed again only if the variant changes texts or labels. */
const parsedFor = (parsed: ParsedSet, variant: Variant): ParsedSet =>
  variant.volunteer || variant.project ? parseSet(parsed.set, variant) : parsed

/**
 * The score of a pair. A project that a volunteer is not eligible for ranks below all others.
 */
function createScorer({ statistics, set }: ParsedSet, variant: Variant) {
  const options = {
    statistics: variant.isWithoutStatistics ? noStatistics : statistics,
    tuning: { ...matchTuning, ...variant.tuning },
    ...(variant.isWithoutPlaces ? {} : { findPlace: set.findPlace }),
  }
  return (volunteer: ParsedVolunteer, project: ParsedProject): number => {
    const match = matchParsed(volunteer, project, options)
    const isFree = variant.freeCredit !== undefined && project.asked.length === 0
    const factors = isFree ? { ...match.factors, skills: variant.freeCredit ?? 0 } : match.factors
    const { fit } = combineFactors(factors, matchWeights)
    return variant.isWithoutEligibility || isEligible(match.facts) ? fit : fit - ineligiblePenalty
  }
}

/** The NDCG@10 of each profile over its judged listings. */
export function evaluate(parsed: ParsedSet, variant: Variant): number[] {
  const own = parsedFor(parsed, variant)
  const score = createScorer(own, variant)
  const projects = new Map(own.projects.map(({ id, read }) => [id, read]))
  return own.volunteers.map(({ id, read }) =>
    ndcg(
      [...(own.set.grades.get(id) ?? [])].flatMap(([listing, grade]) => {
        const project = projects.get(listing)
        return project ? [{ score: score(read, project), grade }] : []
      }),
    ),
  )
}

/** Rows of profile, project and score for all pairs, as the sets' own program takes them. */
export function rank(parsed: ParsedSet, variant: Variant): string {
  const own = parsedFor(parsed, variant)
  const score = createScorer(own, variant)
  const rows = own.volunteers.flatMap(({ id, read }) =>
    own.projects.map((project) => `${id}\t${project.id}\t${score(read, project.read)}`),
  )
  return `${rows.join('\n')}\n`
}

const ineligiblePenalty = 1000
const same = <T>(value: T): T => value

/** A label outside the vocabulary, which matches only itself. */
const unknownLabels = (labels: readonly string[]) => labels.map((label) => `Q${label.replace(/\W/gu, '')}q`)
const withoutText = (project: MatchProject): MatchProject => ({ ...project, title: '', description: '' })
const withoutBiography = (volunteer: MatchVolunteer): MatchVolunteer => ({ ...volunteer, biography: null })
const noMentions = { title: 0, description: 0, part: 0, biography: 0, wish: 0 }

/** The score without each of its parts. */
export const ablations: readonly Variant[] = [
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
  {
    name: 'without labels: biography and listing text alone',
    project: (project) => ({ ...project, requiredSkills: [] }),
    volunteer: (volunteer) => ({ ...volunteer, skills: [] }),
  },
  { name: 'without the rarity of words and work', isWithoutStatistics: true },
  { name: 'without the best skill for itself', tuning: { best: 0 } },
  { name: 'with skills counting as much as what the title says', tuning: { required: 1 } },
  { name: 'with common skills filling the factor like rare ones', tuning: { rare: 0 } },
  { name: 'with broad skills counting beside their named parts', tuning: { general: 1 } },
  { name: 'without the other work that a biography wishes for', tuning: { wish: 0 } },
  { name: 'with listed skills that the text does not speak of in full', tuning: { unsaid: 1 } },
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

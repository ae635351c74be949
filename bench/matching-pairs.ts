/** Random pairs of judged sets with the reasons that the product shows, for someone to read and judge. */
import { describeAdvice, describeEligibility, describeGap } from '#contract/matching/advice.ts'
import { describeReasons } from '#contract/matching/reasons.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { findChange } from '#domain/matching/scoring/advice.ts'
import { findGap } from '#domain/matching/scoring/gaps.ts'
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { matchParsed, type Match } from '#domain/matching/scoring/score.ts'
import { seeded } from './matching-metrics.ts'
import { parseSet, type ParsedSet } from './matching-rank.ts'
import type { RatedSet } from './matching-set.ts'

/** Pairs are drawn from this many best matches of a volunteer: reasons are read where matches are shown. */
const shown = 10

/** This many pairs, the same for the same seed. */
export function printPairs(sets: readonly RatedSet[], count: number, seed: number): string {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const parsed = sets.map((set) => parseSet(set))
  const everyone = parsed.flatMap((own) => own.volunteers.map((_, index) => ({ own, index })))
  const pairs: string[] = []
  while (pairs.length < count) {
    const one = pick(everyone)
    const found = one && pick(bestMatches(one.own, one.index))
    if (!one || !found) break
    pairs.push(printPair(pairs.length + 1, one, found))
  }
  return pairs.join('\n')
}

interface Person {
  own: ParsedSet
  index: number
}

interface Found {
  at: number
  match: Match
}

function bestMatches({ set, statistics, volunteers, projects }: ParsedSet, index: number): Found[] {
  const read = volunteers[index]?.read
  if (!read) return []
  return projects
    .map((project, at) => ({
      at,
      match: matchParsed(read, project.read, { statistics, findPlace: set.findPlace }),
    }))
    .filter(({ match }) => isEligible(match.facts))
    .toSorted((a, b) => b.match.fit - a.match.fit)
    .slice(0, shown)
}

function printPair(number: number, { own, index }: Person, { at, match }: Found): string {
  const volunteer = own.set.volunteers[index]
  const project = own.set.projects[at]
  const read = own.volunteers[index]?.read
  const projectRead = own.projects[at]?.read
  if (!volunteer || !project || !read || !projectRead) return ''
  const reader = { language: defaultLanguage, audience: 'volunteer' } as const
  const change = findChange({
    volunteer: volunteer.volunteer,
    read,
    project: projectRead,
    match,
    options: { statistics: own.statistics, findPlace: own.set.findPlace, weights: matchWeights },
  })
  const gap = describeGap(
    reader,
    findGap(match, { volunteer: volunteer.volunteer, project: project.project }),
  )
  return [
    `\n## ${number}. ${volunteer.id} and ${project.id}: ${match.score}`,
    describeVolunteer(volunteer.volunteer),
    describeProject(project.project),
    ...describeReasons(reader, match, {
      volunteer: volunteer.volunteer,
      project: project.project,
    }).map(({ factor, description, score }) => `- ${factor} +${score}: ${description}`),
    ...(gap ? [`- gap: ${gap.description}`] : []),
    ...(change ? [`- change: ${describeAdvice(defaultLanguage, change.advice)}: ${change.score}`] : []),
    ...describeEligibility(reader, match.facts).map(
      ({ kind, standing, description }) => `- ${kind} ${standing}: ${description}`,
    ),
  ].join('\n')
}

function describeVolunteer(one: MatchVolunteer): string {
  const facts = [one.skills.join(', '), one.causes.join(', '), one.location, one.experienceLevel]
  return `Volunteer: ${facts.join(' | ')} | ${one.freeHours} h | ${one.availability} | remote ${one.takesRemote}\n${one.biography}`
}

function describeProject(one: MatchProject): string {
  const facts = [one.requiredSkills.join(', '), one.causeAreas.join(', '), one.location, one.experienceLevel]
  return `Project: ${one.title} | ${facts.join(' | ')} | ${one.timeCommitment} h | remote ${one.isRemote}\n${one.description}`
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeAdvice } from '#contract/matching/advice.ts'
import { describeFactors } from '#contract/matching/reasons.ts'
import {
  matchWeights,
  type FindPlace,
  type MatchProject,
  type MatchVolunteer,
} from '#domain/matching/scoring/factors.ts'
import { findChange, type Advice } from '#domain/matching/scoring/advice.ts'
import { findGap } from '#domain/matching/scoring/gaps.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed, scoreMatch } from '#domain/matching/scoring/score.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { workOf } from '#domain/vocabulary/work-graph.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { causes } from '#domain/vocabulary/causes.ts'
import { demoPeople } from '#demo/accounts.ts'
import { demoProjects, demoVolunteers } from '#demo/data.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import { listUntrueSentences } from '#tests/support/checks/true-reasons.ts'
import { listMissingReasons } from '#tests/support/checks/missing-reasons.ts'

const findPlace = await loadPlaces()

const volunteers: MatchVolunteer[] = demoPeople.flatMap(({ key, volunteer }) =>
  volunteer
    ? [
        {
          skills: volunteer.skills,
          causes: volunteer.preferredCauses,
          location: volunteer.location,
          freeHours: volunteer.maxHoursPerWeek,
          experienceLevel: volunteer.experienceLevel,
          biography: [volunteer.bio, volunteer.experience, volunteer.availability].join('.\n'),
          availability: volunteer.availabilityChoice,
          takesRemote: demoVolunteers[key]?.workingStyles.includes('remote') ?? null,
        },
      ]
    : [],
)
const projects: MatchProject[] = demoProjects.map((project) => ({
  requiredSkills: project.requiredSkills,
  preferredSkills: project.preferredSkills,
  causeAreas: project.causeAreas,
  isRemote: project.location === null,
  location: project.location,
  timeCommitment: project.timeCommitment,
  experienceLevel: project.experienceLevel,
  title: project.title,
  description: project.paragraphs.join('\n\n'),
}))

const some = (labels: readonly string[]) => fc.uniqueArray(fc.constantFrom(...labels), { maxLength: 4 })
const skill = some([...skills.flatMap(({ labels }): readonly string[] => labels), 'Falconry'])
const cause = some(causes.flatMap(({ labels }): readonly string[] => labels))
const place = fc.option(
  fc.constantFrom(
    'Baltimore, MD',
    'Towson, MD',
    'Detroit, MI',
    'Brooklyn, New York, NY',
    'Queens, New York, NY',
    'Newark, NJ',
    'Tacoma, WA',
    'Nowhere in Particular, MD',
  ),
)
const level = fc.option(fc.constantFrom(...experienceLevelValues))
/** People and projects of the demo data with changed lists, places, hours and levels. */
const anyPair = fc.record({
  findPlace: fc.constantFrom<FindPlace>(findPlace, () => null),
  volunteer: fc
    .record({
      base: fc.constantFrom(...volunteers),
      skills: skill,
      causes: cause,
      location: place,
      freeHours: fc.option(fc.integer({ min: 0, max: 40 })),
      experienceLevel: level,
      takesRemote: fc.option(fc.boolean()),
      remoteOnly: fc.boolean(),
    })
    .map(({ base, ...over }): MatchVolunteer => ({ ...base, ...over })),
  project: fc
    .record({
      base: fc.constantFrom(...projects),
      requiredSkills: skill,
      preferredSkills: skill,
      causeAreas: cause,
      isRemote: fc.boolean(),
      location: place,
      timeCommitment: fc.option(fc.integer({ min: 1, max: 40 })),
      experienceLevel: level,
    })
    .map(({ base, ...over }): MatchProject => ({ ...base, ...over })),
})

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
  findPlace: FindPlace
}

const reader = { language: defaultLanguage, audience: 'volunteer' } as const
const sentencesOf = ({ volunteer, project, ...places }: Pair) =>
  describeFactors(reader, scoreMatch(volunteer, project, places), { volunteer, project }).map(
    ({ description }) => description,
  )

function follow(volunteer: MatchVolunteer, advice: Advice): MatchVolunteer {
  switch (advice.kind) {
    case 'skill':
      return { ...volunteer, skills: [...volunteer.skills, advice.label] }
    case 'hours':
      return { ...volunteer, freeHours: advice.hours }
    case 'remote':
      return { ...volunteer, takesRemote: true }
    case 'level':
      return { ...volunteer, experienceLevel: advice.level }
    case 'days':
      return { ...volunteer, availability: 'flexible' }
  }
}

/** Who translates, but says no language of the project. */
const translators: Pair[] = volunteers.flatMap((volunteer) =>
  projects
    .filter(({ title }) => title?.includes('four languages'))
    .flatMap((project) =>
      [[], ['Translation']].map((requiredSkills) => ({
        volunteer: { ...volunteer, skills: ['Translation'] },
        project: { ...project, requiredSkills, preferredSkills: [] },
        findPlace,
      })),
    ),
)

describe('what a match says about itself', () => {
  test('is true of work in languages that the profile doesn’t name, and the test notices a language that it does', () => {
    const sentences = translators.flatMap((pair) =>
      sentencesOf(pair).filter((sentence) => sentence.includes('doesn’t name')),
    )
    expect(sentences.length).toBeGreaterThan(0)
    for (const pair of translators) expect(listUntrueSentences(pair, sentencesOf(pair))).toEqual([])
    const said = 'Asks for Swahili (“Translation”), which your profile doesn’t name'
    const [pair] = translators.filter(({ project }) => project.requiredSkills.length > 0)
    if (!pair) throw new Error('The demo translates nothing.')
    const speaker = { ...pair.volunteer, biography: 'I translate from Swahili.' }
    expect(listUntrueSentences(pair, [said])).toEqual([])
    expect(listUntrueSentences({ ...pair, volunteer: speaker }, [said])).toEqual([said])
  })

  test('is true for everyone and every project in the demo data', () => {
    const untrue = volunteers.flatMap((volunteer) =>
      projects.flatMap((project) => {
        const pair = { volunteer, project, findPlace }
        return listUntrueSentences(pair, sentencesOf(pair))
      }),
    )
    expect(volunteers.length * projects.length).toBeGreaterThan(100)
    expect(untrue).toEqual([])
  })

  test('is true for any volunteer and any project', () => {
    fc.assert(
      fc.property(anyPair, (pair) => {
        expect(listUntrueSentences(pair, sentencesOf(pair))).toEqual([])
      }),
    )
  })

  test('names every skill of both sides that adds a point, and the test notices a missing one', () => {
    fc.assert(
      fc.property(anyPair, ({ volunteer, project, ...places }) => {
        const [sentence = ''] = sentencesOf({ volunteer, project, ...places })
        expect(listMissingReasons(volunteer, project, sentence)).toEqual([])
      }),
    )
    const [volunteer, project] = [volunteers[0], projects[0]]
    if (!volunteer || !project) throw new Error('The demo has nobody.')
    const requesting = { ...project, preferredSkills: [], requiredSkills: volunteer.skills.slice(0, 2) }
    const [sentence = ''] = sentencesOf({ volunteer, project: requesting, findPlace })
    expect(listMissingReasons(volunteer, requesting, sentence)).toEqual([])
    const [kept = ''] = requesting.requiredSkills
    expect(listMissingReasons(volunteer, requesting, sentence.replace(kept, ''))).toContain(kept)
  })

  test('names as a gap only a listed skill for which the volunteer has nothing', () => {
    fc.assert(
      fc.property(anyPair, ({ volunteer, project }) => {
        const gap = findGap(scoreMatch(volunteer, project), { volunteer, project })
        if (gap === null) return
        expect([...project.requiredSkills, ...project.preferredSkills]).toContain(gap.label)
        const own = volunteer.skills.flatMap(workOf)
        expect(workOf(gap.label).filter((id) => own.includes(id))).toEqual([])
      }),
    )
  })

  test('promises only a score that the profile change actually gives', () => {
    fc.assert(
      fc.property(anyPair, ({ volunteer, project, ...places }) => {
        const [read, requested] = [parseVolunteer(volunteer), parseProject(project)]
        const match = matchParsed(read, requested, places)
        const change = findChange({
          volunteer,
          read,
          project: requested,
          match,
          options: { weights: matchWeights, ...places },
        })
        if (!change) return
        expect(describeAdvice(defaultLanguage, change.advice)).not.toBe('')
        expect(change.score).toBeGreaterThan(match.score)
        const after = scoreMatch(follow(volunteer, change.advice), project, places)
        expect(after.score).toBe(change.score)
        expect(after.factors).toEqual(change.factors)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { aProject, aVolunteer, match } from './example-match.ts'
import { matchFactors, matchWeights, type MatchVolunteer } from './factors.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { causes, causeSynonymsOf } from '#domain/vocabulary/causes.ts'
import { skills, synonymsOf } from '#domain/vocabulary/skills.ts'
import { kindsOfWork } from '#domain/vocabulary/work/all.ts'
import { scoreMatch } from './score.ts'
import { countListings } from './statistics.ts'

const work = fc.constantFrom(...kindsOfWork.map(({ label }) => label))
const skill = fc.oneof(
  fc.constantFrom(...skills.flatMap(({ labels }): readonly string[] => labels), 'Falconry'),
  work,
)
const cause = fc.constantFrom(...causes.flatMap(({ labels }): readonly string[] => labels), 'Beekeeping')
const some = (label: fc.Arbitrary<string>) => fc.uniqueArray(label, { maxLength: 5 })
const level = fc.option(fc.constantFrom(...experienceLevelValues))
const place = fc.option(
  fc.constantFrom('Baltimore, MD', 'Towson, MD', 'Detroit, MI', 'Astoria, New York, NY', 'Baltimore', ''),
)
/** Sentences with words that the vocabulary knows and words that it doesn't. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...kindsOfWork.flatMap(({ phrases }) => phrases.slice(0, 4))),
      fc.constantFrom(
        'on Saturday mornings',
        'for interns.',
        'must speak Spanish.',
        '18 or older.',
        'near Brooklyn',
        'I would love to',
        'looking for',
        'I want to teach',
        'but when',
        'instructor, and I',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(' '))
/** Work that is a part of several kinds, which may be parts of each other. */
const severalWider = fc.constantFrom<string[]>(
  ['Teaching/Training', 'Health Services', 'Health Education', 'Cooking & Nutrition'],
  ['Mentoring', 'HR/Recruiting', 'Teaching/Training'],
)
const anyVolunteer = fc.record({
  skills: fc.oneof(some(skill), severalWider),
  causes: some(cause),
  location: place,
  freeHours: fc.option(fc.integer({ min: -20, max: 60 })),
  experienceLevel: level,
  biography: fc.option(text),
  availability: fc.option(fc.constantFrom(...availabilityChoices)),
  takesRemote: fc.option(fc.boolean()),
  remoteOnly: fc.boolean(),
  languages: fc.option(fc.constant(['Spanish'])),
  isAdult: fc.option(fc.boolean()),
})
const anyProject = fc.record({
  requiredSkills: fc.oneof(
    some(skill),
    fc.constantFrom<string[]>(['Nutrition Education'], ['Career Coaching']),
  ),
  preferredSkills: some(skill),
  causeAreas: some(cause),
  isRemote: fc.boolean(),
  location: place,
  timeCommitment: fc.option(fc.integer({ min: 1, max: 168 })),
  experienceLevel: level,
  title: text,
  description: text,
})
const anyPair = fc.tuple(anyVolunteer, anyProject)
const anyListings = fc.array(anyProject, { maxLength: 3 })

describe('the fit of a project for a volunteer', () => {
  it('the fit is full with matching skills, cause, remote work, hours and level', () => {
    expect(match({}).points).toEqual(matchWeights)
  })

  it('the factors are between 0 and 1, and their points add up to the score', () => {
    fc.assert(
      fc.property(anyPair, anyListings, ([volunteer, project], listings) => {
        const statistics = countListings(listings.map(parseProject))
        const { score, points, factors } = scoreMatch(volunteer, project, { statistics })
        expect(score).toBe(matchFactors.reduce((sum, factor) => sum + points[factor], 0))
        for (const factor of matchFactors) {
          expect(factors[factor]).toBeGreaterThanOrEqual(0)
          expect(factors[factor]).toBeLessThanOrEqual(1)
          expect(points[factor]).toBeLessThanOrEqual(matchWeights[factor])
        }
      }),
    )
  })

  it('the fit never falls when a volunteer gains a skill or a cause, has more hours or lives nearer', () => {
    fc.assert(
      fc.property(anyPair, skill, cause, ([volunteer, project], gained, liked) => {
        const before = scoreMatch(volunteer, project).fit
        const better: MatchVolunteer[] = [
          { ...volunteer, skills: [...volunteer.skills, gained] },
          { ...volunteer, skills: [...volunteer.skills, ...project.requiredSkills] },
          { ...volunteer, causes: [...volunteer.causes, liked] },
          { ...volunteer, freeHours: volunteer.freeHours === null ? null : volunteer.freeHours + 5 },
        ]
        for (const one of better) expect(scoreMatch(one, project).fit).toBeGreaterThanOrEqual(before - 1e-9)
      }),
    )
    const at = (location: string) => match({ location }, { isRemote: false, location: 'Towson, MD' }).score
    expect(at('Towson, MD')).toBeGreaterThan(at('Baltimore, MD'))
  })

  it('synonyms of a skill or a cause on either side do not change the fit', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(), ([volunteer, project], pick) => {
        const other = (synonyms: (label: string) => string[]) => (label: string) =>
          synonyms(label)[pick % (synonyms(label).length || 1)] ?? label
        const before = scoreMatch(volunteer, project).points
        const renamedProject = {
          ...project,
          requiredSkills: project.requiredSkills.map(other(synonymsOf)),
          causeAreas: project.causeAreas.map(other(causeSynonymsOf)),
        }
        const renamedVolunteer = { ...volunteer, skills: volunteer.skills.map(other(synonymsOf)) }
        expect(scoreMatch(volunteer, renamedProject).points).toEqual(before)
        expect(scoreMatch(renamedVolunteer, project).points).toEqual(before)
      }),
    )
  })

  it('the fit ignores name, photo, age and gender', () => {
    const person = {
      ...aVolunteer,
      firstName: 'Ada',
      photo: 'ada.png',
      age: 71,
      gender: 'x',
      dateOfBirth: '1955-02-01',
    }
    fc.assert(
      fc.property(anyProject, (project) => {
        expect(scoreMatch(person, project)).toEqual(scoreMatch(aVolunteer, project))
      }),
    )
    const declared = { ...aVolunteer, isAdult: false, isOlder: false }
    expect(scoreMatch(declared, { ...aProject, title: 'For 55 or older' }).fit).toBe(
      scoreMatch(aVolunteer, { ...aProject, title: 'For 55 or older' }).fit,
    )
  })
})

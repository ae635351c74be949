import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  matchBandOf,
  matchFactors,
  matchWeights,
  scoreMatch,
  type MatchProject,
  type MatchVolunteer,
} from './matching.ts'
import { experienceLevelValues } from './projects.ts'
import { causes, causeSynonymsOf } from './vocabulary/causes.ts'
import { skills, synonymsOf } from './vocabulary/skills.ts'

const aVolunteer: MatchVolunteer = {
  skills: ['Graphic Design', 'Branding'],
  causes: ['Education'],
  location: 'Baltimore, MD',
  freeHours: 10,
  experienceLevel: 'intermediate',
}
const aProject: MatchProject = {
  requiredSkills: ['Graphic Design'],
  preferredSkills: ['Branding'],
  causeAreas: ['Education'],
  isRemote: true,
  location: null,
  timeCommitment: 5,
  experienceLevel: 'intermediate',
}
const score = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject> = {}) =>
  scoreMatch({ ...aVolunteer, ...volunteer }, { ...aProject, ...project })

const skill = fc.constantFrom(...skills.flatMap(({ labels }): readonly string[] => labels), 'Knitting')
const cause = fc.constantFrom(...causes.flatMap(({ labels }): readonly string[] => labels), 'Beekeeping')
const some = (label: fc.Arbitrary<string>) => fc.uniqueArray(label, { maxLength: 5 })
const level = fc.option(fc.constantFrom(...experienceLevelValues))
const place = fc.option(fc.constantFrom('Baltimore, MD', 'Towson, MD', 'Detroit, MI', 'Baltimore', ''))
const anyVolunteer = fc.record({
  skills: some(skill),
  causes: some(cause),
  location: place,
  freeHours: fc.option(fc.integer({ min: -20, max: 60 })),
  experienceLevel: level,
})
const anyProject = fc.record({
  requiredSkills: some(skill),
  preferredSkills: some(skill),
  causeAreas: some(cause),
  isRemote: fc.boolean(),
  location: place,
  timeCommitment: fc.option(fc.integer({ min: 1, max: 168 })),
  experienceLevel: level,
})
const anyPair = [anyVolunteer, anyProject] as const

describe('the fit of a project for a volunteer', () => {
  it('weighs skills 40, causes 25, location 15, time 10 and experience 10', () => {
    expect(matchWeights).toEqual({ skills: 40, causes: 25, location: 15, time: 10, experience: 10 })
    expect(score({}).points).toEqual(matchWeights)
  })

  it('is the sum of its whole points, none above its weight, and lies between 0 and 100', () => {
    fc.assert(
      fc.property(...anyPair, (volunteer, project) => {
        const match = scoreMatch(volunteer, project)
        const sum = matchFactors.reduce((total, factor) => total + match.points[factor], 0)
        expect(match.score).toBe(sum)
        expect(match.score).toBeLessThanOrEqual(100)
        for (const factor of matchFactors) {
          expect(Number.isInteger(match.points[factor])).toBe(true)
          expect(match.points[factor]).toBeGreaterThanOrEqual(0)
          expect(match.points[factor]).toBeLessThanOrEqual(matchWeights[factor])
        }
      }),
    )
  })

  it('never falls for a volunteer who gains a skill or a cause, has more hours or lives nearer', () => {
    fc.assert(
      fc.property(fc.tuple(...anyPair), skill, cause, ([volunteer, project], gained, liked) => {
        const before = scoreMatch(volunteer, project).score
        const better = [
          { ...volunteer, skills: [...volunteer.skills, gained] },
          { ...volunteer, causes: [...volunteer.causes, liked] },
          { ...volunteer, freeHours: volunteer.freeHours === null ? null : volunteer.freeHours + 5 },
          { ...volunteer, location: project.location ?? volunteer.location },
        ]
        for (const one of better) expect(scoreMatch(one, project).score).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('is the same when a skill or a cause is called by another of its names', () => {
    fc.assert(
      fc.property(...anyPair, fc.nat(), (volunteer, project, pick) => {
        const other = (synonyms: (label: string) => string[]) => (label: string) =>
          synonyms(label)[pick % (synonyms(label).length || 1)] ?? label
        const renamed = {
          ...project,
          requiredSkills: project.requiredSkills.map(other(synonymsOf)),
          causeAreas: project.causeAreas.map(other(causeSynonymsOf)),
        }
        expect(scoreMatch(volunteer, renamed).points).toEqual(scoreMatch(volunteer, project).points)
      }),
    )
  })

  it('counts a near skill in part and names it as near', () => {
    const match = score(
      { skills: ['Fundraising'] },
      { requiredSkills: ['Grant Writing'], preferredSkills: [] },
    )
    expect(match.points.skills).toBe(24)
    expect(match.skills).toEqual({ same: [], near: ['Grant Writing'] })
  })

  it('finds "Legal" for who has "Legal Services"', () => {
    const match = score({ skills: ['Legal Services'] }, { requiredSkills: ['Legal'], preferredSkills: [] })
    expect(match.points.skills).toBe(40)
    expect(match.skills.same).toEqual(['Legal'])
  })

  it('gives the location to remote work and to the own city, part of it to the own state', () => {
    const at = (location: string | null) => score({}, { isRemote: false, location }).points.location
    expect([
      score({}).points.location,
      at('baltimore, md'),
      at('Towson, MD'),
      at('Detroit, MI'),
      at(null),
    ]).toEqual([15, 15, 6, 0, 0])
  })

  it('compares the hours that are asked with those that are free', () => {
    const with_ = (freeHours: number | null) => score({ freeHours }, { timeCommitment: 10 }).points.time
    expect([with_(20), with_(10), with_(4), with_(0), with_(-3), with_(null)]).toEqual([10, 10, 4, 0, 0, 5])
  })

  it('loses half the experience a level below the asked one and a little far above it', () => {
    const as = (own: MatchVolunteer['experienceLevel'], asked: MatchProject['experienceLevel']) =>
      score({ experienceLevel: own }, { experienceLevel: asked }).points.experience
    expect(as('beginner', 'intermediate')).toBe(5)
    expect(as('beginner', 'expert')).toBe(0)
    expect(as('experienced', 'intermediate')).toBe(10)
    expect(as('expert', 'beginner')).toBe(8)
    expect(as(null, 'expert')).toBe(5)
  })

  it('is a "Perfect Match" from 80 and a "Good Match" from 60', () => {
    expect([100, 80, 79, 60, 59, 0].map(matchBandOf)).toEqual([
      'perfect',
      'perfect',
      'good',
      'good',
      null,
      null,
    ])
  })
})

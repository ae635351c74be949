import { describe, expect, it } from 'vitest'
import type { MatchProject, MatchVolunteer } from './factors.ts'
import { scoreMatch } from './score.ts'

const match = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) =>
  scoreMatch(
    { skills: [], causes: [], location: null, freeHours: null, experienceLevel: null, ...volunteer },
    {
      requiredSkills: [],
      preferredSkills: [],
      causeAreas: [],
      isRemote: true,
      location: null,
      timeCommitment: null,
      experienceLevel: null,
      ...project,
    },
  )

describe('words in common', () => {
  const share = (biography: string, description: string) =>
    match({ skills: [], biography }, { requiredSkills: [], preferredSkills: [], title: 'Loft', description })
      .factors.skills
  it('count from the second on: one may be chance', () => {
    expect(share('I keep pigeons.', 'Pigeons live here.')).toBe(0)
    expect(
      share('I keep pigeons and collect feathers.', 'Pigeons live here, with feathers.'),
    ).toBeGreaterThan(0)
  })

  it('are also those of different work', () => {
    const [bike, car] = [
      'I was a bike mechanic for a pigeon club.',
      'I was a car mechanic for a pigeon club.',
    ]
    const description = 'A bike tour to the pigeon lofts.'
    expect(share(bike, description)).toBeGreaterThan(share(car, description))
  })
})

describe('a skill of several senses', () => {
  const of = (skills: string[], requiredSkills: string[]) =>
    match({ skills }, { requiredSkills }).factors.skills
  it('also means what fits the skills beside it', () => {
    expect(of(['Coaching'], ['Career Coaching'])).toBe(0)
    expect(of(['Coaching', 'HR/Recruiting'], ['Career Coaching'])).toBeGreaterThan(0)
    expect(of(['Painting', 'Carpentry & Repair'], ['Mural Painting'])).toBeGreaterThan(0)
  })

  it.each([
    [['Painting', 'Carpentry & Repair'], 'Carpentry & Repair'],
    [['Coaching', 'Career Coaching', 'HR/Recruiting'], 'Career Coaching'],
  ])('is not named for work that another skill says: %s', (skills, required) => {
    const [evidence] = match({ skills }, { requiredSkills: [required] }).evidence.skills
    expect(evidence?.offered?.label).toBe(required)
  })

  it.each([
    ['Painting', 'Carpentry & Repair'],
    ['Painter', 'Carpentry & Repair'],
    ['Coaching', 'HR/Recruiting'],
    ['Coach', 'HR/Recruiting'],
  ])('never loses points with one skill more: %s and %s', (label, beside) => {
    for (const required of [[label], [beside], [label, beside], ['Mural Painting', label]])
      for (const preferred of [[], [beside], [label]]) {
        const fit = (skills: string[]) =>
          match({ skills }, { requiredSkills: required, preferredSkills: preferred }).factors.skills
        expect(fit([label, beside])).toBeGreaterThanOrEqual(fit([label]))
        expect(fit([label, beside])).toBeGreaterThanOrEqual(fit([beside]))
      }
  })
})

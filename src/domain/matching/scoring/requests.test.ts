import { describe, expect, it } from 'vitest'
import { removeNotRequired } from '#domain/matching/parsing/negations.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseOfferedWork } from '#domain/matching/parsing/parse-volunteer.ts'
import { coverageOf } from './coverage.ts'
import { matchTuning } from './tuning.ts'

const parse = (over: Partial<Parameters<typeof parseProject>[0]>) =>
  parseProject({
    requiredSkills: [],
    preferredSkills: [],
    causeAreas: [],
    isRemote: false,
    location: null,
    timeCommitment: null,
    experienceLevel: null,
    ...over,
  }).asked

describe('what a project asks for', () => {
  it('is a doubted skill only if the text names other work', () => {
    const isUnsaid = (description: string) =>
      parse({ requiredSkills: ['Accounting'], title: 'Serve lunch', description })[0]?.isUnsaid
    expect(isUnsaid('Serve lunch to our guests.')).toBe(true)
    expect(isUnsaid('')).toBe(false)
    expect(
      parse({ requiredSkills: ['Accounting'], title: 'Blue', description: 'Yellow rooms.' })[0]?.isUnsaid,
    ).toBe(false)
  })

  it('is the work of a title again after a comma', () => {
    const placeOf = (title: string, id: string) => parse({ title }).find((one) => one.id === id)?.in
    expect(placeOf('Bookkeeper for a soccer league', 'soccer')).toEqual(['description'])
    expect(placeOf('Bookkeeper for a school, soccer coach', 'soccer')).toEqual(['title'])
  })

  it('is recruiting at the start of a sentence only if it lists such a skill', () => {
    expect(removeNotRequired('Recruiting tutors.').trim()).toBe('tutors.')
    expect(removeNotRequired('Recruiting tutors.', true)).toBe('Recruiting tutors.')
  })

  it('is legal work in a legal clinic', () => {
    expect(parse({ title: 'Help at a legal clinic' }).map(({ id }) => id)).toContain('legal')
  })
})

describe('several wider kinds of work', () => {
  const covers = (...skills: string[]) =>
    coverageOf(
      { id: 'nutrition-education', isIncidental: false },
      parseOfferedWork({ skills }, ''),
      matchTuning,
    )
  it('cover more together, but not if one is a part of the other', () => {
    expect(covers('Teaching/Training', 'Cooking & Nutrition')).toBeGreaterThan(covers('Teaching/Training'))
    expect(covers('Teaching/Training', 'Health Education')).toBe(
      Math.max(covers('Teaching/Training'), covers('Health Education')),
    )
  })
})

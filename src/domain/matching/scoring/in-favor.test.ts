import { describe, expect, it } from 'vitest'
import { aGarden, aGardener } from './example-match.ts'
import { matchFactors, type MatchProject, type MatchVolunteer } from './factors.ts'
import { isInFavor } from './in-favor.ts'
import { scoreMatch } from './score.ts'

/** The factors that speak for a match. */
const listInFavor = (own: Partial<MatchVolunteer>, asked: Partial<MatchProject>) => {
  const match = scoreMatch({ ...aGardener, ...own }, { ...aGarden, ...asked })
  return matchFactors.filter((factor) => isInFavor(match, factor))
}

describe('a reason of a match', () => {
  it('speaks for it if both sides name the same', () => {
    expect(listInFavor({}, {})).toEqual([...matchFactors])
  })

  it('does not speak for it if one side says nothing, or if the causes differ', () => {
    const unknown = { freeHours: null, experienceLevel: null }
    expect(listInFavor(unknown, { causeAreas: ['Housing'] })).toEqual(['skills', 'location'])
  })

  it('does not speak for it if the project asks for other skills', () => {
    expect(listInFavor({}, { requiredSkills: ['Legal Services'] })).not.toContain('skills')
  })

  it('does not speak for it if the work is remote and the volunteer works on site', () => {
    expect(listInFavor({ takesRemote: false }, {})).not.toContain('location')
    expect(listInFavor({ takesRemote: true }, {})).toContain('location')
  })

  it('does not speak for it if the project asks for another level, also a lower one', () => {
    expect(listInFavor({ experienceLevel: 'expert' }, {})).not.toContain('experience')
    expect(listInFavor({ experienceLevel: 'beginner' }, {})).not.toContain('experience')
  })

  it('does not speak for it if the two share only common words, which no reason names', () => {
    const match = scoreMatch(aGardener, aGarden)
    const evidence = { ...match.evidence, skills: [], words: [], wordsContribution: 0.1 }
    expect(isInFavor({ ...match, evidence }, 'skills')).toBe(false)
    expect(isInFavor({ ...match, evidence: { ...evidence, words: ['trellis'] } }, 'skills')).toBe(true)
  })
})

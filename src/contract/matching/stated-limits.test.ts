/** What a profile says that it does not want, cannot do or has no time for. */
import { describe, expect, it } from 'vitest'
import { pairOf, skillsOf } from './example-reasons.ts'
import { findChange } from '#domain/matching/scoring/advice.ts'
import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeAdvice } from './advice.ts'

describe('the reasons of a match', () => {
  it('say that the profile asks not to do some work', () => {
    const books = { requiredSkills: ['Accounting'], title: 'Treasurer' }
    const refusing = { skills: ['Accounting'], biography: 'Please no bookkeeping and no treasurer roles.' }
    expect(skillsOf(refusing, books)?.description).toBe('Your profile asks not to do this: Accounting')
    expect(skillsOf(refusing, books)?.points).toBeLessThan(
      skillsOf({ skills: ['Accounting'] }, books)?.points ?? 0,
    )
    expect(skillsOf({ ...refusing, biography: 'I am not an accountant.' }, books)?.description).toBe(
      'Matching skills: Accounting',
    )
  })

  it('say that the profile rules a place out', () => {
    const { sentenceOf } = pairOf(
      { biography: 'No Manhattan traffic for me.' },
      { location: 'Manhattan, New York, NY' },
    )
    expect(sentenceOf('location')?.description).toBe(
      'Manhattan, New York, NY, but your profile says “No Manhattan traffic for me”',
    )
  })
})

describe('what would raise a match', () => {
  const advise = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) => {
    const { pair, match } = pairOf(volunteer, project)
    const change = findChange({
      volunteer: pair.volunteer,
      read: parseVolunteer(pair.volunteer),
      project: parseProject(pair.project),
      match,
      options: { weights: matchWeights },
    })
    return change && describeAdvice(defaultLanguage, change.advice)
  }

  it('is never another cause or a skill that the profile does not show', () => {
    expect(advise({ causes: ['Animals'] }, { requiredSkills: ['Legal Services'] })).toBeNull()
  })

  it('is a skill that the biography shows', () => {
    expect(advise({ biography: 'I was a bookkeeper for years.' }, { requiredSkills: ['Bookkeeping'] })).toBe(
      'Add Bookkeeping as a skill',
    )
  })

  it('is no time that the profile says there is not', () => {
    const title = 'Every Saturday'
    expect(
      advise({ availability: 'weekday_evenings', biography: 'No weekends, I cook then.' }, { title }),
    ).toBeNull()
    expect(
      advise(
        { freeHours: 2, biography: 'No more than two hours.' },
        { requiredSkills: ['Teaching/Training'] },
      ),
    ).toBeNull()
    expect(advise({ freeHours: 2 }, { requiredSkills: ['Teaching/Training'], timeCommitment: 12 })).toBeNull()
    expect(advise({ freeHours: 2, skills: ['Driving'] }, { requiredSkills: ['Legal Services'] })).toBeNull()
    expect(
      advise({ availability: 'weekday_evenings', biography: 'Two hours a month, that’s all.' }, { title }),
    ).toBeNull()
  })

  it('is no skill that the biography refuses, but one after it', () => {
    const biography = 'Please no bookkeeping. I was a bookkeeper and a carpenter for years.'
    const requiredSkills = ['Bookkeeping', 'Carpentry & Repair']
    expect(advise({ biography }, { requiredSkills })).toBe('Add Carpentry & Repair as a skill')
  })

  it('is other days, more hours, or a level that the profile leaves out', () => {
    const title = 'Every Tuesday morning'
    expect(advise({ availability: 'weekends' }, { title })).toBe('Be free on weekday mornings')
    expect(
      advise({ availability: 'business_hours' }, { title: 'Saturdays and Sundays, or Monday evenings' }),
    ).toBe('Be free on weekday evenings or on weekends')
    expect(advise({ freeHours: 2 }, { requiredSkills: ['Teaching/Training'] })).toBe(
      'Have 3 hours a week free instead of 2',
    )
    expect(advise({ experienceLevel: null }, { experienceLevel: 'beginner' })).toBe(
      'Add your experience level',
    )
    expect(advise({ experienceLevel: null }, { experienceLevel: 'expert' })).toBeNull()
    expect(
      advise({ experienceLevel: null }, { experienceLevel: 'beginner', title: 'Entry-level role' }),
    ).toBe('Add your experience level')
  })
})

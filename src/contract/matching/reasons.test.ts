import { describe, expect, it } from 'vitest'
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { aGarden, aGardener } from '#domain/matching/scoring/example-match.ts'
import { scoreMatch } from '#domain/matching/scoring/score.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeReasons } from './reasons.ts'

function reasons(volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>): Record<string, string> {
  const pairOf = { volunteer: { ...aGardener, ...volunteer }, project: { ...aGarden, ...project } }
  const match = scoreMatch(pairOf.volunteer, pairOf.project)
  return Object.fromEntries(
    describeReasons({ language: defaultLanguage, audience: 'volunteer' }, match, pairOf).map(
      ({ factor, description }) => [factor, description],
    ),
  )
}

describe('the reasons of a match', () => {
  it('name the listed skills and causes that the volunteer has', () => {
    expect(reasons({}, {})).toMatchObject({
      skills: 'Matching skills: Gardening',
      causes: 'Matching causes: Environment',
    })
  })

  it('come in the order to read them: the skills, then what else speaks for the match by its points', () => {
    // Another cause adds more points than the time, and says nothing for the match.
    const factors = Object.keys(reasons({ causes: ['Arts & Culture'] }, { causeAreas: ['Animal Welfare'] }))
    expect(factors).toEqual(['skills', 'location', 'time', 'experience', 'causes'])
  })

  it('name work from the text if no listed skill fits, and the volunteer’s matching work', () => {
    const project = { requiredSkills: [], title: 'Prune the roses', description: '' }
    expect(reasons({}, project)['skills']).toBe('Related to your skills: Prune (yours: Gardening)')
  })

  it('say that work is in the profile, if the volunteer would like to do it', () => {
    const wish = { skills: [], biography: 'I’d like to bring hot meals.' }
    expect(reasons(wish, { requiredSkills: [], title: 'Serve lunch' })['skills']).toBe(
      'Similar to work in your profile: Serve lunch (yours: hot meals)',
    )
  })

  it('describe work that the text mentions beside the listed skills only as mentioned', () => {
    const project = { requiredSkills: ['Grant Writing'], title: 'Workshops', description: 'Some nursing.' }
    expect(reasons({ skills: ['Nursing'] }, project)['skills']).toBe('Also mentions: nursing')
  })

  it('give the volunteer’s name for a skill if it differs', () => {
    const project = { requiredSkills: ['Legal Services'], preferredSkills: ['HR/Recruiting'] }
    expect(reasons({ skills: ['legal services', 'HR'] }, project)['skills']).toBe(
      'Matching skills: Legal Services, HR/Recruiting (preferred; yours: HR)',
    )
  })

  it('name words that both texts share', () => {
    const project = { requiredSkills: [], title: 'Loft', description: 'Pigeons live in it, with feathers.' }
    const biography = 'I keep pigeons and collect feathers.'
    expect(reasons({ biography }, project)['skills']).toBe('Both mention: pigeons, feathers')
  })

  it('name no words that a skill explains already', () => {
    const project = { title: 'Loft', description: 'Pigeons live in it.' }
    expect(reasons({ biography: 'I keep pigeons.' }, project)['skills']).toBe('Matching skills: Gardening')
  })

  it('say which skill is only preferred, and how closely a related skill matches', () => {
    const project = { requiredSkills: ['Branding'], preferredSkills: ['Grant Writing', 'Legal Services'] }
    expect(reasons({ skills: ['Graphic Design', 'Legal Services'] }, project)['skills']).toBe(
      'Related to your skills: Branding (70% match with Graphic Design); Matching skills: Legal Services (preferred)',
    )
  })

  it('say why fewer hours are available than the profile lists', () => {
    expect(reasons({ freeHours: 6, committedHours: { hours: 8, of: 14 } }, {})['time']).toBe(
      '5 hours a week fits your available hours (14 a week, 8 already committed)',
    )
    expect(reasons({ freeHours: 2, committedHours: { hours: 8, of: 10 } }, {})['time']).toBe(
      '5 hours a week, but you have 2 hours available (10 a week, 8 already committed)',
    )
  })

  it('say why the cause fits if it is not listed on both sides, and that it is a different cause', () => {
    const by = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject> = {}) =>
      reasons(volunteer, project)['causes']
    expect(by({ causes: ['Animals'] })).toBe('Not one of your causes, so it counts half: Environment')
    expect(by({ causes: [] })).toBe('Add causes to your profile to improve this')
    expect(by({}, { causeAreas: [] })).toBe('No causes listed, which counts half')
    expect(by({ causes: [], biography: 'I love parks.' })).toBe('Your profile mentions “parks”: Environment')
    expect(
      by({ causes: [], biography: 'The tenants’ friend.' }, { causeAreas: ['Poverty Alleviation'] }),
    ).toBe('Your profile mentions “tenants”, related to Poverty Alleviation')
    expect(by({}, { causeAreas: ['Animals'], description: 'In the park.' })).toBe(
      'Mentions “park”, which fits your cause Environment',
    )
    expect(by({ causes: ['Health'] }, { causeAreas: ['Animals'], description: 'Grief.' })).toBe(
      'Mentions “Grief”, which is related to your cause Health',
    )
  })

  it('say how close the location is', () => {
    const by = (location: string, volunteer: Partial<MatchVolunteer> = {}) =>
      reasons(volunteer, { isRemote: false, location })['location']
    expect(reasons({}, {})['location']).toBe('Remote work')
    expect(by('Baltimore, MD')).toBe('Near you: Baltimore, MD')
    expect(by('Towson, MD')).toBe('In your state: Towson, MD')
    expect(by('Queens, New York, NY', { location: 'Brooklyn, New York, NY' })).toBe(
      'In your city: Queens, New York, NY',
    )
    expect(by('Detroit, MI')).toBeUndefined()
  })

  it('mention days that do not overlap and beginner roles', () => {
    const shown = reasons(
      { availability: 'weekends', experienceLevel: 'expert' },
      { title: 'Garden intern', description: 'Every Tuesday morning.' },
    )
    expect(shown['time']).toBe('5 hours a week fits your available hours; not on the days you listed')
    expect(shown['experience']).toBe('Beginner role: “intern”')
  })
})

import { describe, expect, it } from 'vitest'
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { scoreMatch } from '#domain/matching/score.ts'
import { describeReasons } from './match-reasons.ts'

const aVolunteer: MatchVolunteer = {
  skills: ['Gardening'],
  causes: ['Environment'],
  location: 'Baltimore, MD',
  freeHours: 10,
  experienceLevel: 'intermediate',
}
const aProject: MatchProject = {
  requiredSkills: ['Gardening'],
  preferredSkills: [],
  causeAreas: ['Environment'],
  isRemote: true,
  location: null,
  timeCommitment: 5,
  experienceLevel: 'intermediate',
}

function reasons(volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>): Record<string, string> {
  const between = { volunteer: { ...aVolunteer, ...volunteer }, project: { ...aProject, ...project } }
  const match = scoreMatch(between.volunteer, between.project)
  return Object.fromEntries(
    describeReasons(match, between).map(({ factor, description }) => [factor, description]),
  )
}

describe('the reasons of a match', () => {
  it('name the stated skills and causes that the volunteer has', () => {
    expect(reasons({}, {})).toMatchObject({
      skills: 'Matching skills: Gardening',
      causes: 'Matching causes: Environment',
    })
  })

  it('name work of the text where no stated skill fits, and what the volunteer has for it', () => {
    const project = { requiredSkills: [], title: 'Prune the roses', description: '' }
    expect(reasons({}, project)['skills']).toBe('Similar to your work: Prune (yours: Gardening)')
  })

  it('call work of which the text speaks beside the stated skills no more than that', () => {
    const project = { requiredSkills: ['Grant Writing'], title: 'Workshops', description: 'Nurses come.' }
    expect(reasons({ skills: ['Nursing'] }, project)['skills']).toBe('Also mentions: Nurses (yours: Nursing)')
  })

  it('say by what name the volunteer has a skill where it is another one', () => {
    const project = { requiredSkills: ['Legal Services'], preferredSkills: ['HR/Recruiting'] }
    expect(reasons({ skills: ['legal services', 'HR'] }, project)['skills']).toBe(
      'Matching skills: Legal Services, HR/Recruiting (preferred; yours: HR)',
    )
  })

  it('name words that both texts share', () => {
    const project = { requiredSkills: [], title: 'Loft', description: 'Pigeons live in it.' }
    expect(reasons({ biography: 'I keep pigeons.' }, project)['skills']).toBe('Both mention: pigeons')
  })

  it('say which skill is only preferred, and how far another stands in for it', () => {
    const project = { requiredSkills: ['Branding'], preferredSkills: ['Grant Writing', 'Legal Services'] }
    expect(reasons({ skills: ['Graphic Design', 'Legal Services'] }, project)['skills']).toBe(
      'Related to your skills: Branding (70% match with Graphic Design); Matching skills: Legal Services (preferred)',
    )
  })

  it('tell why fewer hours are free than the profile names', () => {
    expect(reasons({ freeHours: 6, promised: { hours: 8, of: 14 } }, {})['time']).toBe(
      '5 hours a week fits your available hours (14 a week, 8 already committed)',
    )
    expect(reasons({ freeHours: 2, promised: { hours: 8, of: 10 } }, {})['time']).toBe(
      '5 hours a week, but you have 2 hours available (10 a week, 8 already committed)',
    )
  })

  it('say by what the cause fits where none is named on both sides, and so where it is another one', () => {
    const by = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject> = {}) =>
      reasons(volunteer, project)['causes']
    expect(by({ causes: ['Animals'] })).toBe('A different cause from yours')
    expect(by({ causes: [] })).toBe('Add causes to your profile to improve this')
    expect(by({}, { causeAreas: [] })).toBe('No causes listed')
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

  it('say how near the place is', () => {
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

  it('tell days that do not meet, and a role that is called one for beginners', () => {
    const told = reasons(
      { availability: 'weekends', experienceLevel: 'expert' },
      { title: 'Garden intern', description: 'Every Tuesday morning.' },
    )
    expect(told['time']).toBe('5 hours a week fits your available hours; not on the days you listed')
    expect(told['experience']).toBe('Beginner role: “intern”')
  })
})

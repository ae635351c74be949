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
      skills: 'Your skills: Gardening',
      causes: 'Your causes: Environment',
    })
  })

  it('name work of the text where no stated skill fits, and what the volunteer has for it', () => {
    const project = { requiredSkills: [], title: 'Prune the roses', description: '' }
    expect(reasons({}, project)['skills']).toBe('Work like yours: Prune (you: Gardening)')
  })

  it('call work of which the text speaks beside the stated skills no more than that', () => {
    const project = { requiredSkills: ['Grant Writing'], title: 'Workshops', description: 'Nurses come.' }
    expect(reasons({ skills: ['Nursing'] }, project)['skills']).toBe(
      'Its text speaks of: Nurses (you: Nursing)',
    )
  })

  it('say by what name the volunteer has a skill where it is another one', () => {
    const project = { requiredSkills: ['Legal Services'], preferredSkills: ['HR/Recruiting'] }
    expect(reasons({ skills: ['legal services', 'HR'] }, project)['skills']).toBe(
      'Your skills: Legal Services, HR/Recruiting (preferred; you: HR)',
    )
  })

  it('name words that both texts share', () => {
    const project = { requiredSkills: [], title: 'Loft', description: 'Pigeons live in it.' }
    expect(reasons({ biography: 'I keep pigeons.' }, project)['skills']).toBe('Both speak of: pigeons')
  })

  it('say which skill is only preferred, and how far another stands in for it', () => {
    const project = { requiredSkills: ['Branding'], preferredSkills: ['Grant Writing', 'Legal Services'] }
    expect(reasons({ skills: ['Graphic Design', 'Legal Services'] }, project)['skills']).toBe(
      'Close to your skills: Branding (Graphic Design counts 70% for it); Your skills: Legal Services (preferred)',
    )
  })

  it('tell why fewer hours are free than the profile names', () => {
    expect(reasons({ freeHours: 6, promised: { hours: 8, of: 14 } }, {})['time']).toBe(
      '5 h a week fit your free hours (14 h a week less 8 already promised)',
    )
    expect(reasons({ freeHours: 2, promised: { hours: 8, of: 10 } }, {})['time']).toBe(
      '5 h a week, of which 2 h are free (10 h a week less 8 already promised)',
    )
  })

  it('say by what the cause fits where none is named on both sides, and so where it is another one', () => {
    const by = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject> = {}) =>
      reasons(volunteer, project)['causes']
    expect(by({ causes: ['Animals'] })).toBe('Another cause than those you named')
    expect(by({ causes: [] })).toBe('Your profile names no cause')
    expect(by({}, { causeAreas: [] })).toBe('No cause is named')
    expect(by({ causes: [], biography: 'I love parks.' })).toBe('Your profile speaks of “parks”: Environment')
    expect(
      by({ causes: [], biography: 'The tenants’ friend.' }, { causeAreas: ['Poverty Alleviation'] }),
    ).toBe('Your profile speaks of “tenants”, close to Poverty Alleviation')
    expect(by({}, { causeAreas: ['Animals'], description: 'In the park.' })).toBe(
      'Its text speaks of “park”, your cause Environment',
    )
    expect(by({ causes: ['Health'] }, { causeAreas: ['Animals'], description: 'Grief.' })).toBe(
      'Its text speaks of “Grief”, close to your cause Health',
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
    expect(told['time']).toBe('5 h a week fit your free hours; on other days than yours')
    expect(told['experience']).toBe('A role for beginners: “intern”')
  })
})

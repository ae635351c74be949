import { describe, expect, it } from 'vitest'
import { match } from './example-match.ts'
import type { MatchProject, MatchVolunteer } from './factors.ts'
import { isEligible } from './eligibility.ts'

describe('the time factor', () => {
  it('the time factor compares requested hours with free hours', () => {
    const by = (freeHours: number | null) => match({ freeHours }, { timeCommitment: 10 }).factors.time
    expect([by(20), by(10), by(4), by(0), by(-3), by(null)]).toEqual([1, 1, 0.4, 0, 0, 0.5])
  })

  it.each([
    ['weekends', 'Every Tuesday from 9am to noon.', false],
    ['weekends', 'Saturdays or Wednesday evenings.', true],
    ['weekday_evenings', 'Mondays, 6pm to 8pm.', true],
    ['weekday_evenings', 'Sunday mornings.', false],
    ['weekday_evenings', 'Weds 5-7pm at the pantry.', true],
    ['weekday_evenings', 'Thursdays 3:30-6:30PM.', false],
    ['business_hours', 'Mon to Fri, 9-5pm.', true],
    ['business_hours', 'We need help on Saturday.', false],
    ['business_hours', 'After school on weekdays.', true],
    ['flexible', 'Sunday mornings.', true],
    ['weekends', 'Hours by agreement.', null],
  ] as const)('a volunteer who is free on %s overlaps with "%s": %s', (availability, description, meets) => {
    const { evidence, factors } = match({ availability }, { description })
    expect(evidence.time.daysOverlap).toBe(meets)
    expect(factors.time).toBe(meets === false ? 0.5 : 1)
  })

  it('days in the biography are added to the selected availability', () => {
    const biography = 'Evenings or Saturdays are best.'
    const { evidence } = match(
      { availability: 'weekday_evenings', biography },
      { description: 'On Saturday.' },
    )
    expect(evidence.time.daysOverlap).toBe(true)
  })
})

describe('the experience factor', () => {
  it('experience loses half per level below the required one, and a little far above it', () => {
    const as = (own: MatchVolunteer['experienceLevel'], requested: MatchProject['experienceLevel']) =>
      match({ experienceLevel: own }, { experienceLevel: requested }).factors.experience
    expect(as('beginner', 'intermediate')).toBe(0.5)
    expect(as('beginner', 'expert')).toBe(0)
    expect(as('experienced', 'intermediate')).toBe(1)
    expect(as('expert', 'beginner')).toBe(0.8)
    expect(as(null, 'expert')).toBe(0.5)
  })

  it('a role for beginners is worth half, but only for experienced volunteers', () => {
    const role = { experienceLevel: 'beginner', title: 'Design intern' } as const
    expect(match({ experienceLevel: 'expert' }, role).evidence.experience).toMatchObject({
      value: 0.5,
      beginnersRole: 'intern',
    })
    expect(match({ experienceLevel: 'beginner' }, role).factors.experience).toBe(1)
    expect(
      match({ experienceLevel: 'expert' }, { ...role, title: 'Teaching assistant' }).factors.experience,
    ).toBe(0.8)
  })

  it('who supervises interns is none, and who seeks them means the role', () => {
    const roleOf = (title: string, description: string) =>
      match({ experienceLevel: 'expert' }, { title, description }).evidence.experience.beginnersRole
    expect(roleOf('Recruiter', 'Supervise and communicate with volunteers and interns.')).toBeNull()
    expect(roleOf('Communications', 'We are looking for two interns.')).toBe('interns')
    expect(roleOf('Communications', 'Supervise no one. Interns report to our staff.')).toBe('Interns')
  })
})

describe('eligibility for a project', () => {
  const facts = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) =>
    match(volunteer, project).facts
  const status = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) =>
    facts(volunteer, project).map((fact) => fact.standing)

  it('eligibility is shown next to the score and does not change it', () => {
    const requested = { title: 'Design in French', description: 'You must speak French.' }
    const speaks = match({ languages: ['French'] }, requested)
    const speaksNot = match({ languages: ['Spanish'] }, requested)
    expect(speaksNot.points).toEqual(speaks.points)
    expect([isEligible(speaks.facts), isEligible(speaksNot.facts)]).toEqual([true, false])
    expect(facts({}, {})).toEqual([])
  })

  it('on-site work is not for volunteers who only work remotely, unless it can be delivered remotely', () => {
    expect(status({ remoteOnly: true }, { isRemote: true })).toEqual(['met'])
    expect(status({ remoteOnly: true }, {})).toEqual(['unsure'])
    const garden = { requiredSkills: ['Gardening & Conservation'] }
    expect(status({ remoteOnly: true, skills: ['Gardening'] }, garden)).toEqual(['unmet'])
  })

  it.each([
    ['You must speak French.', 'unmet'],
    ['Fluent in Spanish or Portuguese.', 'met'],
    ['Spanish a plus.', undefined],
    ['Fluency in French, while not required, is good to have.', undefined],
    ['Must be a fluent french speaker, preferably with some patience.', 'unmet'],
    ['Fluent in Russian, Portuguese, Korean or Spanish.', 'met'],
    ['Speak up and polish the brass.', undefined],
    ['Teach English to Arabic-speaking families.', undefined],
    ['Help at the Chinese New Year parade.', undefined],
    ['Italian tutor wanted', 'unmet'],
    ['Volunteers translate letters into Cantonese.', 'unmet'],
  ])('for a Spanish speaker, the language requirement "%s" is %s', (title, expected) => {
    expect(status({ languages: ['English', 'Spanish'] }, { title })[0]).toBe(expected)
  })

  it('a language requirement is unsure without stated languages, and met by one in the biography', () => {
    const requested = { title: 'Russian speaking volunteer' }
    expect(status({}, requested)).toEqual(['unsure'])
    expect(status({ biography: 'Russian is my mother tongue.' }, requested)).toEqual(['met'])
  })

  it.each([
    ['Volunteers must be 18 or older.', 18],
    ['At least 16 years old', 16],
    ['You must be over 21 to pour wine.', 21],
    ['Mentor a child - 55+ only', 55],
    ['RSVP seeks volunteers aged 55 and over.', 55],
    ['Lunch club. It serves neighbors who are 60 and older.', undefined],
    ['For children of ages 7 to 14.', undefined],
    ['At least 20 hours are asked.', undefined],
  ])('"%s" requires an age of %s', (description, least) => {
    const [fact] = facts({}, { description })
    expect(fact?.kind === 'age' ? fact.least : undefined).toBe(least)
  })

  it('an age requirement is decided by what a volunteer declared, and unsure without it', () => {
    const older = { title: 'Friendly visits, 55+ only' }
    expect(status({ isOlder: true }, older)).toEqual(['met'])
    expect(status({ isOlder: false }, older)).toEqual(['unmet'])
    expect(status({}, older)).toEqual(['unsure'])
    expect(status({ isAdult: false }, { description: 'Must be 18 or older.' })).toEqual(['unmet'])
    expect(status({ isOlder: true }, { description: 'Must be 18 or older.' })).toEqual(['met'])
  })
})

/** What reasons once said that a skeptical reader would not have believed. */
import { describe, expect, it } from 'vitest'
import { pairOf, reader, skillsOf } from './example-reasons.ts'
import type { MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { describeEligibility } from './advice.ts'

describe('the reasons of a match', () => {
  it('do not read the name of a program or an organization as the work it offers', () => {
    const nurse = { skills: ['Health Services'] }
    expect(
      skillsOf(nurse, {
        title: 'Reach Out and Read-Morris Heights Health Center',
        description: 'Read to children while they wait for their parents.',
      }),
    ).toMatchObject({ points: 0 })
    expect(
      skillsOf(nurse, {
        title: 'Front desk help',
        description: 'The Queens Medical Society seeks somebody who greets guests.',
      }),
    ).toMatchObject({ points: 0 })
    expect(skillsOf(nurse, { title: 'School nurse', description: '' })?.points).toBeGreaterThan(0)
  })

  it('do not take the place of some work for the work', () => {
    expect(
      skillsOf(
        {},
        { title: 'Carpenter for a museum', description: 'Build shelves in our hospital and our prison.' },
      )?.description,
    ).toBe('Asks for none of your skills')
  })

  it('do not take another sense of a word', () => {
    const analyst = { skills: ['Data Analysis'], biography: 'I use Excel and React daily.' }
    const listing = {
      title: 'Coach',
      description: 'Students who excel, and some who react badly to it.',
    }
    expect(skillsOf(analyst, listing)).toMatchObject({ points: 0 })
    expect(skillsOf(analyst, { title: 'Clerk', description: 'Lists in Excel.' })?.points).toBeGreaterThan(0)
  })

  it('do not take how a group finds its people for recruiting work', () => {
    const recruiter = { skills: ['HR/Recruiting'] }
    const listing = {
      title: 'Tutors',
      description: 'We are currently recruiting tutors. Blue Engine recruits graduates.',
    }
    expect(skillsOf(recruiter, listing)).toMatchObject({ points: 0 })
    expect(
      skillsOf(recruiter, { title: 'Recruiter', description: 'Recruiting interns.' })?.points,
    ).toBeGreaterThan(0)
  })

  it('do not offer one pair of languages to a translator of another with all points', () => {
    const translator = {
      skills: ['Translation'],
      biography: 'I translate German and Dutch contracts into English.',
    }
    const of = (language: string) =>
      skillsOf(translator, {
        requiredSkills: ['Translation'],
        title: `Translator, ${language}`,
        description: `Translate letters from ${language} into English.`,
      })?.points ?? 0
    expect(of('German')).toBeGreaterThan(20)
    expect(of('Korean')).toBeLessThan(of('German') / 2)
  })

  it('say which languages translating asks for that a profile does not name, and gaining one never loses points', () => {
    const listing = {
      requiredSkills: ['Translation'],
      title: 'Translator',
      description: 'Translate Korean letters.',
    }
    const of = (volunteer: Partial<MatchVolunteer>) =>
      skillsOf({ skills: ['Translation'], ...volunteer }, listing)
    const untold = of({ languages: null })
    expect(untold).toMatchObject({
      description: 'Asks for Korean (“Translation”), which your profile doesn’t name',
    })
    expect(untold?.points).toBeGreaterThan(0)
    expect(of({ biography: 'Ich spreche Deutsch.' })?.points).toBe(untold?.points)
    for (const languages of [['English'], ['English', 'German']])
      expect(of({ languages })).toMatchObject({
        points: 0,
        description: 'Asks for Korean (“Translation”), which your profile doesn’t name',
      })
    expect(of({ languages: ['English', 'Korean'] })?.points).toBeGreaterThan(20)
    expect(of({ skills: ['Translation', 'Korean'], languages: ['English'] })?.points).toBeGreaterThan(20)
    expect(
      skillsOf(
        { skills: ['Translation'], languages: ['English'] },
        {
          requiredSkills: ['Translation'],
          title: 'Translator',
          description: 'Greek, Turkish and Polish food.',
        },
      )?.points,
    ).toBeGreaterThan(20)
  })

  it('say which languages a biography names instead of that it names none', () => {
    const { match } = pairOf(
      { biography: 'Hablo español.' },
      { title: 'Visitor', description: 'Must be fluent in Russian.' },
    )
    expect(describeEligibility(reader, match.facts)).toMatchObject([
      {
        standing: 'unsure',
        description: 'Asks for Russian (“Must be fluent in Russian”), and your profile names only Spanish',
      },
    ])
  })

  it('take no teaching of one subject for another, and no help with people for their counseling', () => {
    const chef = { skills: [], biography: 'I am a chef and teach knife skills.' }
    const lessons = { title: 'English teacher', description: 'Teach English as a second language.' }
    expect(skillsOf(chef, lessons)?.description).not.toContain('English')
    expect(skillsOf({ skills: ['Teaching/Training'] }, lessons)?.description).toContain('English teacher')
    const walk = { title: 'Friendship walk', description: 'Walk for people with developmental disabilities.' }
    expect(skillsOf({ skills: ['Counseling'] }, walk)?.description).not.toContain('disabilities')
  })

  it('do not take the painting of walls for art', () => {
    const art = { title: 'Art class', description: 'Bring your fine art to us.' }
    const painter = (skills: string[]) => skillsOf({ skills }, art)?.description
    expect(painter(['Painting', 'Carpentry & Repair'])).not.toContain('Painting')
    expect(painter(['Painting'])).toContain('Painting')
  })

  it('quote what the listing says about time where its hours a week say something else', () => {
    const timeOf = (description: string) =>
      pairOf({ freeHours: 5 }, { timeCommitment: 3, description }).sentenceOf('time')?.description
    expect(timeOf('Visit a senior once a week for about an hour.')).toBe(
      '3 hours a week fits your available hours; the listing says “once a week for about an hour”',
    )
    expect(timeOf('Our festival is on October 16, 2026.')).toContain('the listing says “October 16, 2026”')
    expect(timeOf('It takes 3 hours a week.')).toBe('3 hours a week fits your available hours')
    expect(timeOf('Apply by October 16, 2026.')).toBe('3 hours a week fits your available hours')
  })

  it('name the district that the points come from', () => {
    const project = { location: 'Manhattan, New York, NY', title: 'Garden day', description: 'In Brooklyn.' }
    expect(pairOf({}, project).sentenceOf('location')?.description).toBe(
      'Same district as you: Brooklyn, according to the description',
    )
    expect(pairOf({ location: 'Queens, New York, NY' }, project).sentenceOf('location')?.description).toBe(
      'In your city: Brooklyn, according to the description',
    )
  })

  it('do not present as a plus that the cause is another one', () => {
    expect(pairOf({ causes: ['Animals'] }, {}).sentenceOf('causes')?.description).toBe(
      'Not one of your causes, so it counts half: Education',
    )
  })

  it('do not call where both live something that both texts speak of', () => {
    expect(
      skillsOf(
        { skills: ['Sewing'], biography: 'Brooklyn born, and I stay in Brooklyn.' },
        { title: 'Brooklyn cashier', description: 'A shop in Brooklyn.' },
      ),
    ).toMatchObject({ points: 0 })
  })

  it('do not name a word for itself that is part of the name of shared work', () => {
    const skills = skillsOf(
      { biography: 'I tutor children.' },
      { title: 'Tutor', description: 'Tutor a child twice.' },
    )
    expect(skills?.description).not.toContain('mention')
  })

  it('do not name work that is only distantly related', () => {
    expect(skillsOf({ skills: ['Dance Instruction'] }, { requiredSkills: ['Mentoring'] })?.description).toBe(
      'Asks for none of your skills',
    )
  })

  it('name narrower work as related to the broad skill, not as the same', () => {
    expect(skillsOf({}, { title: 'ESL', description: '' })?.description).toBe(
      'Related to your skills: ESL (yours: Teaching/Training)',
    )
  })

  it('name each skill of the profile once, by what is most similar to it', () => {
    const lessons = {
      requiredSkills: ['Teaching/Training', 'Computer Literacy'],
      title: 'ESL',
      description: '',
    }
    expect(skillsOf({}, lessons)?.description).toBe('Matching skills: Teaching/Training')
  })

  it('do not take people whom a project serves, or a word of another sense, for its work', () => {
    expect(
      skillsOf(
        { skills: ['Journalism'] },
        {
          requiredSkills: ['Web Development'],
          title: 'Open records',
          description: 'A site that helps journalists.',
        },
      )?.description,
    ).not.toContain('journalists')
    expect(skillsOf({ skills: ['Driving'] }, { title: 'Clean-up at Van Cortlandt Park' })?.points).toBe(0)
  })

  it('do not call a wish the author’s work', () => {
    expect(
      skillsOf({ skills: [], biography: 'I could also tutor.' }, { title: 'Tutor wanted' })?.description,
    ).toBe('Similar to work in your profile: Tutor')
  })
})

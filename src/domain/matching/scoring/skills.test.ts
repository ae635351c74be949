import { describe, expect, it } from 'vitest'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseOfferedWork } from '#domain/matching/parsing/parse-volunteer.ts'
import { aProject, aVolunteer, match } from './example-match.ts'
import type { MatchProject } from './factors.ts'
import { scoreMatch } from './score.ts'
import { countListings } from './statistics.ts'

describe('the skills factor', () => {
  it('a similar skill counts in part and is shown as similar', () => {
    const { points, skills: skillEvidence } = match(
      { skills: ['Fundraising'] },
      { requiredSkills: ['Grant Writing'], preferredSkills: [] },
    )
    expect(points.skills).toBe(24)
    expect(skillEvidence).toEqual({ same: [], near: ['Grant Writing'] })
  })

  it('"Legal" matches a volunteer with "Legal Services"', () => {
    const { points, skills: skillEvidence } = match(
      { skills: ['Legal Services'] },
      { requiredSkills: ['Legal'], preferredSkills: [] },
    )
    expect(points.skills).toBe(40)
    expect(skillEvidence.same).toEqual(['Legal'])
  })

  it('skills score nothing if no field and no word asks for any', () => {
    expect(match({}, { requiredSkills: [], preferredSkills: [] }).points.skills).toBe(0)
    const notRequested = {
      requiredSkills: [],
      preferredSkills: [],
      title: 'Come along',
      description: 'All are welcome.',
    }
    expect(match({}, notRequested).points.skills).toBe(0)
  })

  it('a listed skill that the text does not speak of gives less', () => {
    const outreach = { skills: ['Community Outreach'] }
    const requested = { requiredSkills: ['Community Outreach'], preferredSkills: [] }
    const bowling = match(outreach, {
      ...requested,
      title: 'Bowling fun',
      description: 'Bowl with our kids.',
    })
    const outside = match(outreach, {
      ...requested,
      title: 'Outreach volunteer',
      description: 'Speak to people.',
    })
    expect(outside.points.skills).toBeGreaterThan(bowling.points.skills)
    expect(bowling.skills.same).toEqual(['Community Outreach'])
    const ownSkill = {
      requiredSkills: ['Falconry'],
      preferredSkills: [],
      title: 'Help us',
      description: 'Come.',
    }
    expect(parseProject({ ...aProject, ...ownSkill }).asked).toMatchObject([{ isUnsaid: false }])
  })

  it('what a title says the work is for gives less than the work', () => {
    const points = (skills: string[]) =>
      match(
        { skills },
        {
          requiredSkills: [],
          preferredSkills: [],
          title: 'Grant writer for a dance program',
          description: '',
        },
      ).points.skills
    expect(points(['Grant Writing'])).toBeGreaterThan(points(['Dance Instruction']))
  })

  it('two kinds of work cover more of what is a part of both than either', () => {
    const requested = { requiredSkills: [], preferredSkills: [], title: 'Health educator', description: '' }
    const points = (skills: string[]) => match({ skills }, requested).points.skills
    const both = points(['Health Services', 'Teaching/Training'])
    expect(both).toBeGreaterThan(points(['Health Services']))
    expect(both).toBeGreaterThan(points(['Teaching/Training']))
  })

  it('English lessons and bicycle lessons differ although both are "Teaching/Training"', () => {
    const teacher = {
      skills: ['Teaching/Training'],
      biography: 'I taught English as a second language for years.',
    }
    const requested = { requiredSkills: ['Teaching/Training'], preferredSkills: [] }
    const taught = (title: string) =>
      match(teacher, { ...requested, title, description: 'Teach an evening class.' })
    const [english, bicycles] = [taught('ESOL teacher'), taught('Bicycle lessons')]
    expect(english.points.skills).toBeGreaterThan(bicycles.points.skills)
    expect(english.evidence.skills).toMatchObject([
      { asked: { id: 'teaching' } },
      {
        asked: { id: 'english-lessons', label: 'ESOL', in: ['title'] },
        offered: { id: 'english-lessons', label: 'English as a second language', as: 'part' },
        similarity: 1,
      },
    ])
  })

  it('a rare skill counts more than one that every listing asks for', () => {
    const listing = { ...aProject, requiredSkills: ['Research'], preferredSkills: [] }
    const statistics = countListings(Array.from({ length: 50 }, () => parseProject(listing)))
    const requested = { ...aProject, requiredSkills: ['Research', 'Legal Services'], preferredSkills: [] }
    const withOne = (label: string) =>
      scoreMatch({ ...aVolunteer, skills: [label] }, requested, { statistics }).fit
    expect(withOne('Legal Services')).toBeGreaterThan(withOne('Research'))
  })

  it('words shared by biography and listing are shown as the listing writes them', () => {
    const { evidence } = match(
      { biography: 'Pigeons and their lofts are what I know.' },
      { title: 'Loft keeper', description: 'Somebody to look after our pigeon loft.' },
    )
    expect(evidence.words).toEqual(['loft', 'pigeon'])
  })

  it('words that every listing contains are not shared words: times, numbers, and what a project is', () => {
    const { evidence } = match(
      { biography: 'Two evenings a week. First I ask a lot.' },
      { title: 'Evening project', description: 'Every week, first thing, ask us.' },
    )
    expect(evidence.words).toEqual([])
  })

  it('everyday English words are not shared words, however few listings there are', () => {
    const listing = {
      requiredSkills: [],
      title: 'Ten pages',
      description: 'Bring what you know: start with four.',
    }
    const { factors } = match(
      { skills: [], biography: 'I know four directors who bring ten pages.' },
      listing,
    )
    expect(factors.skills).toBe(0)
  })

  it('work that a listing only mentions counts less, and only for volunteers who do exactly that', () => {
    const listing = {
      requiredSkills: ['Grant Writing'],
      title: 'Rooms',
      description: 'Nursing is done here.',
    }
    const requested = { ...listing, requiredSkills: [] }
    const of = (skill: string, project: Partial<MatchProject>) =>
      match({ skills: [skill] }, { ...project, preferredSkills: [] }).factors.skills
    expect(of('Nursing', listing)).toBeGreaterThan(0)
    expect(of('Nursing', listing)).toBeLessThan(of('Nursing', requested))
    expect(of('First Aid', requested)).toBeGreaterThan(0)
    expect(of('First Aid', listing)).toBe(0)
  })

  it('a thing or place in a biography is not taken for the work of its author', () => {
    const offered = (biography: string, skills: string[] = []) =>
      parseOfferedWork({ skills }, biography).map(({ label, as }) => `${label} ${as}`)
    expect(
      offered(
        `I design things people have to understand quickly: transit maps, museum labels. I want part of my week to go to
        organizations that could never put a designer on the payroll. My clients were restaurants and a theater.`,
        ['Graphic Design'],
      ),
    ).toEqual(['Graphic Design listed'])
    expect(
      offered('I was a bookkeeper. I teach yoga. Tutoring suits me. I have worked in a hospital.'),
    ).toEqual(['bookkeeper biography', 'yoga biography', 'Tutoring biography', 'hospital biography'])
    expect(offered('I did the payroll of a small shop.', ['Accounting'])).toEqual([
      'Accounting listed',
      'payroll part',
    ])
    expect(offered('The payroll of a small shop.', ['Accounting'])).toEqual(['Accounting listed'])
    expect(offered('A teacher once read my sonnets. I prune.', ['Gardening'])).toEqual(['Gardening listed'])
    expect(offered('A tutor for years.')).toEqual(['tutor biography'])
  })

  it('the contributions of requested work and of words add up to the factor', () => {
    const { evidence, factors } = match(
      { biography: 'Pigeons and their lofts are what I know.' },
      { title: 'Loft keeper', description: 'Somebody to look after our pigeon loft.' },
    )
    const work = evidence.skills.reduce((sum, { contribution }) => sum + contribution, 0)
    expect(evidence.wordsContribution).toBeGreaterThan(0)
    expect(work + evidence.wordsContribution).toBeCloseTo(factors.skills, 9)
  })

  it('a skill that the vocabulary does not know is matched by its own words', () => {
    const listing = {
      requiredSkills: [],
      preferredSkills: [],
      title: 'Falconry days',
      description: 'Birds to show.',
    }
    expect(match({ skills: ['Falconry'] }, listing).points.skills).toBeGreaterThan(
      match({ skills: ['Philately'] }, listing).points.skills,
    )
  })
})

describe('a listing without listed skills', () => {
  const of = (skill: string, description: string) =>
    match({ skills: [skill] }, { requiredSkills: [], preferredSkills: [], title: 'Tea', description }).factors
      .skills
  it('asks for nothing if it only names a group of people, and for work with a verb before them', () => {
    expect(of('Disability Support', 'All of them are visually impaired.')).toBe(0)
    expect(of('Youth Work', 'It is held beside our teen programs.')).toBe(0)
    expect(of('Journalism', 'Tea with journalists.')).toBe(0)
    expect(of('Disability Support', 'Help visually impaired people.')).toBeGreaterThan(0)
    expect(of('Journalism', 'We need journalists.')).toBeGreaterThan(0)
  })
})

describe('the causes factor', () => {
  it('another cause scores half, a related one more, and only the same cause scores in full', () => {
    const by = (causeAreas: string[]) => match({ causes: ['Human Rights'] }, { causeAreas }).factors.causes
    expect([by(['Animals']), by(['Social Justice']), by(['Human Rights'])]).toEqual([0.5, 0.8, 1])
    expect(by(['Human Rights', 'Animals'])).toBe(0.875)
    expect(by([])).toBe(0.5)
  })

  it('causes in a biography count in part', () => {
    const by = (biography: string) =>
      match({ causes: [], biography }, { causeAreas: ['Animals'] }).factors.causes
    expect(by('I would love to work with rescue dogs.')).toBe(0.75)
    expect(by('I like mountains.')).toBe(0.5)
  })
})

import { describe, expect, it } from 'vitest'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { parseOfferedWork } from './parse-volunteer.ts'
import { removeNegations } from './negations.ts'

const offeredBy = (biography: string, skills: readonly string[] = []) =>
  parseOfferedWork({ skills }, removeNegations(biography)).map(({ id, as }) => `${as}: ${id}`)

describe('work that a biography wishes for or offers', () => {
  it.each([
    ['I’d like to help in a school library.', 'wish: library-work'],
    ['I could answer a help line at night.', 'wish: hotline'],
    ['Happy to help serve lunch on Sundays.', 'wish: food-service'],
    ['I like to serve lunch.', 'wish: food-service'],
    ['I am new here. Would love to serve lunch.', 'wish: food-service'],
    ['I am new here. Looking for a festival to run.', 'wish: event-support'],
    ['Retired, and we’d both love to serve lunch.', 'wish: food-service'],
    ['I have a van and would love to serve lunch.', 'wish: food-service'],
    ['I’m happy to serve lunch.', 'wish: food-service'],
    ['I want to teach yoga.', 'wish: teaching'],
    ['What I really want is to mentor one teenager.', 'wish: mentoring'],
    ['Looking for a festival to run this summer.', 'wish: event-support'],
    ['Put me on a soup run, any evening.', 'wish: food-service'],
    ['I have some time to walk dogs.', 'wish: animal-care'],
  ])('counts: %s', (biography, work) => {
    expect(offeredBy(biography)).toContain(work)
  })

  it.each([
    ['the people it is for', 'I would like to write a guide for newcomers.'],
    ['whose things they are', 'I could keep the books of a theater.'],
    ['what only describes a group', 'I’d like to lead a software team.'],
    ['a place where all kinds of work happen', 'I want to be useful in a hospital.'],
    ['an everyday word', 'I can bike to Van Cortlandt and tidy my papers.'],
    ['what others like', 'My daughter would love to join a soccer team.'],
    ['what someone else would like', 'She’d love to serve lunch.'],
    ['what others want to plan', 'My boss wants to plan a gala.'],
    ['a grandchild’s wish', 'My grandson would like soccer.'],
    ['what others want to teach', 'My cousin wants to teach yoga.'],
    ['what was next to it', 'I’d worked next to a soup kitchen.'],
    ['what is enjoyed', 'I enjoy films. I like dogs.'],
    ['what happens meanwhile', 'I can be there when the library closes.'],
    ['after a contrast', 'I’d like to help but my nurse says rest.'],
    ['only a hope', 'I hope my law degree helps.'],
    ['what cannot be', 'I can’t serve lunch.'],
    ['in several forms', 'I can park bikes. I could be near vans.'],
    ['a career', 'I want to be a doctor. I would like to become a nurse.'],
    ['a request for someone', 'Looking for a mentor for my son. Looking for a math tutor.'],
    ['a request for help', 'I would like to get free legal advice. I want to receive career counseling.'],
    ['what is denied', 'I would rather not serve lunch.'],
    ['what there is no time for', 'I have no time to walk dogs.'],
  ])('does not count if it is %s', (_, biography) => {
    expect(offeredBy(biography)).toEqual([])
  })

  it('is no work that is done, also as a part of a listed skill', () => {
    const isWish = (biography: string, skills: string[]) =>
      parseOfferedWork({ skills }, biography).map((one) => one.isWish)
    expect(isWish('I want to mentor young people.', [])).toContain(true)
    expect(isWish('I want to mentor young people.', [])).not.toContain(false)
    expect(isWish('I would like to train a soccer team.', ['Sports Coaching'])).toEqual([false, true])
    expect(isWish('I train a soccer team.', ['Sports Coaching'])).toEqual([false, false])
  })

  it('is a part of a listed skill like work that is done', () => {
    expect(offeredBy('I would like to train a soccer team.', ['Sports Coaching'])).toEqual([
      'listed: sports-coaching',
      'part: soccer',
    ])
  })

  it('is work that is done if the biography also says so', () => {
    expect(offeredBy('I’d love to serve lunch again. I worked as a caterer.')).toEqual([
      'biography: food-service',
    ])
  })

  it('weighs less than work that is done', () => {
    expect(matchTuning.wish).toBeLessThan(matchTuning.biography)
  })
})

describe('work that the next word names a role of', () => {
  it.each(['ESL instructor, eleven years.', 'I did diabetes teaching at a church.'])(
    'counts: %s',
    (biography) => {
      expect(
        offeredBy(biography, ['Teaching/Training']).filter((one) => one.startsWith('part')),
      ).toHaveLength(1)
    },
  )

  it.each([
    'Music lover.',
    'Deaf painter.',
    'Hospital administrator.',
    'Chess however I avoid.',
    'Yoga beginner.',
    'Computer science major.',
    'Jazz listener.',
    'I’m a cancer survivor.',
  ])('does not count: %s', (biography) => {
    expect(offeredBy(biography).filter((one) => !one.includes('painting'))).toEqual([])
  })
})

describe('work that a biography says its author does', () => {
  it.each([
    ['CPA with a small practice.', 'biography: accounting'],
    ['Line cook for eight years.', 'biography: cooking'],
    ['Retired auto mechanic.', 'biography: carpentry-repair'],
    ['My last job was web developer.', 'biography: web-development'],
  ])('counts: %s', (biography, work) => {
    expect(offeredBy(biography)).toContain(work)
  })

  it('does not count what someone else is', () => {
    expect(offeredBy('My sister is a nurse. My older brother was an accountant.')).toEqual([])
  })
})

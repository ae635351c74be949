import { describe, expect, it } from 'vitest'
import { parseOfferedWork } from './parse-volunteer.ts'
import { removeNegations } from './negations.ts'
import { matchTuning } from './tuning.ts'

const offeredBy = (biography: string, skills: readonly string[] = []) =>
  parseOfferedWork({ skills }, removeNegations(biography)).map(({ id, as }) => `${as}: ${id}`)

describe('work that a biography wishes for or offers', () => {
  it.each([
    ['I’d like to help in a school library.', 'wish: library-work'],
    ['I could answer a help line at night.', 'wish: hotline'],
    ['Happy to help serve lunch on Sundays.', 'wish: food-service'],
    ['We like one-off things: an afternoon at a charity run.', 'wish: running'],
    ['Looking for a festival to run this summer.', 'wish: event-support'],
    ['Put me on a soup run, any evening.', 'wish: food-service'],
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
    ['what is denied', 'I would rather not serve lunch.'],
  ])('does not count if it is %s', (_, biography) => {
    expect(offeredBy(biography).filter((one) => one.startsWith('wish'))).toEqual([])
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

  it.each(['Music lover.', 'Deaf painter.', 'Hospital administrator.'])('does not count: %s', (biography) => {
    expect(offeredBy(biography).filter((one) => /music|disability|health/u.test(one))).toEqual([])
  })
})

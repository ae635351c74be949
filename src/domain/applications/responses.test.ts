import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationStatuses, projectCompletedReason } from './applications.ts'
import { roundAnswerTime } from './answer-time.ts'
import { countResponses, responseStats, type ReceivedApplication } from './responses.ts'

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const daysAgo = (days: number) => hoursAgo(days * 24)
const answered = (days: number, hours: number): ReceivedApplication => ({
  status: 'accepted',
  createdAt: daysAgo(days),
  reviewedAt: new Date(daysAgo(days).getTime() + hours * 3_600_000),
})
const waiting = (days: number): ReceivedApplication => ({
  status: 'pending',
  createdAt: daysAgo(days),
  reviewedAt: null,
})

const anApplication = fc.record({
  status: fc.constantFrom(...applicationStatuses),
  createdAt: fc.integer({ min: 0, max: 400 * 24 }).map(hoursAgo),
  reviewedAt: fc.option(fc.integer({ min: 0, max: 400 * 24 }).map(hoursAgo)),
})

describe('counting answers', () => {
  it('accepted and declined applications count as answers, even if the work ended later', () => {
    const statuses = ['accepted', 'declined', 'completed', 'withdrawn'] as const
    const received = statuses.map((status, index) => ({ ...answered(20, index + 1), status }))
    expect(countResponses(received, now)).toEqual({
      answers: 4,
      firstAnswerAt: hoursAgo(20 * 24 - 1),
      overdue: 0,
      medianHours: 2.5,
    })
  })

  it('applications withdrawn before an answer do not count', () => {
    const withdrawn: ReceivedApplication = { ...waiting(60), status: 'withdrawn' }
    expect(countResponses([withdrawn], now)).toMatchObject({ answers: 0, overdue: 0, medianHours: null })
  })

  it('automatic declines are no answers, and the same reason of a person who ends work is no decline', () => {
    const automatic = { ...answered(20, 1), status: 'declined', endReason: projectCompletedReason } as const
    expect(countResponses([automatic], now)).toMatchObject({ answers: 0, overdue: 0, medianHours: null })
    const own = { ...automatic, endReason: 'We need someone nearby.' } as const
    expect(countResponses([own, { ...automatic, status: 'withdrawn' }], now).answers).toBe(2)
    expect(countResponses([{ ...automatic, declineReason: 'other' }], now).answers).toBe(1)
  })

  it('an application counts as overdue after 14 days without an answer', () => {
    expect(countResponses([waiting(13.99)], now).overdue).toBe(0)
    expect(countResponses([waiting(14)], now).overdue).toBe(1)
  })

  it('only applications of the last 180 days count', () => {
    expect(countResponses([answered(180, 1), waiting(180)], now)).toMatchObject({ answers: 1, overdue: 1 })
    expect(countResponses([answered(180.01, 1), waiting(180.01)], now)).toMatchObject({
      answers: 0,
      overdue: 0,
    })
  })

  it('the order of applications does not matter, and each counts at most once', () => {
    fc.assert(
      fc.property(fc.array(anApplication), (received) => {
        const counts = countResponses(received, now)
        expect(countResponses(received.toReversed(), now)).toEqual(counts)
        expect(counts.answers + counts.overdue).toBeLessThanOrEqual(received.length)
        expect(counts.medianHours === null).toBe(counts.answers === 0)
      }),
    )
  })
})

describe('the response rate', () => {
  it('the response rate is shown from five answers on', () => {
    const four = { answers: 4, overdue: 9, medianHours: 30, firstAnswerAt: daysAgo(30) }
    expect(responseStats(four, now)).toEqual({ rate: null, medianHours: null })
    expect(responseStats({ ...four, answers: 5, overdue: 0 }, now)).toEqual({ rate: 100, medianHours: 30 })
  })

  it('the response rate is shown from seven days after the first answer on', () => {
    const five = { answers: 5, overdue: 0, medianHours: 30 }
    expect(responseStats({ ...five, firstAnswerAt: daysAgo(6.99) }, now).rate).toBeNull()
    expect(responseStats({ ...five, firstAnswerAt: daysAgo(7) }, now).rate).toBe(100)
  })

  it('the response rate is between 0 and 100, falls with each overdue application and rises with each answer', () => {
    const count = fc.integer({ min: 5, max: 10_000 })
    fc.assert(
      fc.property(count, fc.nat(10_000), (answers, overdue) => {
        const rate = (tally: { answers: number; overdue: number }) =>
          responseStats({ ...tally, firstAnswerAt: daysAgo(30), medianHours: 1 }, now).rate ?? -1
        const stat = rate({ answers, overdue })
        expect(stat).toBeGreaterThanOrEqual(0)
        expect(stat).toBeLessThanOrEqual(100)
        expect(rate({ answers, overdue: overdue + 1 })).toBeLessThanOrEqual(stat)
        expect(rate({ answers: answers + 1, overdue })).toBeGreaterThanOrEqual(stat)
      }),
    )
  })
})

describe('the answer time', () => {
  it('the answer time is shown as the full hours, or from a day on the full days, within which it lies', () => {
    const said = [0, 0.4, 1.4, 5.5, 23.4, 23.6, 35, 37, 48, 24 * 9.6].map(roundAnswerTime)
    expect(said.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
      '1 hour',
      '1 hour',
      '2 hour',
      '6 hour',
      '1 day',
      '1 day',
      '2 day',
      '2 day',
      '2 day',
      '10 day',
    ])
  })
})

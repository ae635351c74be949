import { describe, expect, it } from 'vitest'
import {
  rateBackup,
  rateClock,
  rateConnections,
  rateDisk,
  rateEmail,
  rateJobs,
  rateRegisters,
} from './health.ts'
import { findTrendNotice, listFullWeeks, type Trends } from './trends.ts'
import { arrangeWaiting, hasWaitedTooLong, type WaitingKind } from './waiting.ts'

const now = new Date('2026-11-24T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('what waits for administrators', () => {
  it('is late after a day if it is a report or a failed job, and after five business days if it is a request', () => {
    const isLate = (kind: WaitingKind, hours: number) => hasWaitedTooLong(kind, hoursAgo(hours), now)
    expect([isLate('reports', 23), isLate('reports', 24), isLate('failedJobs', 24)]).toEqual([
      false,
      true,
      true,
    ])
    expect([isLate('claims', 24 * 7), isLate('claims', 24 * 8)]).toEqual([false, true])
    expect(isLate('skills', 24 * 365)).toBe(false)
  })

  it('is ordered by what is late and then by kind, without what no one waits for', () => {
    const row = (kind: WaitingKind, count: number, hours: number) => ({
      kind,
      count,
      oldestAt: hoursAgo(hours),
    })
    const arranged = arrangeWaiting(
      [row('skills', 7, 900), row('verifications', 4, 300), row('claims', 0, 50), row('reports', 1, 2)],
      now,
    )
    expect(arranged.map(({ kind, isLate }) => [kind, isLate])).toEqual([
      ['verifications', true],
      ['reports', false],
      ['skills', false],
    ])
  })
})

describe('trends', () => {
  it('show the last twelve full weeks, each from its Monday, whatever day it is', () => {
    const weeks = listFullWeeks('2026-11-24')
    expect(weeks).toHaveLength(12)
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-08-31', '2026-11-16'])
    expect(listFullWeeks('2026-11-23', 1)).toEqual(['2026-11-16'])
    expect(listFullWeeks('2026-11-22', 1)).toEqual(['2026-11-09'])
  })

  it('warn about fewer answers to no fewer applications first, then about far less than usual', () => {
    const flat = Array.from({ length: 12 }, () => 10)
    const fine: Trends = { signUps: flat, projects: flat, applications: flat, answers: flat, hours: flat }
    const ending = (last: number) => [...flat.slice(1), last]
    expect(findTrendNotice(fine)).toBeNull()
    expect(findTrendNotice({ ...fine, answers: ending(9), signUps: ending(1) })).toMatchObject({
      kind: 'answers_fell',
    })
    expect(findTrendNotice({ ...fine, answers: ending(9), applications: ending(9) })).toBeNull()
    expect(findTrendNotice({ ...fine, hours: ending(4) })).toEqual({
      kind: 'fell',
      trend: 'hours',
      value: 4,
      usual: 10,
    })
    const few = flat.map(() => 3)
    expect(findTrendNotice({ ...fine, signUps: [...few.slice(1), 0] })).toBeNull()
  })
})

describe('health', () => {
  it('warns about a backup that is missing or older than a day', () => {
    expect([rateBackup(null, now), rateBackup(hoursAgo(25), now), rateBackup(hoursAgo(31), now)]).toEqual([
      'warn',
      'ok',
      'warn',
    ])
  })

  it('warns about clocks that are two seconds apart, and fails at half a minute, in both directions', () => {
    expect([0, 1999, -1999].map(rateClock)).toEqual(['ok', 'ok', 'ok'])
    expect([2000, -29_999].map(rateClock)).toEqual(['warn', 'warn'])
    expect([30_000, -86_400_000].map(rateClock)).toEqual(['fail', 'fail'])
  })

  it('fails if processes may open more connections than there are', () => {
    expect(rateConnections({ needed: 97, available: 97 })).toBe('ok')
    expect(rateConnections({ needed: 98, available: 97 })).toBe('fail')
  })

  it('warns about failed jobs, jobs that wait, failed emails, a missing mail server and old registers', () => {
    expect(rateJobs({ failed: 0, longestWaitSeconds: 4 })).toBe('ok')
    expect(rateJobs({ failed: 1, longestWaitSeconds: 0 })).toBe('warn')
    expect(rateJobs({ failed: 0, longestWaitSeconds: 301 })).toBe('warn')
    expect(rateEmail({ isSending: true, failed: 0 })).toBe('ok')
    expect(rateEmail({ isSending: false, failed: 0 })).toBe('warn')
    expect(rateEmail({ isSending: true, failed: 2 })).toBe('warn')
    expect([rateRegisters(62, 62), rateRegisters(63, 62), rateRegisters(null, 62)]).toEqual([
      'ok',
      'warn',
      'warn',
    ])
  })

  it('warns about a disk that is nearly full, and says that a full or broken one fails', () => {
    const room = (free: number) => ({ room: { free, total: 100 }, hasFault: false })
    expect([rateDisk(room(50)), rateDisk(room(9)), rateDisk(room(1))]).toEqual(['ok', 'warn', 'fail'])
    expect(rateDisk({ room: null, hasFault: false })).toBe('ok')
    expect(rateDisk({ ...room(50), hasFault: true })).toBe('fail')
  })
})

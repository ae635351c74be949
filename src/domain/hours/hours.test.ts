import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#domain/applications/applications.ts'
import {
  canChangeHours,
  canDecideHours,
  hourStatuses,
  exceedsDailyHours,
  findHoursRefusal,
  findDateRefusal,
  type Work,
} from './hours.ts'

const work = (overrides: Partial<Work> = {}): Work => ({
  status: 'accepted',
  acceptedOn: '2026-03-10',
  signedOffOn: null,
  ...overrides,
})

describe('B14 hours can be logged', () => {
  it('hours can be logged while the work is accepted, not before it and not after it was ended or declined', () => {
    const closed = applicationStatuses.map((status) => [
      status,
      findHoursRefusal(work({ status }), '2026-03-20'),
    ])
    expect(Object.fromEntries(closed)).toEqual({
      pending: 'hours_too_early',
      accepted: null,
      declined: 'hours_work_ended',
      withdrawn: 'hours_work_ended',
      completed: 'hours_too_late',
    })
  })

  it('hours can be logged until 30 days after sign-off, also across the end of a month', () => {
    const done = work({ status: 'completed', signedOffOn: '2028-02-15' })
    expect(findHoursRefusal(done, '2028-02-15')).toBe(null)
    expect(findHoursRefusal(done, '2028-03-16')).toBe(null)
    expect(findHoursRefusal(done, '2028-03-17')).toBe('hours_too_late')
  })

  it('hours can be logged for today and for days since the acceptance', () => {
    const of = (date: string) => findDateRefusal(date, work(), '2026-03-20')
    expect(of('2026-03-21')).toBe('in_future')
    expect(of('2026-03-20')).toBe(null)
    expect(of('2026-03-10')).toBe(null)
    expect(of('2026-03-09')).toBe('before_acceptance')
  })

  it('at most 24 hours per day can be logged', () => {
    expect(exceedsDailyHours(0, 24)).toBe(false)
    expect(exceedsDailyHours(23.75, 0.25)).toBe(false)
    expect(exceedsDailyHours(23.75, 0.5)).toBe(true)
  })
})

it('B14 hours can be changed until they are confirmed, and decided while they are pending', () => {
  expect(hourStatuses.filter((status) => canChangeHours({ status }))).toEqual(['awaiting', 'rejected'])
  expect(hourStatuses.filter((status) => canDecideHours({ status }))).toEqual(['awaiting'])
})

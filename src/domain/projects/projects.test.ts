import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isTopRated,
  spotsLeft,
  projectStatuses,
  projectVisibilities,
  statusAfterSpotsChange,
  statusFromSpots,
  findApplicationsClosedReason,
  queueRule,
  classifyWorkload,
} from './projects.ts'

describe('the status that follows from the spots', () => {
  test.each([
    [{ maxVolunteers: 3, acceptedCount: 0 }, 'open', 3],
    [{ maxVolunteers: 3, acceptedCount: 1 }, 'active', 2],
    [{ maxVolunteers: 3, acceptedCount: 2 }, 'active', 1],
    [{ maxVolunteers: 3, acceptedCount: 3 }, 'in_progress', 0],
    [{ maxVolunteers: 1, acceptedCount: 1 }, 'in_progress', 0],
    [{ maxVolunteers: null, acceptedCount: 0 }, 'open', null],
    [{ maxVolunteers: null, acceptedCount: 900 }, 'active', null],
  ] as const)('%o is %s with %s open spots', (spots, status, left) => {
    expect(statusFromSpots(spots)).toBe(status)
    expect(spotsLeft(spots)).toBe(left)
  })

  test('the status moves forward with each acceptance and back with each withdrawal', () => {
    const order = ['open', 'active', 'in_progress']
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(49), (maxVolunteers, taken) => {
        const acceptedCount = Math.min(taken, maxVolunteers - 1)
        const before = statusFromSpots({ maxVolunteers, acceptedCount })
        const after = statusFromSpots({ maxVolunteers, acceptedCount: acceptedCount + 1 })
        expect(order.indexOf(after)).toBeGreaterThan(order.indexOf(before) - 1)
        expect(after).not.toBe('open')
        expect(after === 'in_progress').toBe(acceptedCount + 1 === maxVolunteers)
      }),
    )
  })

  test('a change of spots does not affect a paused, completed or canceled project', () => {
    const spots = { maxVolunteers: 1, acceptedCount: 1 }
    expect(projectStatuses.map((status) => statusAfterSpotsChange(status, spots))).toEqual([
      'in_progress',
      'in_progress',
      'in_progress',
      'paused',
      'completed',
      'canceled',
    ])
  })
})

describe('taking applications', () => {
  const project = {
    status: 'open',
    visibility: 'published',
    maxVolunteers: 2,
    acceptedCount: 0,
    pendingCount: 0,
    applicationDeadline: '2026-05-10',
    deadlineEnforced: true,
  } as const
  const today = '2026-05-10'
  const { applicationsPerSpot } = queueRule

  test.each([
    ['open', null],
    ['active', null],
    ['in_progress', 'full'],
    ['paused', 'paused'],
    ['completed', 'completed'],
  ] as const)('a project takes applications only while open or active: %s gives %s', (status, reason) => {
    expect(findApplicationsClosedReason({ ...project, status }, today, applicationsPerSpot)).toBe(reason)
  })

  test.each(projectVisibilities)('a project takes applications only if it is published: %s', (visibility) => {
    const reason = visibility === 'published' ? null : 'not_published'
    expect(findApplicationsClosedReason({ ...project, visibility }, today, applicationsPerSpot)).toBe(reason)
  })

  test('a project takes applications until the end of its deadline day', () => {
    expect(findApplicationsClosedReason(project, '2026-05-09', applicationsPerSpot)).toBe(null)
    expect(findApplicationsClosedReason(project, '2026-05-10', applicationsPerSpot)).toBe(null)
    expect(findApplicationsClosedReason(project, '2026-05-11', applicationsPerSpot)).toBe('deadline_passed')
  })

  test('a project takes applications indefinitely without a deadline, and after one that is not enforced', () => {
    expect(
      findApplicationsClosedReason(
        { ...project, applicationDeadline: null },
        '2200-01-01',
        applicationsPerSpot,
      ),
    ).toBe(null)
    expect(
      findApplicationsClosedReason(
        { ...project, deadlineEnforced: false },
        '2200-01-01',
        applicationsPerSpot,
      ),
    ).toBe(null)
  })

  test('a project takes applications with open spots, or without a limit', () => {
    const active = { ...project, status: 'active' } as const
    expect(findApplicationsClosedReason({ ...active, acceptedCount: 1 }, today, applicationsPerSpot)).toBe(
      null,
    )
    expect(findApplicationsClosedReason({ ...active, acceptedCount: 2 }, today, applicationsPerSpot)).toBe(
      'full',
    )
    expect(
      findApplicationsClosedReason(
        { ...active, acceptedCount: 99, maxVolunteers: null },
        today,
        applicationsPerSpot,
      ),
    ).toBe(null)
  })

  test.each([
    [{ maxVolunteers: 1, acceptedCount: 0, pendingCount: 9 }, null],
    [{ maxVolunteers: 1, acceptedCount: 0, pendingCount: 10 }, 'queue_paused'],
    [{ maxVolunteers: 1, acceptedCount: 0, pendingCount: 200 }, 'queue_paused'],
    [{ maxVolunteers: 3, acceptedCount: 1, pendingCount: 19 }, null],
    [{ maxVolunteers: 3, acceptedCount: 1, pendingCount: 20 }, 'queue_paused'],
    [{ maxVolunteers: null, acceptedCount: 7, pendingCount: 49 }, null],
    [{ maxVolunteers: null, acceptedCount: 7, pendingCount: 50 }, 'queue_paused'],
  ] as const)('ten may wait for each open spot, and %o gives %s', (queue, reason) => {
    const active = { ...project, status: 'active', ...queue } as const
    expect(findApplicationsClosedReason(active, today, applicationsPerSpot)).toBe(reason)
    expect(findApplicationsClosedReason(active, today, 0)).toBe(null)
  })

  test('a reason that stays comes before a paused queue', () => {
    const waiting = { ...project, pendingCount: 99 } as const
    expect(findApplicationsClosedReason({ ...waiting, acceptedCount: 2 }, today, applicationsPerSpot)).toBe(
      'full',
    )
    expect(findApplicationsClosedReason(waiting, '2026-05-11', applicationsPerSpot)).toBe('deadline_passed')
  })
})

test.each([
  [1, 'light'],
  [5, 'light'],
  [6, 'moderate'],
  [10, 'moderate'],
  [11, 'significant'],
  [20, 'significant'],
  [21, 'major'],
  [40, 'major'],
] as const)('%d hours per week are a %s workload', (hours, workload) => {
  expect(classifyWorkload(hours)).toBe(workload)
})

test.each([
  [4.5, 3, true],
  [5, 300, true],
  [4.4, 3, false],
  [4.5, 2, false],
  [null, 3, false],
] as const)('an average of %s from %d reviews is top rated: %s', (average, count, expected) => {
  expect(isTopRated(average, count)).toBe(expected)
})

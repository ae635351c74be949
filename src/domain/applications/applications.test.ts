import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applicationSides,
  applicationStatuses,
  canBeEnded,
  decideMove,
  decideReapplication,
  occupiesSpot,
  isPending,
  liveApplicationStatuses,
  resolveOnCompletion,
  type ApplicationSide,
  type ApplicationState,
  type ApplicationStatus,
} from './applications.ts'
import {
  isEndedStatus,
  projectStatuses,
  statusAfterSpotsChange,
  type ProjectStatus,
} from '#domain/projects/projects.ts'

const requested = ['accepted', 'declined', 'withdrawn', 'completed'] as const
const running = { status: 'active', maxVolunteers: 3, acceptedCount: 1 } as const

function tryMove(move: Partial<Parameters<typeof decideMove>[0]> & { from: ApplicationStatus }) {
  const { from, ...rest } = move
  const requestedItem = {
    to: 'withdrawn',
    by: 'organization',
    reason: 'A reason',
    project: running,
    ...rest,
  } as const
  const decision = decideMove({
    ...requestedItem,
    application: { status: from, endedBy: from === 'withdrawn' ? requestedItem.by : null },
  })
  return decision.allowed ? 'allowed' : decision.refusal
}

/** What each side gets for each move; columns are accepted, declined, withdrawn, completed. */
const table = {
  organization: {
    pending: ['allowed', 'allowed', 'move_not_yours', 'application_not_accepted'],
    accepted: ['application_not_pending', 'application_not_pending', 'allowed', 'allowed'],
    declined: [
      'application_not_pending',
      'application_not_pending',
      'application_ended',
      'application_ended',
    ],
    withdrawn: [
      'application_not_pending',
      'application_not_pending',
      'application_ended',
      'application_ended',
    ],
    completed: [
      'application_not_pending',
      'application_not_pending',
      'application_ended',
      'application_ended',
    ],
  },
  volunteer: {
    pending: ['move_not_yours', 'move_not_yours', 'allowed', 'move_not_yours'],
    accepted: ['move_not_yours', 'move_not_yours', 'allowed', 'move_not_yours'],
    declined: ['move_not_yours', 'move_not_yours', 'application_ended', 'move_not_yours'],
    withdrawn: ['move_not_yours', 'move_not_yours', 'application_ended', 'move_not_yours'],
    completed: ['move_not_yours', 'move_not_yours', 'application_ended', 'move_not_yours'],
  },
} as const satisfies Record<ApplicationSide, Record<ApplicationStatus, readonly string[]>>

const cells = applicationSides.flatMap((by) =>
  applicationStatuses.flatMap((from) =>
    requested.map((to, column) => ({ by, from, to, expected: table[by][from][column] })),
  ),
)

describe('moves of an application', () => {
  test.each(cells)('moving from $from to $to by the $by side: $expected', ({ by, from, to, expected }) => {
    expect(tryMove({ from, to, by })).toBe(expected)
  })

  test('ending accepted work needs a reason, withdrawing a pending application does not', () => {
    for (const by of applicationSides) {
      expect(tryMove({ from: 'accepted', to: 'withdrawn', by, reason: null })).toBe('reason_required')
      expect(tryMove({ from: 'accepted', to: 'withdrawn', by, reason: '' })).toBe('reason_required')
    }
    expect(tryMove({ from: 'pending', to: 'withdrawn', by: 'volunteer', reason: null })).toBe('allowed')
  })

  test('an ended application records which side ended it', () => {
    const ended = (from: ApplicationStatus, by: ApplicationSide) =>
      decideMove({
        application: { status: from, endedBy: null },
        to: 'withdrawn',
        by,
        reason: 'A reason',
        project: running,
      })
    expect(ended('pending', 'volunteer')).toEqual({ allowed: true, endedBy: 'volunteer' })
    expect(ended('accepted', 'volunteer')).toEqual({ allowed: true, endedBy: 'volunteer' })
    expect(ended('accepted', 'organization')).toEqual({ allowed: true, endedBy: 'organization' })
  })

  test('no one can be accepted without an open spot or on a completed project, but declining still works', () => {
    const full = { ...running, acceptedCount: 3 }
    expect(tryMove({ from: 'pending', to: 'accepted', by: 'organization', project: full })).toBe(
      'no_places_left',
    )
    expect(tryMove({ from: 'pending', to: 'declined', by: 'organization', project: full })).toBe('allowed')
    const completed = { ...running, status: 'completed' } as const
    expect(tryMove({ from: 'pending', to: 'accepted', by: 'organization', project: completed })).toBe(
      'project_completed',
    )
    expect(tryMove({ from: 'pending', to: 'declined', by: 'organization', project: completed })).toBe(
      'allowed',
    )
  })

  test('volunteers can be accepted while a project is paused, and without limit if none is stated', () => {
    const paused = { ...running, status: 'paused' } as const
    expect(tryMove({ from: 'pending', to: 'accepted', by: 'organization', project: paused })).toBe('allowed')
    const unlimited = { status: 'active', maxVolunteers: null, acceptedCount: 500 } as const
    expect(tryMove({ from: 'pending', to: 'accepted', by: 'organization', project: unlimited })).toBe(
      'allowed',
    )
  })

  test('people are offered exactly the moves that are allowed', () => {
    for (const status of applicationStatuses) {
      const application = { status, endedBy: null }
      expect(isPending(application)).toBe(
        tryMove({ from: status, to: 'accepted', by: 'organization' }) === 'allowed',
      )
      expect(canBeEnded(application)).toBe(
        tryMove({ from: status, to: 'completed', by: 'organization' }) === 'allowed',
      )
    }
  })
})

describe('applying again', () => {
  const states: ApplicationState[] = applicationStatuses.flatMap((status): ApplicationState[] =>
    status === 'withdrawn'
      ? applicationSides.map((endedBy) => ({ status, endedBy }))
      : [{ status, endedBy: null }],
  )

  test.each(states)('after $status (ended by $endedBy), applying again follows A13', (latest) => {
    const isOwnWithdrawal = latest.status === 'withdrawn' && latest.endedBy === 'volunteer'
    expect(decideReapplication(latest)).toBe(isOwnWithdrawal ? 'again' : 'no')
  })

  test('without an earlier application, it is a first application', () => {
    expect(decideReapplication(null)).toBe('apply')
  })
})

test('completed applications count like accepted ones, and pending ones are open without taking a spot', () => {
  expect(applicationStatuses.filter(occupiesSpot)).toEqual(['accepted', 'completed'])
  expect(liveApplicationStatuses).toEqual(['pending', 'accepted', 'completed'])
})

test('spots, counts and statuses stay consistent whatever both sides do in any order', () => {
  const attempt = fc.record({
    volunteer: fc.nat(5),
    to: fc.constantFrom(...requested),
    by: fc.constantFrom(...applicationSides),
    reason: fc.constantFrom(null, 'A reason'),
  })
  const start = fc.record({
    maxVolunteers: fc.option(fc.integer({ min: 1, max: 4 })),
    status: fc.constantFrom(...projectStatuses.filter((status) => !isEndedStatus(status))),
  })
  fc.assert(
    fc.property(start, fc.array(attempt, { maxLength: 40 }), ({ maxVolunteers, status }, attempts) => {
      const applications = Array.from({ length: 6 }, (): ApplicationState => ({
        status: 'pending',
        endedBy: null,
      }))
      let project: { status: ProjectStatus; maxVolunteers: number | null; acceptedCount: number } = {
        maxVolunteers,
        acceptedCount: 0,
        status: statusAfterSpotsChange(status, { maxVolunteers, acceptedCount: 0 }),
      }
      for (const { volunteer, to, by, reason } of attempts) {
        const application = applications[volunteer]
        if (!application) continue
        const decision = decideMove({ application, to, by, reason, project })
        if (!decision.allowed) continue
        expect(application.status === 'pending' || application.status === 'accepted').toBe(true)
        applications[volunteer] = { status: to, endedBy: decision.endedBy }
        const acceptedCount = applications.filter((each) => occupiesSpot(each.status)).length
        project = {
          ...project,
          acceptedCount,
          status: statusAfterSpotsChange(project.status, { maxVolunteers, acceptedCount }),
        }
        expect((to === 'withdrawn') === (decision.endedBy !== null)).toBe(true)
        expect(acceptedCount).toBeLessThanOrEqual(maxVolunteers ?? Infinity)
        const running =
          acceptedCount === 0 ? 'open' : acceptedCount === maxVolunteers ? 'in_progress' : 'active'
        expect(project.status).toBe(status === 'paused' ? 'paused' : running)
      }
    }),
  )
})

describe('completing a project (A12)', () => {
  const reconcile = (status: (typeof applicationStatuses)[number], reason: string | null = null) =>
    resolveOnCompletion({ status, endedBy: null }, reason)

  test('completing a project signs off accepted work', () => {
    expect(reconcile('accepted')).toEqual({ to: 'completed', endedBy: null, reason: null })
  })

  test('completing a project ends the work of volunteers who are left out, with the reason', () => {
    expect(reconcile('accepted', 'It was not done')).toEqual({
      to: 'withdrawn',
      endedBy: 'organization',
      reason: 'It was not done',
    })
  })

  test('completing a project declines pending applications with the reason "The project was completed"', () => {
    const declined = { to: 'declined', endedBy: null, reason: 'The project was completed' }
    expect(reconcile('pending')).toEqual(declined)
    expect(reconcile('pending', 'A reason')).toEqual(declined)
  })

  test.each(['declined', 'withdrawn', 'completed'] as const)(
    'completing a project leaves %s applications unchanged',
    (status) => {
      expect(reconcile(status)).toBe(null)
    },
  )
})

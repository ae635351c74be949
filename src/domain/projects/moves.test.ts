import { describe, expect, test } from 'vitest'
import {
  decideProjectMove,
  listProjectMoves,
  canSeeProject,
  projectMoves,
  findManageRefusal,
} from './moves.ts'
import { projectStatuses, projectVisibilities } from './projects.ts'

const spots = { maxVolunteers: 2, acceptedCount: 1 }

describe('moves of a project (A11)', () => {
  test.each([
    ['draft', 'open', ['edit', 'publish', 'duplicate', 'delete']],
    ['published', 'open', ['edit', 'pause', 'complete', 'cancel', 'duplicate']],
    ['published', 'active', ['edit', 'pause', 'complete', 'cancel', 'duplicate']],
    ['published', 'in_progress', ['edit', 'pause', 'complete', 'cancel', 'duplicate']],
    ['published', 'paused', ['edit', 'resume', 'complete', 'cancel', 'duplicate']],
    ['published', 'completed', ['report', 'duplicate']],
    ['published', 'canceled', ['duplicate']],
    ['held', 'open', ['edit', 'duplicate']],
    ['held', 'completed', ['duplicate']],
  ] as const)('a %s project with status %s can: %j', (visibility, status, moves) => {
    expect(listProjectMoves({ ...spots, visibility, status })).toEqual(moves)
  })

  test('a draft that a verification would publish can also stay a draft', () => {
    const draft = { ...spots, visibility: 'draft', status: 'open' } as const
    const moves = listProjectMoves({ ...draft, publishesWhenVerified: true })
    expect(moves).toEqual(['edit', 'publish', 'keep', 'duplicate', 'delete'])
  })

  test.each([
    ['publish', { visibility: 'published', status: 'open' }, 'not_a_draft'],
    ['keep', { visibility: 'published', status: 'open' }, 'not_a_draft'],
    ['delete', { visibility: 'published', status: 'open' }, 'not_a_draft'],
    ['pause', { visibility: 'draft', status: 'open' }, 'project_not_published'],
    ['complete', { visibility: 'draft', status: 'open' }, 'project_not_published'],
    ['pause', { visibility: 'published', status: 'paused' }, 'project_already_paused'],
    ['resume', { visibility: 'published', status: 'active' }, 'project_not_paused'],
    ['pause', { visibility: 'published', status: 'completed' }, 'project_completed'],
    ['resume', { visibility: 'published', status: 'completed' }, 'project_completed'],
    ['complete', { visibility: 'published', status: 'completed' }, 'project_completed'],
    ['edit', { visibility: 'published', status: 'completed' }, 'project_completed'],
    ['cancel', { visibility: 'published', status: 'completed' }, 'project_completed'],
    ['cancel', { visibility: 'published', status: 'canceled' }, 'project_canceled'],
    ['complete', { visibility: 'published', status: 'canceled' }, 'project_canceled'],
    ['resume', { visibility: 'published', status: 'canceled' }, 'project_canceled'],
    ['edit', { visibility: 'published', status: 'canceled' }, 'project_canceled'],
    ['report', { visibility: 'published', status: 'canceled' }, 'project_not_completed'],
    ['cancel', { visibility: 'draft', status: 'open' }, 'project_not_published'],
    ['cancel', { visibility: 'held', status: 'open' }, 'project_held'],
    ['report', { visibility: 'published', status: 'active' }, 'project_not_completed'],
    ['report', { visibility: 'held', status: 'completed' }, 'project_held'],
    ['publish', { visibility: 'held', status: 'open' }, 'project_held'],
    ['pause', { visibility: 'held', status: 'open' }, 'project_held'],
  ] as const)('%s is refused for %o: %s', (move, state, refusal) => {
    expect(decideProjectMove({ ...spots, ...state }, move)).toEqual({ allowed: false, refusal })
  })

  test.each([
    [{ maxVolunteers: 2, acceptedCount: 0 }, 'open'],
    [{ maxVolunteers: 2, acceptedCount: 1 }, 'active'],
    [{ maxVolunteers: 2, acceptedCount: 2 }, 'in_progress'],
    [{ maxVolunteers: null, acceptedCount: 9 }, 'active'],
  ] as const)('resuming derives the status from the spots: %o gives %s', (taken, status) => {
    const paused = { ...taken, visibility: 'published', status: 'paused' } as const
    expect(decideProjectMove(paused, 'resume')).toEqual({ allowed: true, visibility: 'published', status })
  })

  test('only publishing changes who sees a project, and only pause, resume, complete and cancel change its status', () => {
    for (const visibility of projectVisibilities) {
      for (const status of projectStatuses) {
        for (const move of projectMoves) {
          const decision = decideProjectMove({ ...spots, visibility, status }, move)
          if (!decision.allowed) continue
          expect(decision.visibility === visibility).toBe(move !== 'publish')
          const movesStatus = ['pause', 'resume', 'complete', 'cancel'].includes(move)
          expect(decision.status === status).toBe(!movesStatus)
        }
      }
    }
  })
})

describe('managing a project', () => {
  const project = { organizationId: 'shelter', visibility: 'published' } as const
  const member = { organizations: [{ id: 'pantry' }, { id: 'shelter' }] }
  const other = { organizations: [{ id: 'pantry' }] }

  test('every member of its organization manages a project, and no one else', () => {
    expect(findManageRefusal(member, project)).toBe(null)
    expect(findManageRefusal(other, project)).toBe('project_not_yours')
    expect(findManageRefusal(null, project)).toBe('project_not_yours')
  })

  test('only its members can see an unpublished project', () => {
    for (const visibility of ['draft', 'held'] as const) {
      const hidden = { ...project, visibility }
      expect([
        canSeeProject(member, hidden),
        canSeeProject(other, hidden),
        canSeeProject(null, hidden),
      ]).toEqual([true, false, false])
      expect(findManageRefusal(other, hidden)).toBe('project_not_found')
      expect(findManageRefusal(member, hidden)).toBe(null)
    }
  })

  test('a removed project is gone for everyone', () => {
    expect(findManageRefusal(member, { ...project, visibility: 'removed' })).toBe('gone')
    expect(findManageRefusal(member, null)).toBe('project_not_found')
  })
})

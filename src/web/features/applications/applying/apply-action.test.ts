import { describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { ids } from '#tests/support/answers/answers.ts'
import { decideApplyAction } from './apply-action.ts'

type Viewer = NonNullable<Project['viewer']>
const viewer = (overrides: Partial<Viewer>): Viewer => ({
  isMember: false,
  mayApply: 'apply',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
  ...overrides,
})
const applied = (status: NonNullable<Viewer['application']>['status']) => ({ id: ids.application, status })
const decide = (seen: Viewer | null, closed: Project['applicationsClosedReason'] = null) =>
  decideApplyAction({ viewer: seen, applicationsClosedReason: closed })

describe('the apply card', () => {
  it('asks signed-out visitors to sign in', () => {
    expect(decide(null)).toEqual({ kind: 'sign-in' })
  })

  it('lets a volunteer apply to an open project', () => {
    expect(decide(viewer({}))).toEqual({ kind: 'apply' })
  })

  it('shows that a volunteer has applied, and the status of the application', () => {
    expect(
      decide(
        viewer({
          mayApply: 'no',
          hasReopenAlert: false,
          hasBlocked: false,
          hasReported: false,
          application: applied('pending'),
        }),
      ),
    ).toEqual({
      kind: 'applied',
      status: 'pending',
    })
  })

  it('shows the application even after the project stops taking applications', () => {
    expect(
      decide(
        viewer({
          mayApply: 'no',
          hasReopenAlert: false,
          hasBlocked: false,
          hasReported: false,
          application: applied('accepted'),
        }),
        'full',
      ).kind,
    ).toBe('applied')
  })

  it('says that the project was canceled rather than that its application was declined', () => {
    const seen = viewer({
      mayApply: 'no',
      hasReopenAlert: false,
      hasBlocked: false,
      hasReported: false,
      application: applied('declined'),
    })
    expect(decide(seen, 'canceled')).toEqual({ kind: 'closed', reason: 'canceled' })
  })

  it('says that the block of a volunteer is in the way, unless something else is', () => {
    const seen = viewer({ hasBlocked: true })
    expect(decide(seen)).toEqual({ kind: 'blocked' })
    const withdrawn = viewer({ mayApply: 'again', hasBlocked: true, application: applied('withdrawn') })
    expect(decide(withdrawn)).toEqual({ kind: 'blocked' })
    const accepted = viewer({ mayApply: 'no', hasBlocked: true, application: applied('accepted') })
    expect(decide(accepted)).toEqual({ kind: 'applied', status: 'accepted' })
    expect(decide(seen, 'full')).toEqual({ kind: 'closed', reason: 'full' })
  })

  it('lets a volunteer apply again after withdrawing', () => {
    expect(
      decide(
        viewer({
          mayApply: 'again',
          hasReopenAlert: false,
          hasBlocked: false,
          hasReported: false,
          application: applied('withdrawn'),
        }),
      ),
    ).toEqual({
      kind: 'again',
    })
  })

  it.each(['completed', 'paused', 'full', 'deadline_passed', 'not_published'] as const)(
    'explains why no one can apply: %s',
    (reason) => {
      expect(decide(viewer({}), reason)).toEqual({ kind: 'closed', reason })
      expect(decide(null, reason)).toEqual({ kind: 'closed', reason })
    },
  )

  it('shows members of the organization that the project is theirs', () => {
    expect(decide(viewer({ isMember: true, mayApply: 'no' }), 'paused')).toEqual({ kind: 'own' })
  })

  it('explains to other organizations that only volunteers can apply', () => {
    expect(decide(viewer({ mayApply: 'no' }))).toEqual({ kind: 'volunteers-only' })
  })
})

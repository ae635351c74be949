import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scopeOf, type AgreedScope } from './agreed-scope.ts'
import { applicationStatuses } from './applications.ts'
import {
  decideScopeAnswer,
  decideScopeRequest,
  listDeclinedFields,
  scopeAnswers,
  scopeChangeStatuses,
} from './scope-changes.ts'

const agreed = scopeOf({
  title: 'A spring campaign',
  deliverables: 'Five flyers',
  timeCommitment: 2,
  duration: '1-2 weeks',
  startDate: null,
  endDate: null,
  milestones: [],
  timeline: null,
  isRemote: true,
  location: null,
  contactName: null,
  contactInstructions: null,
})
const withHours = (hoursPerWeek: number, scope: AgreedScope = agreed): AgreedScope => ({
  ...scope,
  hoursPerWeek,
  totalHours: hoursPerWeek * 1.5,
})

describe('an edit of a project', () => {
  it('asks for what it changes of the agreed work', () => {
    const after = withHours(40)
    expect(decideScopeRequest({ agreed, open: null, before: agreed, after })).toEqual({
      kind: 'ask',
      proposed: after,
      changes: [
        { field: 'hours', before: '2', after: '40' },
        { field: 'totalHours', before: '3', after: '60' },
      ],
    })
  })

  it('asks for nothing if it changes other fields only', () => {
    expect(decideScopeRequest({ agreed, open: null, before: agreed, after: agreed })).toEqual({
      kind: 'none',
    })
  })

  it('adds its changes to those of an open request', () => {
    const open = withHours(40)
    const after = { ...open, timeline: 'Starts in May' }
    expect(decideScopeRequest({ agreed, open, before: open, after })).toMatchObject({
      kind: 'ask',
      proposed: after,
      changes: [{ field: 'hours' }, { field: 'totalHours' }, { field: 'timeline' }],
    })
  })

  it('closes an open request if it returns to what was agreed', () => {
    const open = withHours(40)
    expect(decideScopeRequest({ agreed, open, before: open, after: agreed })).toEqual({ kind: 'close' })
  })

  it('does not ask again for what the volunteer declined, unless it changes that field', () => {
    const declined = withHours(40)
    const renamed = { ...declined, title: 'A summer campaign' }
    expect(decideScopeRequest({ agreed, open: null, before: declined, after: renamed })).toMatchObject({
      kind: 'ask',
      changes: [{ field: 'title' }],
    })
    expect(decideScopeRequest({ agreed, open: null, before: declined, after: agreed })).toEqual({
      kind: 'none',
    })
  })
})

describe('what volunteers have declined', () => {
  const project = { ...withHours(40), title: 'A summer campaign' }

  it('is where the project differs from what they agreed to and are not asked for', () => {
    expect(listDeclinedFields(project, [])).toEqual([])
    expect(listDeclinedFields(project, [project])).toEqual([])
    expect(listDeclinedFields(project, [{ ...agreed, title: project.title }])).toEqual([
      'hours',
      'totalHours',
    ])
  })

  it('is each field once, in display order, if several volunteers declined it', () => {
    const scopes = [agreed, { ...project, title: agreed.title }]
    expect(listDeclinedFields(project, scopes)).toEqual(['title', 'hours', 'totalHours'])
  })
})

describe('the answer to a request', () => {
  const open = {
    change: { status: 'open' },
    application: { status: 'accepted' },
    by: 'volunteer',
    answer: 'accept',
    reason: null,
  } as const

  it('accepts, declines, or declines and ends the work', () => {
    expect(decideScopeAnswer(open)).toEqual({ allowed: true, to: 'accepted', endsWork: false })
    expect(decideScopeAnswer({ ...open, answer: 'decline' })).toEqual({
      allowed: true,
      to: 'declined',
      endsWork: false,
    })
    expect(decideScopeAnswer({ ...open, answer: 'end', reason: 'Too much.' })).toEqual({
      allowed: true,
      to: 'declined',
      endsWork: true,
    })
  })

  it('ends the work only with a reason', () => {
    expect(decideScopeAnswer({ ...open, answer: 'end' })).toEqual({
      allowed: false,
      refusal: 'reason_required',
    })
  })

  it('is refused to the organization, and once the request is not open', () => {
    const refusalOf = (given: Partial<Parameters<typeof decideScopeAnswer>[0]>) => {
      const decision = decideScopeAnswer({ ...open, ...given })
      return decision.allowed ? null : decision.refusal
    }
    expect(refusalOf({ by: 'organization' })).toBe('scope_change_not_yours')
    expect(refusalOf({ change: { status: 'accepted' } })).toBe('scope_change_answered')
    expect(refusalOf({ change: { status: 'declined' } })).toBe('scope_change_answered')
    expect(refusalOf({ change: { status: 'superseded' } })).toBe('scope_change_superseded')
    expect(refusalOf({ change: { status: 'closed' } })).toBe('scope_change_closed')
    expect(refusalOf({ application: { status: 'completed' } })).toBe('scope_change_closed')
  })

  it('is allowed in no other state', () => {
    const given = fc.record({
      change: fc.record({ status: fc.constantFrom(...scopeChangeStatuses) }),
      application: fc.record({ status: fc.constantFrom(...applicationStatuses) }),
      by: fc.constantFrom('volunteer', 'organization'),
      answer: fc.constantFrom(...scopeAnswers),
      reason: fc.option(fc.string({ minLength: 1 }), { nil: null }),
    })
    fc.assert(
      fc.property(given, (each) => {
        const isOpen =
          each.change.status === 'open' && each.application.status === 'accepted' && each.by === 'volunteer'
        const hasReason = each.answer !== 'end' || each.reason !== null
        expect(decideScopeAnswer(each).allowed).toBe(isOpen && hasReason)
      }),
    )
  })
})

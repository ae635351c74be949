import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applicationSides, applicationStatuses } from './applications.ts'
import { isOwnNote, isShortlisted, findComparisonRefusal } from './triage.ts'

it('an application is on the shortlist while it is marked and pending', () => {
  const marks = fc.option(fc.constant(new Date('2026-11-21T12:00:00Z')))
  const states = fc.record({
    status: fc.constantFrom(...applicationStatuses),
    endedBy: fc.option(fc.constantFrom(...applicationSides)),
  })
  fc.assert(
    fc.property(states, marks, (state, mark) => {
      expect(isShortlisted(state, mark)).toBe(mark !== null && state.status === 'pending')
    }),
  )
})

it('two to four applications to one project can be compared', () => {
  const lists = fc.array(fc.record({ projectId: fc.constantFrom('a', 'b') }), { maxLength: 6 })
  fc.assert(
    fc.property(lists, (list) => {
      const projects = new Set(list.map(({ projectId }) => projectId)).size
      expect(findComparisonRefusal(list) === null).toBe(
        list.length >= 2 && list.length <= 4 && projects === 1,
      )
    }),
  )
  const to = (projectId: string) => ({ projectId })
  expect(findComparisonRefusal([to('a')])).toBe('too_few')
  expect(findComparisonRefusal([to('a'), to('b')])).toBe('several_projects')
  expect(findComparisonRefusal(Array.from({ length: 5 }, () => to('a')))).toBe('too_many')
})

it('only its author changes a note, and no one does after the author is gone', () => {
  expect(isOwnNote({ authorId: 'ruth' }, 'ruth')).toBe(true)
  expect(isOwnNote({ authorId: 'bea' }, 'ruth')).toBe(false)
  expect(isOwnNote({ authorId: null }, 'ruth')).toBe(false)
})

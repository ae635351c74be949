import { expect, test } from 'vitest'
import { isOpen } from './browsing/marks.ts'
import { makeOpenSlots, type AcceptingProject } from './open-slots.ts'

const project = (stated: Partial<AcceptingProject>): AcceptingProject => ({
  status: 'open',
  maxVolunteers: 3,
  acceptedCount: 0,
  pendingCount: 0,
  deadlineEnforced: true,
  applicationDeadline: null,
  timeZone: 'America/New_York',
  ...stated,
})

test('a project takes applications until its last day ends in its time zone, whenever it was added', () => {
  const slots = makeOpenSlots(0)
  const read = (newYork: string, tokyo: string) =>
    [...slots.bits((zone) => (zone === 'Asia/Tokyo' ? tokyo : newYork))].map((bit) => bit === isOpen)
  slots.push(project({}))
  slots.push(project({ applicationDeadline: '2026-03-10' }))
  slots.push(project({ applicationDeadline: '2026-03-10', timeZone: 'Asia/Tokyo' }))
  slots.push(project({ status: 'completed' }))
  expect(read('2026-03-09', '2026-03-10')).toEqual([true, true, true, false])
  // The same days again, and one that came in meanwhile.
  slots.push(project({ applicationDeadline: '2026-03-09' }))
  expect(read('2026-03-09', '2026-03-10')).toEqual([true, true, true, false, true])
  // The day ended in Tokyo first.
  expect(read('2026-03-10', '2026-03-11')).toEqual([true, true, false, false, false])
  expect(read('2026-03-11', '2026-03-11')).toEqual([true, false, false, false, false])
  // A clock that was set back.
  expect(read('2026-03-09', '2026-03-10')).toEqual([true, true, true, false, true])
})

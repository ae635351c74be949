import { expect, test } from 'vitest'
import { arrangeTasks, findWorkTask, volunteerTasks } from './tasks.ts'

type Task = { kind: (typeof volunteerTasks)[number]; id: number }
const tasks = (kind: Task['kind'], count: number): Task[] =>
  Array.from({ length: count }, (_, id) => ({ kind, id }))

test('a home shows at most two rows of a kind, and five in all', () => {
  const many = (['waiting', 'reviews', 'log_hours', 'messages', 'accepted'] as const).flatMap((kind) =>
    tasks(kind, 3),
  )
  expect(arrangeTasks(volunteerTasks, many).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'accepted 0',
    'accepted 1',
    'messages 0',
    'messages 1',
    'log_hours 0',
  ])
})

test('work that someone was just accepted for is shown until hours are logged or a week has passed', () => {
  const acceptedOn = '2026-11-02'
  expect(findWorkTask({ acceptedOn, lastLoggedOn: null, today: '2026-11-08' })).toBe('accepted')
  expect(findWorkTask({ acceptedOn, lastLoggedOn: '2026-11-03', today: '2026-11-08' })).toBeNull()
  expect(findWorkTask({ acceptedOn, lastLoggedOn: null, today: '2026-11-09' })).toBe('log_hours')
})

test('hours are asked for again a week after the last ones', () => {
  const work = { acceptedOn: '2026-10-01', lastLoggedOn: '2026-11-03' }
  expect(findWorkTask({ ...work, today: '2026-11-09' })).toBeNull()
  expect(findWorkTask({ ...work, today: '2026-11-10' })).toBe('log_hours')
})

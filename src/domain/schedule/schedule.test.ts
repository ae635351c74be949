import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scheduleDefaults } from './defaults.ts'
import { planRule } from './schedule.ts'

const at = (text: string) => new Date(text)
const reminder = 'application.reminder'

test('an application is followed by three reminders, over a leap day and changes of the clocks', () => {
  const since = at('2028-02-27T09:30:00Z')
  const plan = planRule(reminder, scheduleDefaults, { since, now: since })
  expect(plan.map(({ step, dueAt }) => [step, dueAt.toISOString()])).toEqual([
    [1, '2028-02-29T09:30:00.000Z'],
    [2, '2028-03-03T09:30:00.000Z'],
    [3, '2028-03-08T09:30:00.000Z'],
  ])
})

test('of the steps that were missed only the last one is made up for', () => {
  const now = at('2026-06-07T00:00:00Z')
  const plan = planRule(reminder, scheduleDefaults, { since: at('2026-06-01T00:00:00Z'), now })
  expect(plan.map(({ step, dueAt }) => [step, dueAt.toISOString()])).toEqual([
    [2, '2026-06-07T00:00:00.000Z'],
    [3, '2026-06-11T00:00:00.000Z'],
  ])
})

test('an old application is not released before its organization was reminded', () => {
  const now = at('2026-06-30T00:00:00Z')
  const cause = { since: at('2026-01-01T00:00:00Z'), now }
  const rules = [reminder, 'application.release'] as const
  const plan = rules.flatMap((rule) => planRule(rule, scheduleDefaults, cause))
  expect(plan.map(({ rule, dueAt }) => [rule, dueAt.toISOString()])).toEqual([
    ['application.reminder', '2026-06-30T00:00:00.000Z'],
    ['application.release', '2026-07-04T00:00:00.000Z'],
  ])
})

test('nothing is ever planned for the past, and the steps stay in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }),
      (age, counts) => {
        const now = at('2026-06-01T00:00:00Z')
        const since = new Date(now.getTime() - age * 86_400_000)
        const sorted = counts.toSorted((a, b) => a - b)
        const plan = planRule(reminder, { ...scheduleDefaults, [reminder]: sorted }, { since, now })
        const times = plan.map(({ dueAt }) => dueAt.getTime())
        expect(times.every((time) => time >= now.getTime())).toBe(true)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      },
    ),
  )
})

test('the defaults are in order', () => {
  for (const counts of Object.values(scheduleDefaults)) {
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  }
})

import { expect, test } from 'vitest'
import { listMilestoneWarnings } from './milestones.ts'

const work = { today: '2026-11-20', totalHours: 40 }

test('a milestone whose date is over, or after more hours than the project takes, is probably a mistake', () => {
  const warnings = (dueDate: string | null, afterHours: number | null) =>
    listMilestoneWarnings({ dueDate, afterHours }, work)
  expect(warnings('2020-01-01', 2000)).toEqual(['past', 'beyond'])
  expect(warnings('2026-11-19', 40)).toEqual(['past'])
  expect(warnings('2026-11-20', 41)).toEqual(['beyond'])
  expect(warnings('2026-11-20', 40)).toEqual([])
  expect(warnings(null, null)).toEqual([])
})

test('without an estimate of the hours, only the date counts', () => {
  const milestone = { dueDate: null, afterHours: 2000 }
  expect(listMilestoneWarnings(milestone, { today: '2026-11-20', totalHours: null })).toEqual([])
})

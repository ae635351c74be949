import { expect, test } from 'vitest'
import { listMilestoneSlips } from './milestones.ts'

const work = { today: '2026-11-20', totalHours: 40 }

test('a milestone whose date is over, or after more hours than the project takes, is probably a mistake', () => {
  const slips = (dueDate: string | null, afterHours: number | null) =>
    listMilestoneSlips({ dueDate, afterHours }, work)
  expect(slips('2020-01-01', 2000)).toEqual(['past', 'beyond'])
  expect(slips('2026-11-19', 40)).toEqual(['past'])
  expect(slips('2026-11-20', 41)).toEqual(['beyond'])
  expect(slips('2026-11-20', 40)).toEqual([])
  expect(slips(null, null)).toEqual([])
})

test('without an estimate of the hours, only the date counts', () => {
  const milestone = { dueDate: null, afterHours: 2000 }
  expect(listMilestoneSlips(milestone, { today: '2026-11-20', totalHours: null })).toEqual([])
})

import type { HourEntry } from '#contract/hours/hours.ts'
import { ids } from './answers.ts'

export const anHourEntry = (overrides: Partial<HourEntry> = {}): HourEntry => ({
  id: ids.hours,
  applicationId: ids.application,
  date: '2026-11-12',
  hours: 3,
  note: 'Interviews with two families',
  status: 'awaiting',
  confirmedAfterDays: null,
  reason: null,
  version: 1,
  createdAt: '2026-11-12T18:00:00.000Z',
  updatedAt: '2026-11-12T18:00:00.000Z',
  decidedAt: null,
  ...overrides,
})

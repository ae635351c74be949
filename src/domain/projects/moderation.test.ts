import { describe, expect, test } from 'vitest'
import {
  canReportProject,
  listProjectCaseDecisions,
  opensCase,
  projectCaseState,
  type ProjectCaseState,
} from './moderation.ts'

describe('the case of a project', () => {
  test.each<[string, Parameters<typeof projectCaseState>[0], ProjectCaseState]>([
    ['was never reported', { openReports: 0, isHeld: false, isRemoved: false, lastDecision: null }, 'none'],
    [
      'is open while a report waits',
      { openReports: 1, isHeld: false, isRemoved: false, lastDecision: 'dismiss' },
      'open',
    ],
    [
      'is dismissed',
      { openReports: 0, isHeld: false, isRemoved: false, lastDecision: 'dismiss' },
      'dismissed',
    ],
    ['is held', { openReports: 1, isHeld: true, isRemoved: false, lastDecision: null }, 'held'],
    ['is removed', { openReports: 0, isHeld: false, isRemoved: true, lastDecision: 'remove' }, 'removed'],
    ['is restored', { openReports: 0, isHeld: false, isRemoved: false, lastDecision: 'remove' }, 'restored'],
    [
      'is open again after it was restored',
      { openReports: 2, isHeld: false, isRemoved: false, lastDecision: 'remove' },
      'open',
    ],
  ])('%s', (_, events, state) => {
    expect(projectCaseState(events)).toBe(state)
  })

  test.each<[ProjectCaseState, string[]]>([
    ['open', ['dismiss', 'hold', 'remove']],
    ['held', ['dismiss', 'remove']],
    ['none', ['remove']],
    ['dismissed', ['remove']],
    ['restored', ['remove']],
    ['removed', ['restore']],
  ])('that is %s allows exactly %j', (state, decisions) => {
    expect(listProjectCaseDecisions(state)).toEqual(decisions)
  })
})

test('only others can report a project, and only while it is published', () => {
  expect(canReportProject('published', false)).toBe(true)
  expect(canReportProject('published', true)).toBe(false)
  for (const visibility of ['draft', 'held', 'removed'] as const) {
    expect(canReportProject(visibility, false)).toBe(false)
  }
})

test('a finding that only warns opens no case', () => {
  expect(opensCase({ effect: 'block' })).toBe(true)
  expect(opensCase({ effect: 'review' })).toBe(true)
  expect(opensCase({ effect: 'require' })).toBe(false)
  expect(opensCase({ effect: 'warn' })).toBe(false)
})

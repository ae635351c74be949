import { expect, test } from 'vitest'
import { describeRule } from './rules.ts'
import { scheduleDefaults } from '#domain/schedule/defaults.ts'
import { scheduledRules } from '#domain/schedule/schedule.ts'

test('every rule says in a sentence what happens, with the days that are set', () => {
  expect(describeRule('application.reminder', scheduleDefaults, 'en')).toEqual({
    name: 'Application waiting for an answer',
    sentence:
      'If an organization has not answered an application, we remind its members after 2, 5, and 10 days.',
    subject: 'Application',
  })
  // People choose the day of their weekly summary.
  for (const rule of scheduledRules.filter((each) => each !== 'volunteer.summary')) {
    const { sentence } = describeRule(rule, { ...scheduleDefaults, [rule]: [97] }, 'en')
    expect(sentence).toContain('97')
  }
})

test('a rule that is turned off says so', () => {
  const days = { ...scheduleDefaults, 'application.release': [] }
  expect(describeRule('application.release', days, 'en').sentence).toContain('turned off on this site')
})

import { expect, test } from 'vitest'
import { createLabels } from './export-values.ts'

test('the page of an export names states, kinds and languages, and leaves what people wrote as it is', () => {
  const label = createLabels('en')
  expect(label('status', 'in_progress')).toBe('In progress')
  expect(label('type', 'application.accepted')).toBe('Application accepted')
  expect(label('urgencies', ['high'])).toEqual(['High'])
  expect(label('language', 'de')).toBe('German')
  expect(label('text', 'pending')).toBe('pending')
  expect(label('reason', 'They did not answer, twice.')).toBe('They did not answer, twice.')
  expect(label('status', null)).toBeNull()
})

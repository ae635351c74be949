import { expect, test } from 'vitest'
import { findSlots } from './days.ts'

test.each([
  'Sat 9am-1pm',
  'We meet Sat.',
  'sat and sun',
  'SAT & SUN, 10 to 2',
  'SAT 10 AM',
  'Every Saturday',
  'sun mornings',
])('%s is on the weekend', (text) => {
  expect(findSlots(text)).toContain('weekend')
})

test.each([
  'SAT prep for juniors',
  'Raise SAT scores',
  'I sat with patients',
  'Work in the sun',
  'SAT/ACT tutor',
])('%s names no day', (text) => {
  expect(findSlots(text)).not.toContain('weekend')
})

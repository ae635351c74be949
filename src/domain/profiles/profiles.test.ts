import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { addLabels, parseChoiceOrText } from './profiles.ts'

test('a value from the list is the choice, anything else is the text', () => {
  expect(parseChoiceOrText('weekends', availabilityChoices)).toEqual({ choice: 'weekends', text: null })
  expect(parseChoiceOrText('Weekends', availabilityChoices)).toEqual({ choice: null, text: 'Weekends' })
  expect(parseChoiceOrText('Sundays in May', availabilityChoices)).toEqual({
    choice: null,
    text: 'Sundays in May',
  })
})

test('an added label appears once, whatever its case and spaces', () => {
  expect(addLabels(['Web Development'], ['web  development', 'Legal'], 30)).toEqual([
    'Web Development',
    'Legal',
  ])
})

test('adding labels never loses an existing one, and stops at the maximum', () => {
  const labels = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 10 })
  fc.assert(
    fc.property(labels, labels, fc.integer({ min: 0, max: 12 }), (present, added, max) => {
      const all = addLabels(present, added, max)
      expect(all.slice(0, present.length)).toEqual(present)
      expect(all.length).toBeLessThanOrEqual(Math.max(present.length, max))
    }),
  )
})

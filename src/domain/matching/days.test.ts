import { expect, test } from 'vitest'
import { findSlots, findSlotsOfListing, freeSlots, hasNoMoreTime } from './days.ts'
import { removeNegations } from './negations.ts'

test.each([
  'Sat 9am-1pm',
  'We meet Sat.',
  'sat and sun',
  'SAT & SUN, 10 to 2',
  'SAT 10 AM',
  'Every Saturday',
  'sun mornings',
])('%s is on the weekend', (text) => {
  const found = findSlots(text)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((slot) => slot !== 'saturday' && slot !== 'sunday')).toEqual([])
})

test.each([
  'SAT prep for juniors',
  'Raise SAT scores',
  'I sat with patients',
  'Work in the sun',
  'SAT/ACT tutor',
])('%s names no day', (text) => {
  expect(findSlots(text)).toHaveLength(0)
})

test.each([
  ['Weekday mornings', ['morning']],
  ['After school on Mondays', ['afternoon']],
  ['Tuesdays 9am-3pm', ['morning', 'afternoon']],
  ['Fridays, 2-4pm', ['afternoon']],
  ['Wednesdays at 6 pm', ['evening']],
  ['Thursdays until 2 p.m.', ['morning']],
  ['Every Monday', ['morning', 'afternoon', 'evening']],
  ['Saturday from 9am to noon', ['saturday']],
  ['Saturdays and Sundays', ['saturday', 'sunday']],
])('%s is then', (text, slots) => {
  expect(findSlots(text)).toEqual(slots)
})

test('a date without a day of the week may be on the weekend', () => {
  expect(findSlotsOfListing('Beach day on July 9th, 9am to 12pm')).toEqual(['morning', 'saturday', 'sunday'])
  expect(findSlotsOfListing('Monday, July 9th, 9am to 12pm')).toEqual(['morning'])
})

test.each([
  ['flexible', 'Any day, but never Saturday.', ['morning', 'afternoon', 'evening', 'sunday']],
  ['flexible', 'SUNDAYS I WORK so no', ['morning', 'afternoon', 'evening', 'saturday']],
  ['flexible', 'No evenings please.', ['morning', 'afternoon', 'saturday', 'sunday']],
  ['weekends', 'Most Saturdays from May to October are booked, Sundays are usually free.', ['sunday']],
  ['business_hours', 'Mornings only, I mind my niece after three.', ['morning']],
  ['business_hours', 'I can come on Tuesday afternoons.', ['afternoon']],
  ['business_hours', 'Not Friday afternoon.', ['morning', 'afternoon']],
  ['weekends', 'I play in a Sunday league.', ['saturday', 'sunday']],
  ['weekends', 'Also Wednesday evenings.', ['evening', 'saturday', 'sunday']],
] as const)('selecting %s and writing “%s” is free then', (choice, biography, slots) => {
  expect(freeSlots(choice, biography, removeNegations(biography))).toEqual(slots)
})

test.each([
  'Up to three hours',
  'One Sunday a month',
  'An hour, and that is honestly it',
  'no more than 3 hours',
  'only two evenings a week',
])('“%s” says that there is no more time', (text) => {
  expect(hasNoMoreTime(text)).toBe(true)
})

test('other numbers do not say that there is no more time', () => {
  expect(hasNoMoreTime('Five hours a week. Six years of teaching, ten of them with two grades.')).toBe(false)
})

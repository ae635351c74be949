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
  ['Wednesdays, 9am-12pm or 1pm-4pm', ['morning', 'afternoon']],
  ['Tuesdays 9am-11am and Thursdays 6-8pm', ['morning', 'evening']],
  ['10am to 4 on Wednesdays', ['morning', 'afternoon']],
  ['Mondays until 1am', ['evening']],
  ['Applications due by 5pm', []],
  ['Every Monday', ['morning', 'afternoon', 'evening']],
  ['Saturday from 9am to noon', ['saturday']],
  ['Saturdays and Sundays', ['saturday', 'sunday']],
])('%s is then', (text, slots) => {
  expect(findSlots(text)).toEqual(slots)
})

test('a date without a day of the week may be on the weekend', () => {
  expect(findSlotsOfListing('Beach day on July 9th, 9am to 12pm')).toEqual(['morning', 'saturday', 'sunday'])
  expect(findSlotsOfListing('A hotline 24/7, mornings')).toEqual(['morning'])
  expect(findSlotsOfListing('Monday, July 9th, 9am to 12pm')).toEqual(['morning'])
})

test.each([
  ['flexible', 'Any day, but never Saturday.', ['morning', 'afternoon', 'evening', 'sunday']],
  ['flexible', 'SUNDAYS I WORK so no', ['morning', 'afternoon', 'evening', 'saturday']],
  ['flexible', 'No evenings please.', ['morning', 'afternoon', 'saturday', 'sunday']],
  ['weekends', 'Saturdays are booked, Sundays are usually free.', ['sunday']],
  ['flexible', 'Evenings and weekends only.', ['evening', 'saturday', 'sunday']],
  ['flexible', 'Only weekends and evenings, please.', ['evening', 'saturday', 'sunday']],
  ['weekends', 'Sunday mornings only, please.', ['sunday']],
  ['weekday_evenings', 'Thursday evenings are booked with choir.', ['evening']],
  ['weekends', 'Saturday nights are out.', ['saturday', 'sunday']],
  ['flexible', 'I am busy on weekends.', ['morning', 'afternoon', 'evening']],
  ['flexible', 'Not available on weekends or evenings.', ['morning', 'afternoon']],
  ['weekends', 'Weekends are out.', ['saturday', 'sunday']],
  ['weekends', 'I have no weekend plans.', ['saturday', 'sunday']],
  ['weekends', 'No weekend is complete without baking.', ['saturday', 'sunday']],
  ['weekday_evenings', 'I have no evening commitments.', ['evening']],
  ['weekends', 'Sundays I work in my garden.', ['saturday', 'sunday']],
  ['flexible', 'I work nights and weekends only.', ['morning', 'afternoon', 'evening', 'saturday', 'sunday']],
  [
    'flexible',
    'Not only evenings but weekends too.',
    ['morning', 'afternoon', 'evening', 'saturday', 'sunday'],
  ],
  [
    'flexible',
    'The only weekend I am away is in May.',
    ['morning', 'afternoon', 'evening', 'saturday', 'sunday'],
  ],
  ['business_hours', 'A firefighter after 9/11, and after 3 kids I know patience.', ['morning', 'afternoon']],
  ['business_hours', 'Mornings only, I mind my niece after three.', ['morning']],
  ['business_hours', 'I can come on Tuesday afternoons.', ['morning', 'afternoon']],
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
  'I have long covid',
  'I tire easily',
])('“%s” says that there is no more time', (text) => {
  expect(hasNoMoreTime(text)).toBe(true)
})

test('other numbers do not say that there is no more time', () => {
  expect(hasNoMoreTime('Five hours a week. Six years of teaching, ten of them with two grades.')).toBe(false)
  for (const text of [
    'I just love dogs, that’s all',
    'I visit my mother one Sunday a month',
    'I work only three days a week',
  ])
    expect(hasNoMoreTime(text)).toBe(false)
})

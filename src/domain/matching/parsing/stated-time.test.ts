import { expect, test } from 'vitest'
import { findStatedTime } from './stated-time.ts'

test.each([
  ['Send one weekly email and see your mentee once a month for two hours.', 'once a month for two hours'],
  ['Visits take place once a week and last for one hour.', 'one hour'],
  ['Minimum three days a week. 10-20 students.', 'Minimum three days a week'],
  ['During the day from 9-3 and in the evening from 4-10.', 'from 9-3'],
  ['On Saturday, May 7th from 11:00 a.m. to 3:00 p.m.', 'from 11:00 a.m. to 3:00 p.m.'],
  ['Bring a friend, 5-7pm.', '5-7pm'],
  ['Join us on April 3, 2026 for our walk.', 'April 3, 2026'],
  ['10+ hours per week.', '10+ hours per week'],
])('what a listing says about time is quoted: %s', (text, words) => {
  expect(findStatedTime(text, 3)).toBe(words)
})

test.each([
  ['the hours of the field', 'It takes 3 hours a week.'],
  ['a range that they are in', 'Two to four hours per week.'],
  ['several dates', 'On May 7 or May 14.'],
  ['a range of dates', 'June 3 - June 20.'],
  ['a deadline', 'Apply by October 16.'],
  ['when something began', 'We have been here since May 3, 1999.'],
  ['ages', 'Children from 9-13 years.'],
  ['when a place is open', 'Our line is open 24 hours a day.'],
  ['a date of the news', 'After 9/11 we began.'],
  ['nothing', 'Come and help.'],
])('nothing is quoted that is no other time: %s', (_, text) => {
  expect(findStatedTime(text, 3)).toBeNull()
})

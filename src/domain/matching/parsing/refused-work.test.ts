import { expect, test } from 'vitest'
import { findRefusedWork } from './refused-work.ts'
import { parseVolunteer } from './parse-volunteer.ts'

const emptyVolunteer = { skills: [], causes: [], location: null, freeHours: null, experienceLevel: null }
const statusOf = (skill: string, biography: string) =>
  parseVolunteer({ ...emptyVolunteer, skills: [skill], biography }).offered.find(
    ({ label }) => label === skill,
  )?.as

test.each([
  ['Please no bookkeeping.', 'bookkeeping'],
  ['I cook. Please, no tutoring and no bookkeeping.', 'bookkeeping'],
  ['No bookkeeping work, please.', 'bookkeeping'],
  ['I don’t want to do gardening any more.', 'gardening'],
  ['I’m not interested in gardening, but I cook.', 'gardening'],
])('%s', (biography, id) => {
  expect([...findRefusedWork(biography)]).toContain(id)
})

test.each([
  ['Tutoring', 'No more than three hours of tutoring a week.'],
  ['Accounting', 'I don’t want my accounting skills to go to waste.'],
  ['Accounting', 'I’m tired of not using my accounting.'],
  ['Cooking', 'I don’t want to cook for more than ten people.'],
  ['Graphic Design', 'I don’t want to do graphic design alone, so a team would be great.'],
  ['Driving', 'Please no driving at night.'],
  ['Nursing', 'I’m not interested in money and I want nursing again.'],
  ['Marketing', 'Not interested in being paid for marketing.'],
  ['Photography', 'I have never done wedding photography, please be patient.'],
  ['Carpentry', 'I am tired of desks, not of carpentry.'],
  ['Music', 'I am not a musician by trade, please do not expect perfect music.'],
  ['Fundraising', 'Please no cold calls for fundraising.'],
  ['Gardening', 'I love gardening and would rather not give it up.'],
  ['Gardening', 'I cook, garden and tutor, but would rather not do it on Sundays.'],
  ['Web Development', 'Not interested in WordPress, CSS or managing people.'],
  ['Bookkeeping', 'I have no bookkeeping yet.'],
])('%s is not refused by “%s”', (skill, biography) => {
  expect(statusOf(skill, biography)).not.toBe('refused')
})

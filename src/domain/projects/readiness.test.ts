import { expect, test } from 'vitest'
import { checkReadiness, findPlaceholders } from './readiness.ts'

const ready = {
  deliverables: 'A cleaned donor list\nA guide for new records',
  definitionOfDone: 'Our treasurer has approved the list.',
  milestones: [{ title: 'The rules are agreed' }],
  timeline: null,
  duration: '1-2 months',
  timeCommitment: 10,
  contactName: 'Ruth Adler',
  endDate: null,
}
const missing = (project: Partial<Parameters<typeof checkReadiness>[0]>, placeholders: string[] = []) =>
  checkReadiness({ ...ready, ...project }, placeholders)
    .filter(({ isReady }) => !isReady)
    .map(({ topic }) => topic)

test('a listing with deliverables, milestones and an end is ready', () => {
  expect(missing({})).toEqual([])
})

test('a single deliverable in a few words does not say much', () => {
  expect(missing({ deliverables: 'A new website' })).toEqual(['scope'])
  expect(missing({ deliverables: 'Two thousand labelled bags in three languages.' })).toEqual([])
  expect(missing({ deliverables: 'A new website. A guide for it.' })).toEqual([])
})

test('a listing says when it is done, and who answers questions', () => {
  expect(missing({ definitionOfDone: ' ', contactName: null })).toEqual(['done', 'decisionMaker'])
})

test('more than 40 hours in total asks for milestones; fewer hours don’t', () => {
  expect(missing({ milestones: [] })).toEqual(['milestones'])
  expect(missing({ milestones: [], timeCommitment: 6 })).toEqual([])
  expect(checkReadiness({ ...ready, timeCommitment: 6 }, []).map(({ topic }) => topic)).toEqual([
    'scope',
    'done',
    'end',
    'decisionMaker',
  ])
})

test('ongoing work asks for an end or a review', () => {
  expect(missing({ duration: 'ongoing' })).toEqual(['end'])
  expect(missing({ duration: 'ongoing', endDate: '2027-01-31' })).toEqual([])
  expect(missing({ duration: 'ongoing', timeline: 'We look back in May.' })).toEqual([])
})

test('the parts in brackets of a template are found once each; links are none', () => {
  const texts = [
    'We have [number] donors in [system or spreadsheet].',
    'Done: [number] records',
    '[a](b) [] [x',
  ]
  expect(findPlaceholders(texts)).toEqual(['[number]', '[system or spreadsheet]'])
  expect(missing({}, ['[number]'])).toEqual(['placeholders'])
  expect(findPlaceholders(['[8] hours; done: [x]; [a](https://example.org)'])).toEqual(['[8]'])
})

import { expect, test } from 'vitest'
import { checkReadiness, findPlaceholders } from './readiness.ts'

const ready = {
  deliverables: 'A cleaned donor list\nA guide for new records',
  timeline: 'Week 1: meet',
  duration: '1-2 months',
  timeCommitment: 10,
}
const missing = (project: Partial<typeof ready>, placeholders: string[] = []) =>
  checkReadiness({ ...ready, ...project }, placeholders)
    .filter(({ isReady }) => !isReady)
    .map(({ topic }) => topic)

test('a listing with deliverables, milestones and an end is ready', () => {
  expect(missing({})).toEqual([])
})

test('one deliverable in one line does not say what done means', () => {
  expect(missing({ deliverables: 'A new website' })).toEqual(['scope'])
  expect(missing({ deliverables: 'A new website. Done when it is live.' })).toEqual([])
})

test('more than 40 hours in total asks for milestones; fewer hours don’t', () => {
  expect(missing({ timeline: ' ' })).toEqual(['milestones'])
  expect(missing({ timeline: '', timeCommitment: 6 })).toEqual([])
  expect(checkReadiness({ ...ready, timeCommitment: 6 }, []).map(({ topic }) => topic)).toEqual([
    'scope',
    'end',
  ])
})

test('ongoing work asks for an end or a review', () => {
  expect(missing({ duration: 'ongoing', timeline: '' })).toEqual(['end'])
  expect(missing({ duration: 'ongoing' })).toEqual([])
})

test('the parts in brackets of a template are found once each; links are none', () => {
  const texts = [
    'We have [number] donors in [system or spreadsheet].',
    'Done: [number] records',
    '[a](b) [] [x',
  ]
  expect(findPlaceholders(texts)).toEqual(['[number]', '[system or spreadsheet]'])
  expect(missing({}, ['[number]'])).toEqual(['placeholders'])
})

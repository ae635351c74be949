import { describe, expect, it } from 'vitest'
import { removeNegations, removeNotRequired } from './negations.ts'
import { parseVolunteer } from './parse-volunteer.ts'

const emptyVolunteer = { skills: [], causes: [], location: null, freeHours: null, experienceLevel: null }
const words = (text: string) => text.replaceAll(/[\s.]+/gu, ' ').trim()

describe('negations and learning wishes in a biography', () => {
  it.each([
    ['I draw. I do not do payroll or accounting any more.', 'I draw I do not'],
    ['I don’t drive at night, but I cook.', 'I don’t , but I cook'],
    ['I never code but I teach.', 'I never but I teach'],
    ['I cannot cook, sew or sing: I paint.', 'I cannot : I paint'],
    ['I have been learning Italian, and I sing.', 'I have been learning , and I sing'],
    ['I would love to learn to sew.', 'I would love to learn'],
    ['Looking for work and a mentor who reviews my code.', 'Looking for work and a'],
    ['Neither plumbing, wiring nor roofing.', 'Neither'],
    ['I draw. Filing won’t work for me.', 'I draw'],
    ['I draw. Tutoring is not for me.', 'I draw'],
    ['I cook, but filing and typing aren’t for me.', 'I cook, but'],
    ['I cook, filing doesn’t suit me.', 'I cook,'],
    ['I cook and filing isn’t for me.', 'I cook and'],
    ['Filing, typing and sorting don’t work for me. I draw.', 'I draw'],
    ['I teach art; math: I’m bad at it.', 'I teach art;'],
  ])('a negation or learning wish is removed: %s', (biography, left) => {
    expect(words(removeNegations(biography))).toBe(left)
  })

  it.each([
    'I not only write grants, I win them.',
    'I never tire of teaching.',
    'I am not afraid of spreadsheets.',
    'A no-kill shelter and a not-for-profit theater.',
    'No one knows bookkeeping as I do.',
    'I help children to learn to read, as a mentor for teenagers.',
    'Learning and development lead with a love of machine learning.',
  ])('words that only look like a negation stay: %s', (biography) => {
    expect(removeNegations(biography)).toBe(biography)
  })

  it('removing negations keeps every word at its position', () => {
    const biography = 'I do not code. I teach algebra.'
    expect(removeNegations(biography).indexOf('algebra')).toBe(biography.indexOf('algebra'))
    expect(removeNegations(biography)).toHaveLength(biography.length)
  })

  it('negated work, words, languages and hours do not count for the volunteer', () => {
    const read = parseVolunteer({
      ...emptyVolunteer,
      biography: 'I do not teach Spanish or do bookkeeping in the evening. I am a soccer coach.',
    })
    expect(read.offered.map(({ id }) => id)).toEqual(['soccer'])
    expect(read.languages).toEqual([])
    expect(read.slots).toEqual([])
    expect(read.words.has('bookkeep')).toBe(false)
  })
})

describe('causes in a biography', () => {
  it('family members and phrases that only contain the name of a cause do not count as causes', () => {
    const causes = (biography: string) =>
      parseVolunteer({ ...emptyVolunteer, biography }).causes.map(({ label }) => label)
    expect(causes('My two kids laugh at me. I won a prize at law school.')).toEqual([])
    expect(causes('I care for kids who are new at school.')).toEqual(['kids'])
  })
})

describe('what a listing does not require', () => {
  it.each([
    ['Knowledge of QuickBooks is not required. Bring a pen.', 'Bring a pen'],
    ['Meet kids; no teaching experience needed.', 'Meet kids;'],
  ])('what is not required is removed: %s', (listing, left) => {
    expect(words(removeNotRequired(listing))).toBe(left)
  })

  it('what a listing says is missing stays, because it asks for that', () => {
    const listing = 'We have never had a designer, and we cannot pay an accountant.'
    expect(removeNotRequired(listing)).toBe(listing)
  })
})

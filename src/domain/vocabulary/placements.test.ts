import { describe, expect, test } from 'vitest'
import { parseRequestedWork } from '#domain/matching/parse-project.ts'
import { parseOfferedWork } from '#domain/matching/parse-volunteer.ts'
import { parseText } from '#domain/matching/texts.ts'
import { nearestSkills, placeSkills, placeWork } from './placements.ts'
import { expandSearchText } from './search.ts'

const placements = new Map([['custom:quillwork', 'copywriting']])

describe('a typed-in skill that is placed', () => {
  test('is found as the listed one and by its own letters', () => {
    expect(placeSkills(['custom:quillwork', 'legal'], placements)).toEqual([
      'custom:quillwork',
      'copywriting',
      'legal',
    ])
    expect(placeWork(['custom:quillwork', 'copywriting'], placements)).toEqual(['copywriting'])
  })

  test('is offered and asked for as the listed one, under the words that its writer chose', () => {
    const text = parseText('')
    expect(parseOfferedWork({ skills: ['Quillwork'], placements }, '')).toMatchObject([
      { id: 'copywriting', label: 'Quillwork' },
    ])
    const project = { requiredSkills: ['Quillwork'], preferredSkills: [], placements }
    expect(parseRequestedWork(project, { title: text, description: text })).toMatchObject([
      { id: 'copywriting', label: 'Quillwork' },
    ])
  })

  test('is searched for with the listed one, in either direction', () => {
    const placed = [{ label: 'Quillwork', skillId: 'copywriting' }]
    expect(expandSearchText('copywriting', placed)[0]).toContain('quillwork')
    expect(expandSearchText('quillwork', placed)[0]).toContain('copywriting')
    expect(expandSearchText('"quillwork"', placed)).toEqual([['quillwork']])
    expect(expandSearchText('quillwork')).toEqual([['quillwork']])
  })
})

describe('the skills that a typed-in label may mean', () => {
  test('come by its words and by its letters, the likeliest first', () => {
    expect(nearestSkills('Grafic Desing')[0]).toBe('graphic-design')
    expect(nearestSkills('Nonprofit accounting')[0]).toBe('accounting')
    expect(nearestSkills('Photografy')[0]).toBe('photography')
  })

  test('are none for a word that is like no other', () => {
    expect(nearestSkills('Zzyzx')).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { parseRequestedWork } from '#domain/matching/parsing/parse-project.ts'
import { parseOfferedWork } from '#domain/matching/parsing/parse-volunteer.ts'
import { parseText } from '#domain/matching/parsing/texts.ts'
import { nearestSkills, placeSkills, placeWork } from './placements.ts'
import { expandSearchText } from './search.ts'

const placements = new Map([['custom:quillwork', 'copywriting']])

describe('a placed typed-in skill', () => {
  test('a placed skill is found as the listed one and by its own letters', () => {
    expect(placeSkills(['custom:quillwork', 'legal'], placements)).toEqual([
      'custom:quillwork',
      'copywriting',
      'legal',
    ])
    expect(placeWork(['custom:quillwork', 'copywriting'], placements)).toEqual(['copywriting'])
  })

  test('a placed skill is offered and requested as the listed one, under the text its author chose', () => {
    const text = parseText('')
    expect(parseOfferedWork({ skills: ['Quillwork'], placements }, '')).toMatchObject([
      { id: 'copywriting', label: 'Quillwork' },
    ])
    const project = { requiredSkills: ['Quillwork'], preferredSkills: [], placements }
    expect(parseRequestedWork(project, { title: text, description: text })).toMatchObject([
      { id: 'copywriting', label: 'Quillwork' },
    ])
  })

  test('a search for a placed skill finds the listed one, and the other way around', () => {
    const placed = [{ label: 'Quillwork', skillId: 'copywriting' }]
    expect(expandSearchText('copywriting', placed)[0]).toContain('quillwork')
    expect(expandSearchText('quillwork', placed)[0]).toContain('copywriting')
    expect(expandSearchText('"quillwork"', placed)).toEqual([['quillwork']])
    expect(expandSearchText('quillwork')).toEqual([['quillwork']])
  })
})

describe('the skills that a typed-in label may mean', () => {
  test('possible skills are found by words and by letters, most likely first', () => {
    expect(nearestSkills('Grafic Desing')[0]).toBe('graphic-design')
    expect(nearestSkills('Nonprofit accounting')[0]).toBe('accounting')
    expect(nearestSkills('Photografy')[0]).toBe('photography')
  })

  test('there are no possible skills for an unknown word', () => {
    expect(nearestSkills('Zzyzx')).toEqual([])
  })
})

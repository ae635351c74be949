import { expect, test } from 'vitest'
import { findLanguage, knownLanguages } from './languages.ts'

test('a known language has one name in any letter case', () => {
  expect([' english ', 'VIETNAMESE', 'polish', 'Mandarin'].map(findLanguage)).toEqual([
    'English',
    'Vietnamese',
    'Polish',
    'Mandarin',
  ])
  expect(findLanguage('Klingon')).toBeNull()
  expect(knownLanguages.map(findLanguage)).toEqual(knownLanguages)
})

import { expect, test } from 'vitest'
import { findLanguage, findLanguagesOfSkills, findRequestedLanguages, knownLanguages } from './languages.ts'

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

test('a listing asks for the languages near words of speaking or translating, not for all that it names', () => {
  expect(findRequestedLanguages('Greek, Turkish and Polish food for all.')).toEqual([])
  expect(findRequestedLanguages('Translator, Korean')).toEqual(['Korean'])
  expect(findRequestedLanguages('Translate letters from Korean into English or German.')).toEqual([
    'Korean',
    'German',
  ])
  expect(findRequestedLanguages('Somebody bilingual in Spanish helps out.')).toEqual(['Spanish'])
  expect(findRequestedLanguages('Languages needed: Dari, Pashto')).toEqual(['Dari', 'Pashto'])
})

test('a listed skill may be a language', () => {
  expect(findLanguagesOfSkills(['Korean', 'Spanish translation', 'Greek cooking'])).toEqual([
    'Korean',
    'Spanish',
  ])
})

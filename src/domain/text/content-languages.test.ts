import { describe, expect, test } from 'vitest'
import {
  contentLanguages,
  decideContentLanguage,
  isContentLanguage,
  searchConfigurationOf,
} from './content-languages.ts'
import { findForeignLanguage } from './foreign-language.ts'

describe('the languages that people write in', () => {
  test('are BCP 47 codes that every platform can name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    for (const code of contentLanguages) expect([code, names.of(code)]).toEqual([code, expect.any(String)])
    expect(Intl.getCanonicalLocales(contentLanguages)).toEqual(contentLanguages)
  })

  test('have a text search configuration, and an unknown language that of English', () => {
    expect(searchConfigurationOf('es')).toBe('spanish')
    expect(searchConfigurationOf('vi')).toBe('simple')
    expect(searchConfigurationOf(null)).toBe(searchConfigurationOf('en'))
  })

  test('do not include anything else', () => {
    for (const code of ['', 'xx', 'English', 'constructor']) expect(isContentLanguage(code)).toBe(false)
  })
})

describe('the language of a text', () => {
  const chosen = { language: 'fr', isLanguageChosen: true } as const
  const guessed = { language: 'fr', isLanguageChosen: false } as const

  test('is the one its writer chooses', () => {
    expect(decideContentLanguage('de', null)).toEqual({ language: 'de', isLanguageChosen: true })
    expect(decideContentLanguage('de', chosen)).toEqual({ language: 'de', isLanguageChosen: true })
  })

  test('stays the chosen one when the writer says nothing', () => {
    expect(decideContentLanguage(undefined, chosen)).toEqual(chosen)
  })

  test('is guessed without a choice, and again when the writer takes it back', () => {
    expect(decideContentLanguage(undefined, null)).toBe('guess')
    expect(decideContentLanguage(undefined, guessed)).toBe('guess')
    expect(decideContentLanguage(null, chosen)).toBe('guess')
  })
})

test.each([
  ['es', 'en', 'es'],
  ['en', 'en', null],
  ['en', 'en-XA', null],
  ['pt-BR', 'pt', null],
  [null, 'en', null],
])('a text in %s is foreign to a reader of %s: %s', (language, reader, foreign) => {
  expect(findForeignLanguage(language, reader)).toBe(foreign)
})

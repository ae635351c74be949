import { describe, expect, test } from 'vitest'
import { describeFieldText, fieldText, isGeneralFieldText } from './field-texts.ts'
import { fieldsCatalog } from './texts/fields-texts.ts'

const texts = fieldsCatalog.read('en')

describe('the text of a field', () => {
  test('is worded with its values, in the language of the reader', () => {
    expect(describeFieldText(texts, fieldText('general.required'))).toBe('Required')
    const tooLong = fieldText('general.tooLong', { max: 5000 })
    expect(describeFieldText(texts, tooLong)).toBe('Must be at most 5,000 characters')
    expect(describeFieldText(fieldsCatalog.read('en-XA'), tooLong)).toMatch(/^⟦.*5,000.*⟧$/)
    const years = fieldText('profiles.foundedBetween', { min: 1800, thisYear: 2026 })
    expect(describeFieldText(texts, years)).toBe('Founded year must be between 1800 and 2026')
  })

  test('keeps values as they are, whatever they contain', () => {
    const provider = 'a{b}\n"c"<d>'
    const message = fieldText('organizations.freeMail', { provider, domain: 'e.org' })
    expect(describeFieldText(texts, message)).toBe(
      `Anyone can have an address at ${provider}. Please use one that ends in @e.org`,
    )
  })

  test('that is worded already stays as it is', () => {
    expect(describeFieldText(texts, 'Must be at most {max}')).toBe('Must be at most {max}')
    expect(describeFieldText(texts, '')).toBe('')
  })

  test('is general if it could be about any field', () => {
    expect(isGeneralFieldText(fieldText('general.invalidEmail'))).toBe(true)
    expect(isGeneralFieldText(fieldText('shared.date'))).toBe(false)
    expect(isGeneralFieldText('Required')).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareNames, normalizeName } from './legal-names.ts'

describe('a normalized name', () => {
  test.each([
    ['The Harbor Light Fdn., Inc.', 'HARBOR LIGHT FOUNDATION'],
    ['Médecins & Amis', 'MEDECINS AND AMIS'],
    ['ROCKLAND DISTRICT NURSING ASSN INC', 'ROCKLAND DISTRICT NURSING ASSOCIATION'],
    ["St. John's O-At-Ka", 'ST JOHNS O AT KA'],
    ['Natl. Assn. of Mount Saint Mary, Corporation', 'NATIONAL ASSOCIATION OF MT ST MARY'],
    ['Friends Assoc', 'FRIENDS ASSOC'],
    ['THE INC', ''],
  ])('%s is normalized to %s', (name, normal) => expect(normalizeName(name)).toBe(normal))

  test('normalizing a name twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(normalizeName(normalizeName(name))).toBe(normalizeName(name))
      }),
    )
  })
})

const word = fc.constantFrom(
  'HARBOR',
  'LIGHT',
  'THE',
  'FDN',
  'FOUNDATION',
  'OF',
  'MAINE',
  '&',
  'AND',
  'Inc.',
  'ONE',
)
const name = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))

describe('the tier of a name', () => {
  test.each([
    ['Camp O-At-Ka', ['CAMP O-AT-KA INC', ''], 'A'],
    ['Harbor House', ['SEA CENTER', 'HARBOR HOUSE'], 'A'],
    ['Saint Mary Ctr., Incorporated', ['ST MARY CENTER INC'], 'A'],
    ['Nursing District Rockland', ['ROCKLAND DISTRICT NURSING', ''], 'B'],
    ['A B C D E F G H I J', ['A B C D E F G H I', ''], 'B'],
    ['A B C D E F G H I', ['A B C D E F G H', ''], 'C'],
    ['Rockland Nursing', ['ROCKLAND DISTRICT NURSING', ''], 'C'],
    ['', ['', ''], 'C'],
    ['The Inc', ['INC', ''], 'C'],
  ] as const)('%s against %s is %s', (requested, registered, tier) => {
    expect(compareNames(requested, registered)).toBe(tier)
  })

  test('the tier does not depend on the order of the two names', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(compareNames(one, [other])).toBe(compareNames(other, [one]))
      }),
    )
  })

  test('a name has tier A with itself, unless it has no meaningful words', () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(compareNames(one, [one])).toBe(normalizeName(one) === '' ? 'C' : 'A')
      }),
    )
  })
})

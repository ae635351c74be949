import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BranchRow } from './branches.ts'
import { suggestName } from './name-suggestions.ts'

const curb: BranchRow = {
  name: 'OPEN CURB ASSOCIATION INC',
  sortName: '',
  city: 'SEATTLE',
  state: 'WA',
  group: '0000',
  affiliation: '3',
  sharesName: false,
  sharesTown: false,
}
const post: BranchRow = {
  ...curb,
  name: 'AMERICAN LEGION',
  sortName: '71 DONALD H',
  city: 'VELVA',
  group: '0925',
  affiliation: '9',
  sharesName: true,
}
const suggest = (typed: string, rows: readonly BranchRow[] = [curb], otherNames: readonly string[] = []) =>
  suggestName({ rows, otherNames }, typed)

describe('suggesting the registered name', () => {
  test.each([
    'Open Curb Association dba Curbside',
    'Curbside d/b/a Open Curb Association',
    'Curbside, D.B.A. Open Curb Association, Inc.',
    'Curbside doing business as The Open Curb Association',
    'Curbside (formally Open Curb Association)',
    'Curbside (formerly known as Open Curb Association)',
    'Curbside aka Open Curb Association',
    'Open Curb Association (Seattle)',
    'Open Curb Assoc',
    'Curbside dba Open Curb Assoc.',
    'Opne Curb Association',
    'Open Curb Asociation',
    'Open Curbs Association',
    'Open Carb Association',
    'OpenCurb Association',
    'Association of Open Curb',
  ])('%s gets the registered name as a suggestion', (typed) =>
    expect(suggest(typed)).toBe('Open Curb Association'),
  )

  test.each([
    ['is the same already', 'Open Curb Assn.'],
    ['is another', 'Harbor Light Shelter'],
    ['has two typos', 'Opne Curb Asociation'],
    ['is only a part of it', 'Open Curb'],
    ['says nothing', '(dba)'],
  ])('there is no suggestion for a name that %s', (_, typed) => expect(suggest(typed)).toBeNull())

  test('there is no suggestion for one letter in a short name, or for a digit', () => {
    expect(suggest('Opan', [{ ...curb, name: 'OPEN' }])).toBeNull()
    expect(suggest('Sea Scout Ship 715', [{ ...curb, name: 'SEA SCOUT SHIP 716' }])).toBeNull()
  })

  test('another name in the revocation file leads to the suggestion', () => {
    expect(suggest('Curbside Friends', [curb], ['CURBSIDE FRIENDS'])).toBe('Open Curb Association')
  })

  test.each(['American Legion', 'American Legon', 'The American Legion Inc', '71 Donald H'])(
    'the suggestion identifies the branch: %s',
    (typed) => expect(suggest(typed, [post])).toBe('American Legion, Post 71'),
  )

  test('there is no suggestion if nothing identifies the branch', () => {
    expect(suggest('American Legion', [{ ...post, sortName: '', sharesTown: true }])).toBeNull()
  })

  test('the suggestion is the sort name if that is a proper name', () => {
    const club = { ...post, name: 'ROTARY INTERNATIONAL', sortName: 'SKOWHEGAN ROTARY CLUB' }
    expect(suggest('Rotary Club of Skowhegan', [club])).toBe('Skowhegan Rotary Club')
    expect(suggest('Rotary International', [club])).toBe('Skowhegan Rotary Club')
  })

  test('there is no suggestion without a row, or if another row of the EIN has a different name', () => {
    expect(suggest('Open Curb Assoc', [])).toBeNull()
    expect(suggest('Open Curb Assoc', [curb, { ...curb, name: 'CLOSED CURB' }])).toBeNull()
  })
})

test('a suggested name needs no further suggestion', () => {
  const typed = fc.constantFrom('Open Curb Assoc', 'Opne Curb Association', 'American Legion', 'Curbside')
  fc.assert(
    fc.property(typed, fc.constantFrom(curb, post), (name, row) => {
      const offered = suggest(name, [row])
      expect(offered === null ? null : suggest(offered, [row])).toBeNull()
    }),
  )
})

import { expect, test } from 'vitest'
import { dropLeadingCode, identifyingNames, initialsOf } from './sort-names.ts'

const about = (sortName: string, name = 'SOCIETY OF HARBORS', city = 'MOBILE') => ({
  name,
  sortName,
  city,
  state: 'AL',
})

test.each([
  '',
  '1766',
  '20112649 MAINE CHAPTER',
  'HEADQUARTERS',
  'NATIONAL HEADQUARTERS',
  'MAIN OFFICE',
  'MOBILE',
  'SIOUX FALLS',
  'MOBILE COUNCIL',
  'ALABAMA',
  'NEW HAMPSHIRE',
  'LA STATE SUPPORT ORGANIZATION',
  'POST 71',
  'TEMPLE 45',
  'REGION III PTA',
  'CLASS OF 1990',
  'CHAPTER',
  'LODGE',
  'SPEAKEASY',
  'CHURCH',
  'FRIENDS OF THE LIBRARY',
  'NEW ENGLAND CHAPTER',
  'ETA IOTA CHAPTER',
  'THETA EPSILON THETA CLUB CH CCS OF',
  'HAWAII DISTRICT CHURCH',
  '567 BENNINGTON',
  '34 KINNEY-MELQUIST',
  '71 DONALD H',
  '8977 SPEAKEASY TOASTERS',
  '3971 RESERVE CLUB',
])('the sort name "%s" identifies no organization', (sortName) => {
  expect(identifyingNames(about(sortName))).toEqual([])
})

test.each([
  ['ROARING BROOK NATURE CENTER', 'CHILDRENS MUSEUM INC', 'ROARING BROOK NATURE CENTER'],
  ['SKOWHEGAN ROTARY CLUB', 'ROTARY INTERNATIONAL', 'SKOWHEGAN ROTARY CLUB'],
  ['LESTER ELEMENTARY SCHOOL PTA', 'PTA MISSISSIPPI CONGRESS', 'LESTER ELEMENTARY SCHOOL PTA'],
  ['MANNINGTON 4-H CLUB', 'STATE OF WEST VIRGINIA', 'MANNINGTON 4-H CLUB'],
  ['ARKANSAS STATE USBC', 'UNITED STATES BOWLING CONGRESS INC', 'ARKANSAS STATE USBC'],
  ['K01791-KIWANIS CLUB OF STANDISH', 'KIWANIS INTERNATIONAL INC', 'KIWANIS CLUB OF STANDISH'],
  ['2736 GRAND ISLAND REACT', 'REACT INTERNATIONAL', 'GRAND ISLAND REACT'],
])('the sort name "%s" of %s is a proper name', (sortName, name, found) => {
  expect(identifyingNames(about(sortName, name))).toContain(found)
})

test('a leading number of a sort name is a code, but a word with a digit in it is not', () => {
  expect(dropLeadingCode('0122 HITTNER-ENGSTROM')).toBe('HITTNER-ENGSTROM')
  expect(dropLeadingCode('L0083 TOPEKA')).toBe('TOPEKA')
  expect(dropLeadingCode('FLORIDA HEARTLAND 99S')).toBe('FLORIDA HEARTLAND 99S')
  expect(dropLeadingCode('1766')).toBe('')
})

test('the initials of a name skip joining words', () => {
  expect(initialsOf('GENERAL FEDERATION OF WOMENS CLUBS INC')).toBe('GFWC')
})

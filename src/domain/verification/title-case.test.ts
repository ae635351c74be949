import { expect, test } from 'vitest'
import { toTitleCase } from './title-case.ts'

test.each([
  ['AMERICAN LEGION', 'American Legion'],
  ['OPEN CURB INC', 'Open Curb'],
  ['THE UNITED WAY OF FRANKLIN COUNTY ASSOCIATION INC', 'The United Way of Franklin County Association'],
  ['YMCA OF THE USA', 'YMCA of the USA'],
  ['BENEVOLENT & PROTECTIVE ORDER OF ELKS OF THE USA', 'Benevolent & Protective Order of Elks of the USA'],
  ["ST MARY'S HOSPITAL", "St Mary's Hospital"],
  ["O'BRIEN MCDONALD-SMITH FUND", "O'Brien McDonald-Smith Fund"],
  ['ROCKY MOUNTAIN EXPLORERS 4-H CLUB', 'Rocky Mountain Explorers 4-H Club'],
  ['BUCKSPORT LL', 'Bucksport LL'],
  ['NHHS BOOSTER CLUB', 'NHHS Booster Club'],
  ['REGION VIII PTA', 'Region VIII PTA'],
  ['3RD WARD 99S', '3rd Ward 99s'],
  ['OC OF TWIN FALLS ID', 'Oc of Twin Falls ID'],
  ['TROUT LAKE WA CHAPTER', 'Trout Lake WA Chapter'],
  ['ÉCOLE  DE   MUSIQUE', 'École de Musique'],
  ['', ''],
])('%s is formatted as %s', (name, written) => expect(toTitleCase(name)).toBe(written))

test('the initials of the organization stay in capitals', () => {
  expect(toTitleCase('TREASURE VALLEY BSMA', 'BSMA')).toBe('Treasure Valley BSMA')
})

import { expect, test } from 'vitest'
import { guessRegisterFile } from './register-file-kind.ts'

test.each([
  ['\uFEFFEIN,NAME,ICO,STREET\r\n010024907,BAR HARBOR', 'bmf'],
  ['\n\n010024907|Bar Harbor Village|Bar Harbor|ME|United States|POF\n', 'pub78'],
  ['010351796|CITY THEATER|||BIDDEFORD|ME|04005|US|03|15-NOV-2011|11-DEC-2011|', 'revocations'],
  ['Name;City\nHarbor;Ohio', null],
  ['010351796|CITY THEATER', null],
  ['', null],
])('a register file is recognized by its start: %j', (start, kind) => {
  expect(guessRegisterFile(start)).toBe(kind)
})

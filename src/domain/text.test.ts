import { expect, test } from 'vitest'
import { toLine } from './text.ts'

test.each([
  ['Maya\r\nBcc: all@example.com', 'Maya Bcc: all@example.com'],
  ['\u202Etxt.exe\u2028x ', 'txt.exe x'],
  ['Élan  vital', 'Élan vital'],
])('%j stands in a sentence as %j', (text, line) => {
  expect(toLine(text)).toBe(line)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, toQuotedReason, toSingleLine } from './text.ts'

test.each([
  ['Maya\r\nBcc: all@example.com', 'Maya Bcc: all@example.com'],
  ['\u202Etxt.exe\u2028x ', 'txt.exe x'],
  ['Élan  vital', 'Élan vital'],
  ['✅ River\u200Bside ⭐️', 'Riverside'],
  ['\u2067Harbor\u3164', 'Harbor'],
  ['کتاب\u200Cخانه', 'کتاب\u200Cخانه'],
])('%j becomes the single line %j', (text, line) => {
  expect(toSingleLine(text)).toBe(line)
})

test.each([
  ['She wrote to us.', 'She wrote to us'],
  ['They asked\nus to...', 'They asked us to...'],
  ['Did she ask?', 'Did she ask?'],
])('the reason %j is quoted in a sentence as %j', (reason, quoted) => {
  expect(toQuotedReason(reason)).toBe(quoted)
})

describe('direction marks in a text', () => {
  test.each([
    ['no override stays', 'pay \u202Egnp.exe\u202C now', 'pay gnp.exe now'],
    ['an open one is closed', 'a \u202Bb', 'a \u202Bb\u202C'],
    ['an open isolate is closed', 'a \u2067b', 'a \u2067b\u2069'],
    ['open ones are closed from the inside', '\u2067a\u202Ab', '\u2067a\u202Ab\u202C\u2069'],
    ['each line closes its own', '\u2067a\nb', '\u2067a\u2069\nb'],
    ['one that closes nothing goes', 'a\u202C b\u2069', 'a b'],
    ['an embedding ends with its isolate', '\u2067a\u202Ab\u2069c\u202C', '\u2067a\u202Ab\u2069c'],
    [
      'an isolate is not closed by the end of an embedding',
      '\u202Aa\u2067b\u202Cc\u2069',
      '\u202Aa\u2067bc\u2069\u202C',
    ],
    ['balanced ones stay', 'a \u2068שלום (1)\u2069 b', 'a \u2068שלום (1)\u2069 b'],
  ])('%s', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned))

  test('text of all scripts stays unchanged', () => {
    for (const text of [
      'שלום, עולם!\nمرحبا بالعالم ١٢٣',
      'می\u200Cخواهم 👩\u200D👩\u200D👧 क्\u200Dष a\u200Fb',
      '✅ Done\n⭐ Next\tstep',
    ]) {
      expect(cleanText(` ${text}\n`)).toBe(text)
    }
  })

  test('direction marks are balanced in every line, and cleaning again changes nothing', () => {
    const character = fc.constantFrom(
      'a',
      'א',
      '\n',
      ' ',
      ...'\u202A \u202B \u202C \u202D \u202E \u2066 \u2067 \u2068 \u2069'.split(' '),
    )
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 30 }), (text) => {
        const cleaned = cleanText(text)
        expect(cleanText(cleaned)).toBe(cleaned)
        for (const line of cleaned.split('\n')) {
          const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0
          expect(count(/[\u2066-\u2068]/g)).toBe(count(/\u2069/g))
          expect(count(/[\u202A\u202B]/g)).toBeGreaterThanOrEqual(count(/\u202C/g))
          expect(count(/[\u202D\u202E]/g)).toBe(0)
        }
      }),
    )
  })
})

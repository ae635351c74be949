import { expect, test } from 'vitest'
import { encodePhrase } from './headers.ts'

test('a name in a header is quoted, or encoded in words of at most 75 characters', () => {
  expect(encodePhrase('Bridge Collective')).toBe('"Bridge Collective"')
  const name = 'Bücher für alle, 本を読む人々の図書館 und noch viel mehr 📚'
  const words = encodePhrase(name).split(' ')
  expect(words.every((word) => word.length <= 75 && /^=\?UTF-8\?B\?[\w+/=]+\?=$/.test(word))).toBe(true)
  const parts = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString('utf8'))
  expect(parts.join('')).toBe(name)
})

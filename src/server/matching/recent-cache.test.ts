import { expect, test } from 'vitest'
import { makeRecentCache } from './recent-cache.ts'

const makeTexts = (most: number) => makeRecentCache<string>(most, ({ length }) => length)

test('a cache never has more than its limit, and forgets what was used least recently', () => {
  const texts = makeTexts(10)
  for (const key of ['a', 'b', 'c']) texts.set(key, `${key}${key}${key}`)
  texts.set('a', 'aaa')
  texts.set('d', 'dddd')
  expect(['a', 'b', 'c', 'd'].map(texts.get)).toEqual(['aaa', undefined, 'ccc', 'dddd'])
  expect(texts.bytes()).toBe(10)
})

test('a value that is replaced by a longer one counts with its new length', () => {
  const texts = makeTexts(10)
  texts.set('a', 'a')
  texts.set('b', 'bbbb')
  texts.set('a', 'aaaaaaa')
  expect(texts.get('b')).toBeUndefined()
  expect(texts.bytes()).toBe(7)
})

test('a value beyond the limit is not kept', () => {
  const texts = makeTexts(10)
  texts.set('a', 'a'.repeat(11))
  expect(texts.get('a')).toBeUndefined()
  expect(texts.bytes()).toBe(0)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeWordTable } from './word-table.ts'

test('each word has one value, wherever it is in which text', () => {
  const anyWord = fc.oneof(fc.string({ minLength: 1, maxLength: 3 }), fc.constantFrom('größe', '日本', 'a'))
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 200 }), (words) => {
      const made: string[] = []
      const table = makeWordTable((word) => {
        made.push(word)
        return { word }
      })
      const known = new Map<string, { word: string }>()
      for (const [index, word] of words.entries()) {
        const before = Buffer.from('x'.repeat(index % 3))
        const bytes = Buffer.from(word)
        const text = Buffer.concat([before, bytes, Buffer.from('y')])
        const found = table.take(text, before.length, before.length + bytes.length)
        expect(found.word).toBe(bytes.toString('utf8'))
        expect(known.get(found.word) ?? found).toBe(found)
        known.set(found.word, found)
      }
      expect(made.toSorted()).toEqual([...known.keys()].toSorted())
    }),
  )
})

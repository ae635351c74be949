import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countInLists } from './marks.ts'

const anySlots = fc.uniqueArray(fc.nat(29), { maxLength: 30 })

test('the projects of a choice are counted once each, up to as many as are shown', () => {
  const anyChosen = fc.array(fc.nat(1), { minLength: 30, maxLength: 30 })
  fc.assert(
    fc.property(anyChosen, fc.array(anySlots, { maxLength: 3 }), fc.nat(30), (marks, lists, most) => {
      const chosen = Uint8Array.from(marks)
      const expected = new Set(lists.flat().filter((slot) => chosen[slot] === 1)).size
      const counted = countInLists(
        { bytes: chosen, bit: 0 },
        lists.map((slots) => Int32Array.from(slots)),
        { most, left: new Uint8Array(30) },
      )
      expect(Math.min(counted, most + 1)).toBe(Math.min(expected, most + 1))
    }),
  )
})

test('of a choice that very many projects have, it is only said that there are more', () => {
  const many = Int32Array.from({ length: 50_000 }, (_, slot) => slot)
  const counting = { most: 10, left: new Uint8Array(many.length) }
  const chosen = new Uint8Array(many.length).fill(1)
  for (const lists of [[many], [many.subarray(0, 5), many]]) {
    const counted = countInLists({ bytes: chosen, bit: 0 }, lists, counting)
    expect(counted).toBeGreaterThan(10)
    expect(counted).toBeLessThan(many.length)
  }
})

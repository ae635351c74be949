import { describe, expect, it } from 'vitest'
import { brandHues, hueOf, initialsOf, makePattern } from './patterns.ts'

describe('the picture of a name', () => {
  it('is always the same for a name and differs for another name', () => {
    expect(makePattern('Rio Verde Trust', 10, 2)).toEqual(makePattern('Rio Verde Trust', 10, 2))
    expect(makePattern('Rio Verde Trust', 10, 2)).not.toEqual(makePattern('Harbor Light Shelter', 10, 2))
  })

  it('uses each of the brand’s five hues about equally often', () => {
    const counts = new Map<number, number>()
    for (let index = 0; index < 1000; index += 1) {
      const hue = hueOf(`Organization ${index}`)
      counts.set(hue, (counts.get(hue) ?? 0) + 1)
    }
    expect(new Set(counts.keys())).toEqual(new Set(brandHues))
    for (const count of counts.values()) expect(count).toBeGreaterThan(140)
  })

  it('never leaves three neighboring cells empty', () => {
    const cells = makePattern('Plenty Food Bank', 10, 2).map(({ column, row }) => row * 10 + column)
    const gaps = cells.map((cell, index) => cell - (cells[index - 1] ?? -1))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3)
  })
})

it.each([
  ['Harbor Light Shelter', 'HS'],
  ['Meals & Miles', 'MM'],
  ['ana', 'A'],
  ['Élan vital', 'ÉV'],
  ['&', '?'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentGrounds, accentProperties, accentTokens, declareAccent, makeAccent } from './accent.ts'
import { contrastOf, parseHex, toHex, type Oklch } from './color.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The widest angle between two hues that a person still takes for one. */
const hueTolerance = 3
const angleOf = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

test.each(['light', 'dark'] as const)('every accent is readable on every ground of the %s theme', (theme) => {
  fc.assert(
    fc.property(hex, (chosen) => {
      const accent = makeAccent(chosen)[theme]
      const pairs: [Oklch, Oklch][] = [
        ...accentGrounds[theme].flatMap((ground): [Oklch, Oklch][] => [
          [accent.primary, ground],
          [accent['primary-hover'], ground],
          [accent['primary-ink'], ground],
        ]),
        [accent['on-primary'], accent.primary],
        [accent['on-primary'], accent['primary-hover']],
        [accent['primary-ink'], accent['primary-soft']],
      ]
      for (const [ink, ground] of pairs) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('the hue of a color stays, whatever its lightness becomes', () => {
  const check = fc.property(hex, (chosen) => {
    const [, chroma, hue] = parseHex(chosen)
    const { light, dark } = makeAccent(chosen)
    // A gray has no hue.
    return [light.primary, dark.primary].every(
      (primary) => chroma <= 0.02 || primary[1] <= 0.02 || angleOf(primary[2], hue) < hueTolerance,
    )
  })
  expect(fc.check(check).failed).toBe(false)
})

test('a color that is readable stays as it is, and a light one gets darker', () => {
  const kept = makeAccent('#0d664d')
  expect(kept.adjusted).toBe(null)
  expect(toHex(kept.light.primary)).toBe('#0d664d')
  expect(makeAccent('#ffcc00').adjusted).toBe('darker')
  expect(makeAccent('#ffffff').adjusted).toBe('darker')
  expect(makeAccent('#000000').adjusted).toBe(null)
})

test('a hexadecimal color stays the same through OKLCH', () => {
  fc.assert(
    fc.property(hex, (chosen) => {
      expect(toHex(parseHex(chosen))).toBe(chosen)
    }),
  )
})

test('illustrations take the hue of the color, and are gray with a gray one', () => {
  expect(makeAccent('#b3261e').pattern).toEqual({ hue: 29, spread: 0.25, chroma: 1 })
  expect(makeAccent('#777777').pattern.chroma).toBe(0)
})

test('each property is declared once, with nothing that could leave its declaration', () => {
  fc.assert(
    fc.property(hex, (chosen) => {
      const css = declareAccent(makeAccent(chosen))
      const color = /^--color-[a-z-]+:light-dark\(oklch\([\d. e-]+\),oklch\([\d. e-]+\)\)$/
      const parts = css.split(';')
      expect(parts.map((part) => part.split(':')[0])).toEqual(accentProperties)
      for (const part of parts.slice(0, accentTokens.length)) expect(part).toMatch(color)
      for (const part of parts.slice(accentTokens.length))
        expect(part).toMatch(/^--pattern-[a-z]+:\d+(\.\d+)?$/)
    }),
  )
})

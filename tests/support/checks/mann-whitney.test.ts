import { expect, test } from 'vitest'
import { compareSamples } from './mann-whitney.ts'

test('the U test gives the published values of known samples', () => {
  // Ages at diagnosis, the example of SciPy's mannwhitneyu: U 17, and p 0.11134688653314041 by the normal approximation.
  const known = compareSamples([19, 22, 16, 29, 24], [20, 11, 17, 12])
  expect(known.u).toBe(17)
  expect(known.p).toBeCloseTo(0.111346887, 6)
  // Permeability at term and earlier (Hollander and Wolfe 1973, 69), the example of R's wilcox.test: W 35.
  const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
  expect(compareSamples(term, [1.15, 0.88, 0.9, 0.74, 1.21]).u).toBe(35)
})

test('identical samples do not differ, shifted ones do, and their order does not matter', () => {
  const even = Array.from({ length: 40 }, (_, index) => index)
  const odd = even.map((value) => value + 0.5)
  const late = even.map((value) => value + 15)
  expect(compareSamples(even, even).p).toBeCloseTo(1, 6)
  expect(compareSamples(even, odd).p).toBeGreaterThan(0.5)
  expect(compareSamples(even, late).p).toBeLessThan(0.001)
  expect(compareSamples(late, even).p).toBeCloseTo(compareSamples(even, late).p, 12)
  expect(compareSamples([1, 1], [1, 1]).p).toBe(1)
})

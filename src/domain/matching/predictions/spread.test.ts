import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureSpread } from './spread.ts'

const each = (values: readonly number[]) => measureSpread(values.map((value) => ({ value, projects: 1 })))

test('the Gini coefficient is 0 if all have the same, and that of known cases', () => {
  expect(each([3, 3, 3]).gini).toBeCloseTo(0)
  expect(each([0, 0, 0, 4]).gini).toBeCloseTo(0.75)
  expect(each([1, 2, 3, 4]).gini).toBeCloseTo(0.25)
})

test('the top tenth of twenty projects are two, and of fifteen one and a half', () => {
  expect(each([...Array.from({ length: 18 }, () => 1), 6, 6]).topTenthShare).toBeCloseTo(12 / 30)
  expect(each([...Array.from({ length: 13 }, () => 0), 4, 6]).topTenthShare).toBeCloseTo(0.8)
})

test('without projects, or if no project has anything, there is nothing to divide', () => {
  expect(measureSpread([])).toEqual({
    projects: 0,
    total: 0,
    noneShare: null,
    gini: null,
    topTenthShare: null,
  })
  expect(each([0, 0])).toEqual({ projects: 2, total: 0, noneShare: 1, gini: null, topTenthShare: null })
})

test('a group of projects counts as as many single ones', () => {
  const anyGroups = fc.array(fc.record({ value: fc.nat(50), projects: fc.nat(8) }))
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const grouped = measureSpread(groups)
      const single = each(
        groups.flatMap(({ value, projects }) => Array.from({ length: projects }, () => value)),
      )
      expect(grouped.projects).toBe(single.projects)
      expect(grouped.gini ?? -1).toBeCloseTo(single.gini ?? -1)
      expect(grouped.topTenthShare ?? -1).toBeCloseTo(single.topTenthShare ?? -1)
      expect(grouped.gini ?? 0).toBeGreaterThanOrEqual(-1e-9)
      expect(grouped.gini ?? 0).toBeLessThan(1)
    }),
  )
})

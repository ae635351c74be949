import { expect, test } from 'vitest'
import { anyProject, noChoices } from '#tests/support/scenarios/catalog-queries.ts'
import { makeCatalog, type Catalog } from './catalog.ts'
import { keepCounts } from './unchanged-counts.ts'

const now = new Date('2026-05-10T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Reads the counts under a key; says whether it counted. */
function follow() {
  const countUnlessUnchanged = keepCounts()
  return (key: string, catalog: Catalog, at = now) => {
    let isCounted = false
    countUnlessUnchanged(key, { catalog, now: at }, () => {
      isCounted = true
      return catalog.count(anyProject, noChoices)
    })
    return isCounted
  }
}

test('a filter is counted again only for another catalog, after a change, or when a day can have begun', () => {
  const counts = follow()
  const catalog = makeCatalog(10)
  expect(counts('all', catalog)).toBe(true)
  expect(counts('all', catalog, later(14))).toBe(false)
  expect(counts('remote', catalog)).toBe(true)
  expect(counts('all', catalog, later(15))).toBe(true)
  catalog.remove('unknown')
  expect(counts('all', catalog, later(15))).toBe(false)
  expect(counts('all', makeCatalog(10), later(15))).toBe(true)
})

test('the counts of 500 filters are kept', () => {
  const counts = follow()
  const catalog = makeCatalog(10)
  for (let at = 0; at <= 500; at += 1) counts(`filter ${at}`, catalog)
  expect(counts('filter 1', catalog)).toBe(false)
  expect(counts('filter 0', catalog)).toBe(true)
})

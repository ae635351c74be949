import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchWeights } from '#domain/matching/scoring/factors.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { noPredictions } from '#domain/matching/predictions/predictions.ts'
import { noStatistics } from '#domain/matching/scoring/statistics.ts'
import {
  anyProject,
  anyQuery,
  anyVolunteer,
  findPlace,
  now,
  prepare,
  toRow,
} from '#tests/support/checks/any-market.ts'
import { findBest } from './find-best.ts'
import { makeEntry, type IndexEntry } from './index-entry.ts'
import { makeProjectIndex } from './project-index.ts'

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the index of projects', () => {
  test('finds everything that fits in any market, in the order of scoring every pair', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        const { data, query, all, values } = prepare(given)
        const found = findBest(data, { ...query, most: 100 })
        expect(idsOf(found).toSorted()).toEqual(idsOf(all).toSorted())
        expect(values(found)).toEqual(values(all))
        // A shorter list is the start of the longer one.
        expect(findBest(data, { ...query, most: 3 })).toEqual(found.slice(0, 3))
      }),
    )
  })

  test('finds only projects that it is asked about, in the same order', () => {
    fc.assert(
      fc.property(anyQuery, fc.nat(2), (given, rest) => {
        const { data, query } = prepare(given)
        const all = findBest(data, { ...query, most: 100 })
        const asked = new Set(idsOf(all).filter((_, index) => index % 3 === rest))
        expect(findBest(data, { ...query, most: 100, isAmong: (id) => asked.has(id) })).toEqual(
          all.filter(({ id }) => asked.has(id)),
        )
      }),
    )
  })

  test('also finds the best few of each organization, however many better projects another one has', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        const { data, query } = prepare(given)
        const all = findBest(data, { ...query, most: 100 })
        const firstOfEach = all.filter(
          ({ organizationId }, index) =>
            all.findIndex((other) => other.organizationId === organizationId) === index,
        )
        const spread = { most: 2, perOrganization: 1 }
        const expected = new Set(idsOf([...all.slice(0, 1), ...firstOfEach.slice(0, 2)]))
        expect(findBest(data, { ...query, most: 1, spread })).toEqual(
          all.filter(({ id }) => expected.has(id)),
        )
      }),
    )
  })

  test('finds the same by what is stored of the texts as by the texts', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        const { data, query, rows } = prepare(given)
        const stored = makeProjectIndex()
        for (const row of rows) {
          const text = JSON.stringify(makeEntry(parseProject(row)))
          const entry: IndexEntry = JSON.parse(text)
          stored.put({ ...row, title: '', description: '', entry })
        }
        const most = { ...query, most: 100 }
        expect(findBest(stored.data(), most)).toEqual(findBest(data, most))
      }),
    )
  })

  test('finds the same after thousands of changes, and nothing that was removed', () => {
    const market = fc.sample(anyProject, { numRuns: 40, seed: 26 }).map(toRow)
    const [volunteer] = fc.sample(anyVolunteer, { numRuns: 1, seed: 26 })
    if (!volunteer) throw new Error('A sample has one.')
    const [changed, fresh] = [makeProjectIndex(), makeProjectIndex()]
    for (const row of market.slice(0, 22)) changed.put(row)
    const [first, second, ...rest] = market
    const [others, late] = [rest.slice(0, 20), rest.slice(20)]
    if (!first || !second) throw new Error('A market has two projects.')
    // More than are kept empty before the index sweeps itself.
    for (let version = 0; version < 3300; version += 1) {
      const isFirst = version === 0
      changed.put({
        ...first,
        title: isFirst ? 'Zzyzx' : 'Help',
        description: isFirst ? 'Zzyzx zzyzx' : '',
        location: `${version} Main Street, Towson, MD`,
        isRemote: false,
        textVersion: -version - 1,
      })
    }
    changed.put({ ...first, textVersion: 1 })
    changed.remove(second.id)
    changed.put({ ...first, textVersion: 1, pendingCount: 5 })
    for (const row of [...others, { ...first, pendingCount: 5 }]) fresh.put(row)
    // Takes the place of what was removed.
    for (const index of [changed, fresh]) for (const row of late) index.put(row)
    const query = {
      read: parseVolunteer(volunteer),
      statistics: noStatistics,
      findPlace,
      now,
      weights: matchWeights,
      predictions: noPredictions,
      order: 'recommended' as const,
      isGeneral: true,
      most: 100,
    }
    const found = idsOf(findBest(changed.data(), query))
    expect(found.toSorted()).toEqual(idsOf(findBest(fresh.data(), query)).toSorted())
    expect(found).toHaveLength(39)
    expect(findBest(changed.data(), { ...query, most: 3 }).map(({ fit }) => fit.toFixed(6))).toEqual(
      findBest(fresh.data(), { ...query, most: 3 }).map(({ fit }) => fit.toFixed(6)),
    )
    expect(changed.versionOf(second.id)).toBeNull()
    expect([...changed.ids()].toSorted()).toEqual([...fresh.ids()].toSorted())
    // Nothing of the thousands of changes is left, neither slots nor words nor places.
    expect(changed.data().words.has('zzyzx')).toBe(false)
    expect(changed.data().ids.length).toBeLessThan(1500)
    expect(changed.data().places.length).toBeLessThan(1500)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchWeights } from '#domain/matching/scoring/factors.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { noStatistics } from '#domain/matching/scoring/statistics.ts'
import type { IndexedRow } from '#server/queries/matching/match-index.ts'
import {
  anyProject,
  anyQuery,
  findPlace,
  now,
  prepare,
  scanAll,
  toRow,
  type AnyProject,
} from '#tests/support/checks/any-market.ts'
import { findBest, type BestQuery, type RankedProject } from './find-best.ts'
import { countKeptBytes, recallBest } from './recent-best.ts'

const day = 86_400_000

const anyChange = fc.record({
  kind: fc.constantFrom('new', 'text', 'applicants', 'full', 'removed'),
  /** Which project of those there are. */
  at: fc.nat(),
  project: anyProject,
  /** Whether someone looks after it. */
  isSeen: fc.boolean(),
})
type Change = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never

/** The row after a change; null for one that is removed or has never been there. */
function changeRow(row: IndexedRow | undefined, { kind, project }: Change, version: number) {
  const fresh = toRow(project, version)
  if (kind === 'new' || !row) return kind === 'removed' ? null : { ...fresh, id: `new ${version}` }
  if (kind === 'text') return { ...fresh, id: row.id }
  if (kind === 'full') return { ...row, version, maxVolunteers: 2, acceptedCount: 2 }
  const { pendingCount, acceptedCount, maxVolunteers } = fresh
  return kind === 'removed' ? null : { ...row, version, pendingCount, acceptedCount, maxVolunteers }
}

const isOpen = ({ maxVolunteers, acceptedCount }: IndexedRow) =>
  maxVolunteers === null || acceptedCount < maxVolunteers

/** Numbers that are sums in another order are the same up to this many digits. */
const digits = 5

/** The same projects in the same order with the same numbers. */
function expectSame(found: readonly RankedProject[], expected: readonly RankedProject[]): void {
  const others = ({ value: _, fit: _fit, predicted: _predicted, ...one }: RankedProject) => one
  expect(found.map(others)).toEqual(expected.map(others))
  for (const [index, one] of expected.entries()) {
    for (const name of ['value', 'fit', 'predicted'] as const)
      expect(found[index]?.[name]).toBeCloseTo(one[name], digits)
  }
}

/** One that asks for everything that counts. */
const plain: AnyProject = {
  requiredSkills: ['Fundraising'],
  preferredSkills: [],
  causeAreas: ['Education'],
  isRemote: false,
  location: 'Towson, MD',
  timeCommitment: 3,
  experienceLevel: null,
  title: 'Help us',
  description: '',
  age: 10,
  pendingCount: 0,
  acceptedCount: 0,
  maxVolunteers: null,
  importedFor: null,
  organizationId: 'one',
}

/** So many changes that lists are merged with all of them, or as few as begin the log again. */
const always = (most: number) => ({ most, least: most, share: 0 })
const anyLimits = fc.record({
  mostParsed: fc.constantFrom(1, 3, 50).map(always),
  mostSlots: fc.constantFrom(4, 500).map(always),
  /** With 0, the first few slots that lose their project are swept and taken again. */
  mostDead: fc.constantFrom(0, 1000),
})

const volunteer = {
  skills: ['Fundraising'],
  causes: [],
  location: 'Baltimore, MD',
  freeHours: null,
  experienceLevel: null,
  takesRemote: null,
  remoteOnly: false,
  languages: null,
  biography: '',
}
const asksBest = {
  volunteer,
  order: 'best-fit',
  weights: matchWeights,
  eligibleOnly: true,
  isCounted: false,
  predictions: {},
  isGeneral: false,
  only: null,
} as const

describe('looking again', () => {
  test('finds what scoring every pair finds, however projects change between two looks', () => {
    const spread = fc.option(
      fc.record({ most: fc.integer({ min: 1, max: 4 }), perOrganization: fc.constant(1) }),
    )
    const changes = fc.array(anyChange, { maxLength: 12 })
    const looks = fc.record({ limits: anyLimits, changed: changes, few: spread })
    fc.assert(
      fc.property(anyQuery, looks, (given, { limits, changed, few }) => {
        const { index, data, rows, query } = prepare(given, limits)
        const asked: BestQuery = { ...query, most: 3, ...(few && { spread: few }) }
        const all = new Map(rows.map((row) => [row.id, row]))
        recallBest(data, asked, 5)
        const log = data.changes.follow()
        for (const [number, change] of changed.entries()) {
          const ids = [...all.keys()]
          const id = change.kind === 'new' ? undefined : ids[change.at % ids.length]
          const row = changeRow(id === undefined ? undefined : all.get(id), change, 1000 + number)
          if (row) {
            all.set(row.id, row)
            index.put(row)
          } else if (id !== undefined) {
            all.delete(id)
            index.remove(id)
          }
          if (change.isSeen) expectSame(recallBest(data, asked, 5), findBest(data, asked))
        }
        const found = recallBest(data, asked, 5)
        expectSame(found, findBest(data, asked))
        // Otherwise nothing was merged, and the test would compare a list with itself.
        const isRoomy = limits.mostParsed.most === 50 && limits.mostSlots.most === 500
        expect(isRoomy && data.changes.follow() !== log).toBe(false)
        if (few) return
        const best = scanAll([...all.values()].filter(isOpen), query).slice(0, 3)
        expect(found).toHaveLength(best.length)
        for (const [at, { value }] of best.entries()) expect(found[at]?.value).toBeCloseTo(value, digits)
      }),
    )
  })

  test('computes nothing again while nothing changes, also in the other order, and everything for another day, profile or weights', () => {
    let times = 0
    const counted: BestQuery['findPlace'] = (text) => {
      times += 1
      return findPlace(text)
    }
    const market: AnyProject[] = [plain, { ...plain, requiredSkills: ['Fundraising', 'Legal'] }]
    const { index, data, query } = prepare({ ...asksBest, market })
    const asked = { ...query, findPlace: counted, most: 1 }
    const look = (other: Partial<BestQuery> = {}) => {
      times = 0
      const found = recallBest(data, { ...asked, ...other })
      return { found: found.map(({ id }) => id), isComputed: times > 0 }
    }
    expect(look()).toEqual({ found: ['project 0'], isComputed: true })
    expect(look()).toEqual({ found: ['project 0'], isComputed: false })
    expect(look({ order: 'recommended' })).toEqual({ found: ['project 0'], isComputed: false })
    for (const other of [
      { now: new Date(now.getTime() + day) },
      { read: parseVolunteer(volunteer) },
      { weights: { ...matchWeights, skills: 50 } },
      { statistics: { ...noStatistics } },
    ])
      expect(look(other).isComputed).toBe(true)
    // A changed project alone is computed, and the others are as before.
    look()
    index.put({ ...toRow({ ...plain, acceptedCount: 2, maxVolunteers: 2 }, 0) })
    expect(look()).toEqual({ found: ['project 1'], isComputed: false })
  })

  test('keeps nothing of another day, count of words or log: none of it can be used again', () => {
    const { index, data, query } = prepare({ ...asksBest, market: [plain] })
    const asked = { ...query, most: 1 }
    const look = (other: Partial<BestQuery> = {}) => {
      recallBest(data, { ...asked, ...other, read: parseVolunteer(volunteer) })
      return countKeptBytes(data)
    }
    const ofOne = look()
    expect(ofOne).toBeGreaterThan(0)
    expect(look()).toBe(2 * ofOne)
    expect(look({ now: new Date(now.getTime() + day) })).toBe(ofOne)
    expect(look({ statistics: { ...noStatistics } })).toBe(ofOne)
    expect(look()).toBe(ofOne)
    // More changes than a log of so few projects has.
    for (const id of ['first', 'second'])
      index.put({ ...toRow({ ...plain, maxVolunteers: 1, acceptedCount: 1 }, 1), id })
    expect(look()).toBe(ofOne)
  })
})

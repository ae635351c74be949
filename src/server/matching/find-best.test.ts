import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchWeights, type MatchProject } from '#domain/matching/factors.ts'
import { byFit, computeNeed } from '#domain/matching/order.ts'
import { parseProject } from '#domain/matching/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed } from '#domain/matching/score.ts'
import { countListings, noStatistics } from '#domain/matching/statistics.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { causes } from '#domain/vocabulary/causes.ts'
import { noPlacements } from '#domain/vocabulary/placements.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { demoPeople, demoProjects } from '#demo/data.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import type { IndexedRow } from '#server/queries/match-index.ts'
import { findBest, type BestQuery } from './find-best.ts'
import { makeProjectIndex } from './project-index.ts'

const findPlace = await loadPlaces()
const now = new Date('2026-05-10T12:00:00Z')
const day = 86_400_000

const some = (labels: readonly string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...labels), { maxLength })
const skill = [...skills.flatMap(({ labels }): readonly string[] => labels), 'Falconry']
const cause = causes.flatMap(({ labels }): readonly string[] => labels)
const place = fc.option(
  fc.constantFrom(
    'Baltimore, MD',
    'Towson, MD',
    'Detroit, MI',
    'Brooklyn, New York, NY',
    'Queens, New York, NY',
    'Tacoma, WA',
    'Nowhere in Particular, MD',
  ),
)
const level = fc.option(fc.constantFrom(...experienceLevelValues))
const text = fc.constantFrom(
  ...demoProjects.map(({ paragraphs }) => paragraphs.join('\n\n')),
  'Translate our packet into Spanish and Dari on weekday evenings. An internship.',
  '',
)

const anyProject = fc.record({
  requiredSkills: some(skill, 3),
  preferredSkills: some(skill, 2),
  causeAreas: some(cause, 2),
  isRemote: fc.boolean(),
  location: place,
  timeCommitment: fc.option(fc.integer({ min: 1, max: 40 })),
  experienceLevel: level,
  title: fc.constantFrom('Design a website', 'Junior assistant', 'Teach Spanish on weekends', 'Help us'),
  description: text,
  age: fc.integer({ min: 0, max: 400 }),
  pendingCount: fc.integer({ min: 0, max: 6 }),
  acceptedCount: fc.integer({ min: 0, max: 2 }),
  maxVolunteers: fc.option(fc.integer({ min: 3, max: 40 })),
})
const anyVolunteer = fc.record({
  skills: some(skill, 4),
  causes: some(cause, 3),
  location: place,
  freeHours: fc.option(fc.integer({ min: 0, max: 40 })),
  experienceLevel: level,
  takesRemote: fc.constantFrom(null, true, false),
  remoteOnly: fc.boolean(),
  languages: fc.option(some(['English', 'Spanish', 'Dari'], 2)),
  biography: fc.constantFrom(
    ...demoPeople.map(({ volunteer }) => [volunteer?.bio, volunteer?.experience].join('.\n')),
    'I teach Spanish and translate on weekday evenings.',
    '',
  ),
})

type AnyProject = typeof anyProject extends fc.Arbitrary<infer Value> ? Value : never

const toRow = ({ age, ...project }: AnyProject, index: number): IndexedRow => ({
  ...project,
  id: `project ${index}`,
  version: index,
  textVersion: index,
  createdAt: new Date(now.getTime() - age * day),
  lastDay: null,
})

/** The ids of everything with common work or causes, scored one pair at a time. */
function scanAll(
  rows: readonly IndexedRow[],
  { read, statistics, order }: Pick<BestQuery, 'read' | 'statistics' | 'order'>,
): { id: string; value: number }[] {
  return rows
    .map((row) => {
      const project: MatchProject = row
      const { fit } = matchParsed(read, parseProject(project), { statistics, findPlace })
      const need = order === 'recommended' ? computeNeed(row, now) : 0
      const { id, createdAt } = row
      return {
        id,
        value: fit + need,
        fit: fit + need,
        organizationId: '',
        priority: 0,
        postedAt: createdAt.toISOString(),
      }
    })
    .toSorted(byFit)
}

describe('the index of projects', () => {
  test('finds the best of any market, with the values of scoring every pair', () => {
    fc.assert(
      fc.property(
        fc.record({
          market: fc.array(anyProject, { maxLength: 12 }),
          volunteer: anyVolunteer,
          order: fc.constantFrom('best-fit' as const, 'recommended' as const),
          isCounted: fc.boolean(),
        }),
        ({ market, volunteer, order, isCounted }) => {
          const rows = market.map(toRow)
          const statistics = isCounted ? countListings(rows.map((row) => parseProject(row))) : noStatistics
          const index = makeProjectIndex(() => noPlacements)
          for (const row of rows) index.put(row)
          const read = parseVolunteer(volunteer)
          const query = { read, statistics, findPlace, order, now, weights: matchWeights }
          const ids = findBest(index.data(), { ...query, most: 100 })
          const all = scanAll(rows, query)
          const valueOf = new Map(all.map(({ id, value }) => [id, value]))
          const values = (list: readonly string[]) => list.map((id) => (valueOf.get(id) ?? 0).toFixed(6))
          expect(values(ids)).toEqual(values(all.filter(({ id }) => ids.includes(id)).map(({ id }) => id)))
          // A shorter list is the start of the longer one.
          expect(findBest(index.data(), { ...query, most: 3 })).toEqual(ids.slice(0, 3))
        },
      ),
    )
  })

  test('finds the same after thousands of changes, and nothing that was removed', () => {
    const market = fc.sample(anyProject, { numRuns: 40, seed: 26 }).map(toRow)
    const [volunteer] = fc.sample(anyVolunteer, { numRuns: 1, seed: 26 })
    if (!volunteer) throw new Error('A sample has one.')
    const [changed, fresh] = [makeProjectIndex(() => noPlacements), makeProjectIndex(() => noPlacements)]
    for (const row of market) changed.put(row)
    const [first, second, ...others] = market
    if (!first || !second) throw new Error('A market has two projects.')
    // More than are kept empty before the index compacts itself.
    for (let version = 0; version < 1100; version += 1) {
      changed.put({ ...first, description: '', textVersion: -version })
    }
    changed.put({ ...first, textVersion: 1 })
    changed.remove(second.id)
    changed.put({ ...first, textVersion: 1, pendingCount: 5 })
    for (const row of [...others, { ...first, pendingCount: 5 }]) fresh.put(row)
    const query = {
      read: parseVolunteer(volunteer),
      statistics: noStatistics,
      findPlace,
      now,
      weights: matchWeights,
      order: 'recommended' as const,
      isGeneral: true,
      most: 100,
    }
    const found = findBest(changed.data(), query)
    expect(found.toSorted()).toEqual(findBest(fresh.data(), query).toSorted())
    expect(found).toHaveLength(39)
    expect(changed.versionOf(second.id)).toBeNull()
    expect([...changed.ids()].toSorted()).toEqual([...fresh.ids()].toSorted())
  })
})

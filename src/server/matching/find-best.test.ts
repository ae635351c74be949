import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactPoints, matchWeights } from '#domain/matching/factors.ts'
import { computeNeed, daysPosted } from '#domain/matching/order.ts'
import { parseProject } from '#domain/matching/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parse-volunteer.ts'
import { noPredictions, predictPoints } from '#domain/matching/predictions.ts'
import { matchParsed } from '#domain/matching/score.ts'
import { countListings, noStatistics } from '#domain/matching/statistics.ts'
import { matchTuning } from '#domain/matching/tuning.ts'
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
const places =
  'Baltimore, MD|Towson, MD|Detroit, MI|Brooklyn, New York, NY|Queens, New York, NY|Tacoma, WA|Nowhere in Particular, MD'
const place = fc.option(fc.constantFrom(...places.split('|')))
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
  title: fc.constantFrom(
    'Design a website',
    'Junior assistant',
    'Teach Spanish on weekends',
    'Help us',
    'Nutrition education',
  ),
  description: text,
  age: fc.integer({ min: 0, max: 400 }),
  pendingCount: fc.integer({ min: 0, max: 6 }),
  acceptedCount: fc.integer({ min: 0, max: 2 }),
  maxVolunteers: fc.option(fc.integer({ min: 3, max: 40 })),
  organizationId: fc.constantFrom('one', 'two', 'three'),
})
const weight = fc.integer({ min: 0, max: 100 })
const anyWeights = fc.record({
  skills: weight,
  causes: weight,
  location: weight,
  time: weight,
  experience: weight,
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
    'I would love to serve lunch or train a soccer team. ESL instructor.',
    'I nurse, teach and cook. Happy to do health education.',
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

type Given = Pick<BestQuery, 'read' | 'statistics' | 'order' | 'weights' | 'eligibleOnly' | 'predictions'>

/** Everything that has common work, causes or distinctive words, scored one pair at a time, best first. */
function scanAll(rows: readonly IndexedRow[], query: Given) {
  const { read, statistics, order, weights, eligibleOnly, predictions } = query
  const options = { statistics, findPlace, weights }
  return rows
    .flatMap((row) => {
      const project = parseProject(row)
      const { fit, factors, facts } = matchParsed(read, project, options)
      // Work counts without words, and also where the languages differ.
      const withoutWords = { ...read, words: new Map(), areAllLanguages: false }
      const hasWork = matchParsed(withoutWords, project, options).factors.skills > 0
      const hasCause = factors.causes > matchTuning.otherCause
      const words = (factors.skills * matchTuning.full) / matchTuning.words
      const hasWords = project.words.size > 0 && words >= 1 - 2 ** -0.25
      const isElsewhere = facts.some(({ kind, standing }) => kind === 'remote' && standing === 'unmet')
      if ((!hasWork && !hasCause && !hasWords) || (eligibleOnly && isElsewhere)) return []
      const need = computeNeed(row, now)
      const { id, createdAt, organizationId } = row
      const pair = {
        points: exactPoints(factors, weights),
        need,
        projectDays: daysPosted(createdAt, now),
      }
      const value = fit + (order === 'recommended' ? need + predictPoints(predictions, pair) : 0)
      return [{ id, value, organizationId, at: createdAt.getTime() }]
    })
    .toSorted((a, b) => (Math.abs(a.value - b.value) > 1e-6 ? b.value - a.value : b.at - a.at))
}

/** A model that learned that need and being near matter more than the weights say, and age less. */
const fitted = {
  apply: {
    coefficients: [-2, 0.3, 0.3, 1.2, 0.4, 0.4, 0.4, -0.3, -0.3],
    prior: [-2, 0.4, 0.4, 0.4, 0.4, 0.4, 0, 0, -0.3],
    meanRaise: 0.1,
  },
}

const anyQuery = fc.record({
  market: fc.array(anyProject, { maxLength: 12 }),
  volunteer: anyVolunteer,
  order: fc.constantFrom('best-fit' as const, 'recommended' as const),
  weights: anyWeights,
  eligibleOnly: fc.boolean(),
  isCounted: fc.boolean(),
  predictions: fc.constantFrom(noPredictions, fitted),
})
type AnyQuery = typeof anyQuery extends fc.Arbitrary<infer Value> ? Value : never

/** An index of a market, a query of it, and all that should be found. */
function prepare({ market, volunteer, isCounted, ...given }: AnyQuery) {
  const rows = market.map(toRow)
  const statistics = isCounted ? countListings(rows.map((row) => parseProject(row))) : noStatistics
  const index = makeProjectIndex(() => noPlacements)
  for (const row of rows) index.put(row)
  const query = { ...given, read: parseVolunteer(volunteer), statistics, findPlace, now }
  const all = scanAll(rows, query)
  const valueOf = new Map(all.map(({ id, value }) => [id, value]))
  const values = (list: readonly { id: string }[]) => list.map(({ id }) => valueOf.get(id)?.toFixed(5))
  return { data: index.data(), query, all, values }
}

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

  test('finds the same after thousands of changes, and nothing that was removed', () => {
    const market = fc.sample(anyProject, { numRuns: 40, seed: 26 }).map(toRow)
    const [volunteer] = fc.sample(anyVolunteer, { numRuns: 1, seed: 26 })
    if (!volunteer) throw new Error('A sample has one.')
    const [changed, fresh] = [makeProjectIndex(() => noPlacements), makeProjectIndex(() => noPlacements)]
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

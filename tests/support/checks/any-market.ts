/** Any market for the index of matches: projects, a volunteer and a query, and what scoring every pair would find. */
import fc from 'fast-check'
import { exactPoints } from '#domain/matching/scoring/factors.ts'
import { computeOpenness } from '#domain/matching/scoring/general.ts'
import { computeNeed, daysPosted, lastPrice } from '#domain/matching/order.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { noPredictions, predictPoints } from '#domain/matching/predictions/predictions.ts'
import { matchParsed } from '#domain/matching/scoring/score.ts'
import { countListings, noStatistics } from '#domain/matching/scoring/statistics.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { expandToRequested } from '#domain/matching/parsing/work-ids.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { canonicalCause, causes } from '#domain/vocabulary/causes.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { demoPeople } from '#demo/accounts.ts'
import { demoProjects } from '#demo/data.ts'
import type { BestQuery } from '#server/matching/find-best.ts'
import { makeProjectIndex } from '#server/matching/project-index.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import type { IndexedRow } from '#server/queries/matching/match-index.ts'

export const findPlace = await loadPlaces()
export const now = new Date('2026-05-10T12:00:00Z')
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

export const anyProject = fc.record({
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
  // Two days about the one from which an import is stale, and none.
  importedFor: fc.constantFrom(null, '2026-02-08', '2026-02-09'),
})
const weight = fc.integer({ min: 0, max: 100 })
const anyWeights = fc.record({
  skills: weight,
  causes: weight,
  location: weight,
  time: weight,
  experience: weight,
})
export const anyVolunteer = fc.record({
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

export type AnyProject = typeof anyProject extends fc.Arbitrary<infer Value> ? Value : never

export const toRow = ({ age, ...project }: AnyProject, index: number): IndexedRow => ({
  ...project,
  id: `project ${index}`,
  version: index,
  textVersion: index,
  createdAt: new Date(now.getTime() - age * day),
  lastDay: null,
})

type Given = Pick<
  BestQuery,
  'read' | 'statistics' | 'order' | 'weights' | 'eligibleOnly' | 'predictions' | 'isGeneral' | 'only'
>

/** Everything that has common work, causes or distinctive words, or what the query names, scored one pair at a time, best first. */
export function scanAll(rows: readonly IndexedRow[], query: Given) {
  const { read, statistics, order, weights, eligibleOnly, predictions, isGeneral, only } = query
  const options = { statistics, findPlace, weights }
  const work = new Set(expandToRequested(only?.workIds ?? []))
  const served = new Set(only?.causes.map(canonicalCause))
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
      const isServing =
        project.asked.some(({ id }) => work.has(id)) || project.causes.some(({ id }) => served.has(id))
      const isCandidate = only ? isServing : isGeneral === true || hasWork || hasCause || hasWords
      if (!isCandidate || (eligibleOnly && isElsewhere)) return []
      const need = computeNeed(row, now)
      const last = row.importedFor === '2026-02-08' ? lastPrice : 0
      const { id, createdAt, organizationId } = row
      const pair = {
        points: exactPoints(factors, weights),
        need,
        projectDays: daysPosted(createdAt, now),
      }
      const openness = isGeneral ? computeOpenness(read, project) : 0
      const value =
        fit + (order === 'recommended' ? need - last + predictPoints(predictions, pair) + openness : 0)
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

export const anyQuery = fc.record({
  market: fc.array(anyProject, { maxLength: 12 }),
  volunteer: anyVolunteer,
  order: fc.constantFrom('best-fit' as const, 'recommended' as const),
  weights: anyWeights,
  eligibleOnly: fc.boolean(),
  isCounted: fc.boolean(),
  predictions: fc.constantFrom(noPredictions, fitted),
  isGeneral: fc.boolean(),
  only: fc.option(
    fc.record({
      workIds: some(
        skills.map(({ id }) => id),
        2,
      ),
      causes: some(cause, 2),
    }),
  ),
})
type AnyQuery = typeof anyQuery extends fc.Arbitrary<infer Value> ? Value : never

/** An index of a market, a query of it, and all that should be found. */
export function prepare(
  { market, volunteer, isCounted, only, ...given }: AnyQuery,
  limits?: Parameters<typeof makeProjectIndex>[0],
) {
  const rows = market.map(toRow)
  const statistics = isCounted ? countListings(rows.map((row) => parseProject(row))) : noStatistics
  const index = makeProjectIndex(limits)
  for (const row of rows) index.put(row)
  const query = {
    ...given,
    ...(only && { only }),
    read: parseVolunteer(volunteer),
    statistics,
    findPlace,
    now,
  }
  const all = scanAll(rows, query)
  const valueOf = new Map(all.map(({ id, value }) => [id, value]))
  const values = (list: readonly { id: string }[]) => list.map(({ id }) => valueOf.get(id)?.toFixed(5))
  return { index, data: index.data(), rows, query, all, values }
}

/** Browsing, computed without a database: each filter as the specification describes it, over all rows. */
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { nearbyRule } from '#domain/projects/nearby.ts'
import { choiceFilters, mapChoiceFilters, type ChoiceFilterName } from '#domain/projects/choice-filters.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { projects } from '#server/db/tables/projects.ts'

/** The fields of a stored project that this computation needs. */
export type Row = Pick<
  typeof projects.$inferSelect,
  | 'id'
  | 'organizationId'
  | 'title'
  | 'requiredSkills'
  | 'preferredSkills'
  | 'causeAreas'
  | 'timeCommitment'
  | 'location'
  | 'isRemote'
  | ChoiceFilterName
> & { isOpen: boolean; isPublished: boolean; isVerified: boolean }

export type Query = {
  search?: string
  skills?: string
  causeAreas?: string
  timeCommitment?: string
  organizationId?: string
  open?: 'true' | 'false'
  remote?: 'true'
  verified?: 'true' | 'false'
  near?: typeof center
  within?: string
} & Partial<Record<ChoiceFilterName, string>>

/** The place to look near; its unit is miles. */
export const center = 'Baltimore, MD'
/** Miles from there, rounded up, by location; null for one that is in the same state but has no center. */
const milesFromCenter = new Map<string, number | null>([
  ['Baltimore, MD', 0],
  ['Towson, MD', 8],
  ['Maryland, USA', null],
  ['Philadelphia, PA', 90],
])
const inState = ['Baltimore, MD', 'Towson, MD', 'Maryland, USA']
/** Some of them, and some that are nowhere near. */
export const locations = [...milesFromCenter.keys(), 'Munich, Germany', 'By the pond', null]

function isNear({ location, isRemote }: Row, within: string): boolean {
  if (isRemote || location === null) return false
  if (within === 'state') return inState.includes(location)
  return (milesFromCenter.get(location) ?? Infinity) <= Number(within)
}

const shares = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each))
const listOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? []

const isAmong = (requested: string | undefined, value: string | null | undefined) =>
  listOf(requested).length === 0 || listOf(requested).some((each) => each === value)

const asks = {
  skills: (row: Row, query: Query) => {
    const requested = listOf(query.skills).map(canonicalSkill)
    return (
      requested.length === 0 ||
      shares(requested, [...row.requiredSkills, ...row.preferredSkills].map(canonicalSkill))
    )
  },
  causeAreas: (row: Row, query: Query) => {
    const requested = listOf(query.causeAreas).flatMap(causeFilterIds)
    return requested.length === 0 || shares(requested, row.causeAreas.map(canonicalCause))
  },
  timeCommitment: (row: Row, query: Query) => {
    const most = Number(query.timeCommitment ?? anyTimeCommitment)
    return most >= anyTimeCommitment || (row.timeCommitment !== null && row.timeCommitment <= most)
  },
  place: (row: Row, query: Query) => {
    if (query.near) return isNear(row, query.within ?? `${nearbyRule.standard}`)
    return query.remote !== 'true' || row.isRemote
  },
  ...mapChoiceFilters((name) => (row: Row, query: Query) => isAmong(query[name], row[name])),
  others: (row: Row, query: Query) =>
    row.isPublished &&
    (query.open !== 'true' || row.isOpen) &&
    (query.verified !== 'true' || row.isVerified) &&
    (query.organizationId === undefined || query.organizationId === row.organizationId) &&
    (query.search === undefined || row.title.includes(query.search)),
}

/** The rows that match a query. */
export const findMatchingRows = (rows: readonly Row[], query: Query) =>
  rows.filter((row) => Object.values(asks).every((ask) => ask(row, query)))

/** The facets; each count filters all rows again. */
export function countFacets(rows: readonly Row[], query: Query) {
  const count = (changes: Query) => ({
    count: findMatchingRows(rows, { ...query, ...changes }).length,
    hasMore: false,
  })
  const chosen = (options: readonly string[], requested: string | undefined) => [
    ...new Set([...options, ...listOf(requested)]),
  ]
  const hours = new Set<number>([...timeFilterHours, anyTimeCommitment])
  const requested = Number(query.timeCommitment ?? anyTimeCommitment)
  const { near, within, remote: _remote, ...elsewhere } = query
  const distances = new Set<string>([...nearbyRule.offered.map(String), 'state'])
  if (within && near) distances.add(within)
  const countAnywhere = (changes: Query) => ({
    count: findMatchingRows(rows, { ...elsewhere, ...changes }).length,
    hasMore: false,
  })
  const closed = findMatchingRows(rows, { ...query, open: 'false' }).filter(({ isOpen }) => !isOpen)
  if (requested < anyTimeCommitment) hours.add(requested)
  return {
    total: count({}),
    skills: chosen(browseSkills, query.skills).map((value) => ({ value, ...count({ skills: value }) })),
    causeAreas: chosen(causeAreas, query.causeAreas).map((value) => ({
      value,
      ...count({ causeAreas: value }),
    })),
    timeCommitment: [...hours]
      .toSorted((a, b) => a - b)
      .map((value) => ({ value, ...count({ timeCommitment: String(value) }) })),
    verified: count({ verified: 'true' }),
    closed: { count: closed.length, hasMore: false },
    remote: countAnywhere({ remote: 'true' }),
    within: near
      ? [...distances]
          .toSorted((a, b) => (a === 'state' ? 1 : b === 'state' ? -1 : Number(a) - Number(b)))
          .map((value) => ({
            value: value === 'state' ? value : Number(value),
            ...countAnywhere({ near, within: value }),
          }))
      : [],
    ...mapChoiceFilters((name) =>
      choiceFilters[name].map((value) => ({ value, ...count({ [name]: value }) })),
    ),
    place: near ? { unit: 'mi', area: 'Maryland', isArea: false, name: center, others: [] } : null,
    suggestion: null,
  }
}

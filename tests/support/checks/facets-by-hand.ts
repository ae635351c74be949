/** Browsing, computed without a database: each filter as the specification describes it, over all rows. */
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { projects } from '#server/db/schema.ts'

/** The fields of a stored project that this computation needs. */
export type Row = Pick<
  typeof projects.$inferSelect,
  'id' | 'organizationId' | 'title' | 'requiredSkills' | 'preferredSkills' | 'causeAreas' | 'timeCommitment'
> & { isOpen: boolean; isPublished: boolean }

export type Query = {
  search?: string
  skills?: string
  causeAreas?: string
  timeCommitment?: string
  organizationId?: string
  open?: 'true' | 'false'
}

const shares = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each))
const listOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? []

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
  others: (row: Row, query: Query) =>
    row.isPublished &&
    (query.open !== 'true' || row.isOpen) &&
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
  }
}

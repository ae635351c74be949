/** The browse filters and their URL: ?search=&skills=A,B&causeAreas=&timeCommitment=&org=&closed= (spec F2.10). */
import { limits } from '#contract/limits.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import type { SearchOf } from '#web/lib/screen-search.ts'

export interface ProjectFilters {
  search: string
  skills: string[]
  causeAreas: string[]
  /** Maximum hours per week; `anyTimeCommitment` means no limit. */
  timeCommitment: number
  /** Id of the organization to limit the list to; null = all. */
  organizationId: string | null
  /** Also shows projects that take no applications (A28). */
  closed: boolean
}

export const noFilters: ProjectFilters = {
  search: '',
  skills: [],
  causeAreas: [],
  timeCommitment: anyTimeCommitment,
  organizationId: null,
  closed: false,
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The filters in a screen's search parameters, within what the API accepts: a link must never break the page. */
export function toFilters({ org = '', ...search }: SearchOf<'/browse'>): ProjectFilters {
  return {
    search: (search.search ?? '').slice(0, limits.search).trim(),
    skills: toLabels(search.skills),
    causeAreas: toLabels(search.causeAreas),
    timeCommitment: search.timeCommitment ?? anyTimeCommitment,
    organizationId: uuid.test(org) ? org.toLowerCase() : null,
    closed: search.closed ?? false,
  }
}

/** The filters as URL parameters, without defaults. */
export function serializeFilters(filters: ProjectFilters): SearchOf<'/browse'> {
  const { search, skills, causeAreas, timeCommitment, organizationId, closed } = filters
  return {
    ...(search && { search }),
    ...(skills.length > 0 && { skills }),
    ...(causeAreas.length > 0 && { causeAreas }),
    ...(timeCommitment < anyTimeCommitment && { timeCommitment }),
    ...(organizationId && { org: organizationId }),
    ...(closed && { closed }),
  }
}

/** The filters as an API query. */
export function queryOf(filters: ProjectFilters) {
  const { org, skills, causeAreas, closed, ...same } = serializeFilters(filters)
  return {
    ...same,
    ...(skills && { skills: skills.join(',') }),
    ...(causeAreas && { causeAreas: causeAreas.join(',') }),
    ...(org && { organizationId: org }),
    ...(!closed && { accepting: 'true' as const }),
  }
}

/** The order of the list: a search by relevance unless newest first is chosen, all else newest first (A28). */
export const orderOf = ({ search, sort }: SearchOf<'/browse'>): BrowseOrder =>
  search?.trim() && sort !== 'newest' ? 'relevance' : 'newest'

/** The number of active filters, not counting the search text. */
export function countFilters(filters: ProjectFilters): number {
  const { skills, causeAreas, timeCommitment, organizationId, closed } = filters
  const others = [timeCommitment < anyTimeCommitment, organizationId !== null, closed].filter(Boolean)
  return skills.length + causeAreas.length + others.length
}

/** The hours offered, plus the URL's value if it is not among them. */
export function offerHours(chosen: number): number[] {
  const hours = [...new Set<number>([...timeFilterHours, chosen])]
  return hours.filter((choice) => choice < anyTimeCommitment).toSorted((a, b) => a - b)
}

/**
 * The offered options, then chosen labels that are not among them. Labels that differ only in case or spacing are the
 * same.
 */
export function offerChosen(offered: readonly string[], chosen: readonly string[]) {
  const toOfferedLabel = (label: string) =>
    offered.find((option) => foldLabel(option) === foldLabel(label)) ?? label
  const value = [...new Set(chosen.map(toOfferedLabel))]
  return { options: [...offered, ...value.filter((label) => !offered.includes(label))], value }
}

function toLabels(entries: readonly string[] = []): string[] {
  const labels = entries.map((entry) => entry.slice(0, limits.label))
  return [...new Set(labels)].slice(0, limits.list)
}

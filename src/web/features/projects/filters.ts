/** The browse filters and their URL: ?search=&skills=A,B&causeAreas=&timeCommitment=&org= (spec F2.10). */
import { limits } from '#contract/limits.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { parseList, parseNumber, parseText } from '#web/lib/search-params.ts'
import type { BrowseSearch } from '#web/lib/paths.ts'

export interface ProjectFilters {
  search: string
  skills: string[]
  causeAreas: string[]
  /** Maximum hours per week; `anyTimeCommitment` means no limit. */
  timeCommitment: number
  /** Id of the organization to limit the list to; null = all. */
  organizationId: string | null
}

export const noFilters: ProjectFilters = {
  search: '',
  skills: [],
  causeAreas: [],
  timeCommitment: anyTimeCommitment,
  organizationId: null,
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const hoursBounds = { min: 1, max: anyTimeCommitment - 1 }

/** Parses the filters from an untrusted URL; invalid values are ignored. */
export function parseFilters(raw: Readonly<Record<string, unknown>>): ProjectFilters {
  const org = parseText(raw['org']) ?? ''
  return {
    // The API rejects a longer search, and a link must never break the page.
    search: (parseText(raw['search']) ?? '').slice(0, limits.search).trim(),
    skills: parseLabels(raw['skills']),
    causeAreas: parseLabels(raw['causeAreas']),
    timeCommitment: parseNumber(raw['timeCommitment'], hoursBounds) ?? anyTimeCommitment,
    organizationId: uuid.test(org) ? org.toLowerCase() : null,
  }
}

/** The filters as URL parameters, without defaults. */
export function serializeFilters(filters: ProjectFilters): BrowseSearch {
  const { search, skills, causeAreas, timeCommitment, organizationId } = filters
  return {
    ...(search && { search }),
    ...(skills.length > 0 && { skills }),
    ...(causeAreas.length > 0 && { causeAreas }),
    ...(timeCommitment < anyTimeCommitment && { timeCommitment }),
    ...(organizationId && { org: organizationId }),
  }
}

/** The filters as an API query. */
export function queryOf(filters: ProjectFilters) {
  const { org, skills, causeAreas, ...same } = serializeFilters(filters)
  return {
    ...same,
    ...(skills && { skills: skills.join(',') }),
    ...(causeAreas && { causeAreas: causeAreas.join(',') }),
    ...(org && { organizationId: org }),
  }
}

/** The number of active filters, not counting the search text. */
export function countFilters(filters: ProjectFilters): number {
  const { skills, causeAreas, timeCommitment, organizationId } = filters
  const others = [timeCommitment < anyTimeCommitment, organizationId !== null].filter(Boolean)
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

function parseLabels(value: unknown): string[] {
  const labels = (parseList(value) ?? []).map((label) => label.slice(0, limits.label))
  return [...new Set(labels)].slice(0, limits.list)
}

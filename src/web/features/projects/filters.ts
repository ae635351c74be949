/** The browse filters and the URL they live in: ?search=&skills=A,B&causeAreas=&timeCommitment=&org= (foundation 2.10). */
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
  /** Most hours a week; `anyTimeCommitment` filters nothing. */
  timeCommitment: number
  /** Id of the only organization shown; null = all. */
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

/** Reads the filters from whatever a URL says; what makes no sense is passed over. */
export function parseFilters(raw: Readonly<Record<string, unknown>>): ProjectFilters {
  const org = parseText(raw['org']) ?? ''
  return {
    // The API refuses a longer search, and a link must never break the page.
    search: (parseText(raw['search']) ?? '').slice(0, limits.search).trim(),
    skills: parseLabels(raw['skills']),
    causeAreas: parseLabels(raw['causeAreas']),
    timeCommitment: parseNumber(raw['timeCommitment'], hoursBounds) ?? anyTimeCommitment,
    organizationId: uuid.test(org) ? org.toLowerCase() : null,
  }
}

/** The filters as the URL carries them; what filters nothing is left out. */
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

/** The filters as the API takes them. */
export function queryOf(filters: ProjectFilters) {
  const { org, skills, causeAreas, ...same } = serializeFilters(filters)
  return {
    ...same,
    ...(skills && { skills: skills.join(',') }),
    ...(causeAreas && { causeAreas: causeAreas.join(',') }),
    ...(org && { organizationId: org }),
  }
}

/** How many choices narrow the list, the search text apart. */
export function countFilters(filters: ProjectFilters): number {
  const { skills, causeAreas, timeCommitment, organizationId } = filters
  const others = [timeCommitment < anyTimeCommitment, organizationId !== null].filter(Boolean)
  return skills.length + causeAreas.length + others.length
}

/** The hours offered, and the URL's own where it asks for others. */
export function offerHours(chosen: number): number[] {
  const hours = [...new Set<number>([...timeFilterHours, chosen])]
  return hours.filter((choice) => choice < anyTimeCommitment).toSorted((a, b) => a - b)
}

/** The offered options and, after them, chosen labels that are not among them; one in other capitals or spaces is the offered one. */
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

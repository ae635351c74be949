/** The filters of the directory of volunteers and their URL: ?search=&skills=A,B&near=&project= and so on. */
import { limits, volunteerLimits } from '#contract/limits.ts'
import { decideDirectoryOrder, offeredFreeHours, type DirectoryOrder } from '#domain/matching/directory.ts'
import { nearbyRule, type Within } from '#domain/projects/nearby.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

export interface DirectoryFilters {
  search: string
  skills: string[]
  causeAreas: string[]
  languages: string[]
  /** At least this many free hours per week; null for any. */
  freeHours: number | null
  remote: boolean
  /** A town or ZIP code; empty for anywhere. */
  near: string
  within: Within
  /** Id of the project to match with; null for none. */
  projectId: string | null
}

export const noFilters: DirectoryFilters = {
  search: '',
  skills: [],
  causeAreas: [],
  languages: [],
  freeHours: null,
  remote: false,
  near: '',
  within: nearbyRule.standard,
  projectId: null,
}

/** Clears everything but the project, which narrows nothing. */
export const clearFilters = ({ projectId }: DirectoryFilters): DirectoryFilters => ({
  ...noFilters,
  projectId,
})

/** The filters in the screen's search parameters, within what the API accepts: a link must never break the page. */
export function toFilters(search: SearchOf<'/volunteers'>): DirectoryFilters {
  const { state, within, hours } = search
  return {
    search: (search.search ?? '').slice(0, limits.search).trim(),
    skills: toLabels(search.skills),
    causeAreas: toLabels(search.causeAreas),
    languages: toLabels(search.languages),
    freeHours: hours === undefined ? null : Math.min(hours, volunteerLimits.hours.max),
    remote: search.remote ?? false,
    near: (search.near ?? '').slice(0, limits.search).trim(),
    within: state ? 'state' : (nearbyRule.offered.find((each) => each === within) ?? nearbyRule.standard),
    projectId: search.project ?? null,
  }
}

/** The filters as URL parameters, without defaults. */
export function serializeFilters(filters: DirectoryFilters): SearchOf<'/volunteers'> {
  const { search, skills, causeAreas, languages, freeHours, remote, near, within, projectId } = filters
  return {
    ...(search && { search }),
    ...(skills.length > 0 && { skills }),
    ...(causeAreas.length > 0 && { causeAreas }),
    ...(languages.length > 0 && { languages }),
    ...(freeHours !== null && { hours: freeHours }),
    ...(remote && { remote }),
    ...(near && { near }),
    ...(near && within === 'state' && { state: true }),
    ...(near && within !== 'state' && within !== nearbyRule.standard && { within }),
    ...(projectId && { project: projectId }),
  }
}

/** The filters as an API query. */
export function queryOf(filters: DirectoryFilters) {
  const { search, skills, causeAreas, languages, freeHours, remote, near, within, projectId } = filters
  return {
    ...(search && { search }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(causeAreas.length > 0 && { causeAreas: causeAreas.join(',') }),
    ...(languages.length > 0 && { languages: languages.join(',') }),
    ...(freeHours !== null && { freeHours }),
    ...(remote && { remote: 'true' as const }),
    ...(near && { near, within }),
    ...(projectId && { projectId }),
  }
}

/** The order of the list: the chosen one if it is possible. */
export const orderOf = (
  { search, projectId }: DirectoryFilters,
  chosen: DirectoryOrder | undefined,
): DirectoryOrder =>
  decideDirectoryOrder(chosen, { hasProject: projectId !== null, hasSearch: search !== '' })

/** The number of active filters, not counting the search text. */
export function countFilters({
  skills,
  causeAreas,
  languages,
  freeHours,
  remote,
  near,
}: DirectoryFilters): number {
  const others = [freeHours !== null, remote, near !== ''].filter(Boolean)
  return skills.length + causeAreas.length + languages.length + others.length
}

/** The hours offered, plus the URL's value if it is not among them. */
export const offerFreeHours = (chosen: number | null): number[] =>
  [...new Set<number>([...offeredFreeHours, ...(chosen === null ? [] : [chosen])])].toSorted((a, b) => a - b)

/** The distances offered, and then the whole state. */
export const offeredDistances: readonly Within[] = [...nearbyRule.offered, 'state']

function toLabels(entries: readonly string[] = []): string[] {
  const labels = entries.map((entry) => entry.slice(0, limits.label))
  return [...new Set(labels)].slice(0, limits.list)
}

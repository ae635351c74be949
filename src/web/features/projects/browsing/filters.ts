/** The browse filters and their URL: ?search=&near=&skills=A,B&causeAreas=&timeCommitment=&org=&closed= (spec F2.10). */
import { searchLimits } from '#contract/search-limits.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import {
  choiceFilterNames,
  choiceFilters,
  mapChoiceFilters,
  pickChoiceFilters,
  type ChoiceFilterName,
} from '#domain/projects/choice-filters.ts'
import { nearbyRule, type Within } from '#domain/projects/nearby.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { id, type SearchOf } from '#web/lib/navigation/screen-search.ts'
import type { Narrowing } from './no-projects.tsx'

/** Of each filter with few choices, only those that it offers. */
export interface ProjectFilters extends Record<ChoiceFilterName, string[]> {
  search: string
  skills: string[]
  causeAreas: string[]
  /** Maximum hours per week; `anyTimeCommitment` means no limit. */
  timeCommitment: number
  /** Id of the organization to limit the list to; null = all. */
  organizationId: string | null
  /** Only remote work; never together with `near`. */
  remote: boolean
  /** A town, state or ZIP code as it was typed; empty = anywhere. */
  near: string
  within: Within
  /** Only projects of verified organizations. */
  verified: boolean
  /** Also shows projects that take no applications (A28). */
  closed: boolean
}

export const noFilters: ProjectFilters = {
  search: '',
  skills: [],
  causeAreas: [],
  timeCommitment: anyTimeCommitment,
  organizationId: null,
  remote: false,
  near: '',
  within: nearbyRule.standard,
  ...mapChoiceFilters(() => []),
  verified: false,
  closed: false,
}

/** The filters in a screen's search parameters, within what the API accepts: a link must never break the page. */
export function toFilters({ org = '', ...search }: SearchOf<'/browse'>): ProjectFilters {
  const near = toText(search.near)
  return {
    search: toText(search.search),
    skills: toLabels(search.skills),
    causeAreas: toLabels(search.causeAreas),
    timeCommitment: search.timeCommitment ?? anyTimeCommitment,
    organizationId: id(org) ?? null,
    remote: near === '' && (search.remote ?? false),
    near,
    within: near ? toWithin(search.within) : nearbyRule.standard,
    ...mapChoiceFilters((name) => toChoices(choiceFilters[name], search[name])),
    verified: search.verified ?? false,
    closed: search.closed ?? false,
  }
}

/** The filters other than those with few choices, as URL parameters. */
const serializeOthers = (filters: ProjectFilters) => {
  const {
    search,
    remote,
    near,
    within,
    skills,
    causeAreas,
    timeCommitment,
    organizationId,
    verified,
    closed,
  } = filters
  return {
    ...(search && { search }),
    ...(remote && { remote }),
    ...(near && { near, ...(within !== nearbyRule.standard && { within: `${within}` }) }),
    ...(skills.length > 0 && { skills }),
    ...(causeAreas.length > 0 && { causeAreas }),
    ...(timeCommitment < anyTimeCommitment && { timeCommitment }),
    ...(organizationId && { org: organizationId }),
    ...(verified && { verified }),
    ...(closed && { closed }),
  }
}

/** What was chosen of filters with few choices, without those of which nothing was. */
const pickChosen = (filters: ProjectFilters) =>
  pickChoiceFilters((name) => (filters[name].length > 0 ? filters[name] : undefined))

/** The filters as URL parameters, without defaults. */
export const serializeFilters = (filters: ProjectFilters): SearchOf<'/browse'> => ({
  ...serializeOthers(filters),
  ...pickChosen(filters),
})

/** The filters as an API query. */
export function queryOf(filters: ProjectFilters) {
  const { org, closed, remote, verified, skills, causeAreas, ...same } = serializeOthers(filters)
  const chosen = pickChosen(filters)
  return {
    ...same,
    ...(remote && { remote: 'true' as const }),
    ...(verified && { verified: 'true' as const }),
    ...(skills && { skills: skills.join(',') }),
    ...(causeAreas && { causeAreas: causeAreas.join(',') }),
    ...pickChoiceFilters((name) => chosen[name]?.join(',')),
    ...(org && { organizationId: org }),
    ...(!closed && { accepting: 'true' as const }),
  }
}

type Reader = { isVolunteer: boolean } | null

/** The orders that make sense, first the usual one: a search by relevance, all else newest first (A28). */
export const listOrders = ({ search, near }: ProjectFilters, reader: Reader): BrowseOrder[] => [
  ...(search ? (['relevance'] as const) : []),
  'newest',
  ...(near ? (['nearest'] as const) : []),
  'deadline',
  ...(reader?.isVolunteer ? (['match'] as const) : []),
]

/** The order of the list: the chosen one if it makes sense, else the usual one. */
export function orderOf(search: SearchOf<'/browse'>, reader: Reader): BrowseOrder {
  const orders = listOrders(toFilters(search), reader)
  return orders.find((order) => order === search.sort) ?? orders[0] ?? 'newest'
}

/** The number of active filters, not counting the search text. */
export function countFilters(filters: ProjectFilters): number {
  const { timeCommitment, organizationId, remote, near, verified, closed } = filters
  const others = [timeCommitment < anyTimeCommitment, organizationId, remote, near, verified, closed].filter(
    Boolean,
  )
  const lists = ['skills', 'causeAreas', ...choiceFilterNames] as const
  return lists.reduce((sum, name) => sum + filters[name].length, others.length)
}

/** What narrows the list. Closed projects don't: they are more of them. */
export function narrowingOf(filters: ProjectFilters): Narrowing | null {
  if (countFilters({ ...filters, closed: false }) > 0) return 'filters'
  return filters.search === '' ? null : 'search'
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

function toWithin(text: string | undefined): Within {
  const distance = Number(text)
  if (text === 'state') return text
  return Number.isInteger(distance) && distance >= nearbyRule.min && distance <= nearbyRule.max
    ? distance
    : nearbyRule.standard
}

const toChoices = (choices: readonly string[], entries: readonly string[] = []) =>
  choices.filter((choice) => entries.includes(choice))

const toText = (text = '') => text.slice(0, searchLimits.search).trim()

function toLabels(entries: readonly string[] = []): string[] {
  const labels = entries.map((entry) => entry.slice(0, searchLimits.label))
  return [...new Set(labels)].slice(0, searchLimits.list)
}

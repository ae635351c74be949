/** What the catalog in memory is asked, and what it answers. */
import type { LocalDate } from '#domain/time/time.ts'
import type { KindCounts, KindFilters } from './kinds.ts'
import type { TextQuery } from './text-query.ts'

/** The filters. Null means no filter; an empty list of IDs matches nothing. */
export interface CatalogQuery extends KindFilters {
  skills: readonly string[] | null
  causes: readonly string[] | null
  /** Maximum hours per week. */
  hours: number | null
  organization: string | null
  /** Organizations whose projects are left out. */
  without: readonly string[]
  /** Projects that are left out. */
  withoutProjects: readonly string[]
  /** The locations of work on site that are near enough. */
  near: readonly string[] | null
  /** Whether projects of organizations that are not verified are filtered out. */
  onlyVerified: boolean
  /** Whether closed projects are filtered out. */
  onlyOpen: boolean
  /** Returns today's date in a time zone. */
  today: (timeZone: string) => LocalDate
  text: TextQuery | null
}

/** Choices to count: a skill or cause as all IDs that it matches, hours as their maximum (null for any). */
export interface FacetChoices {
  skills: readonly (readonly string[])[]
  causes: readonly (readonly string[])[]
  hours: readonly (number | null)[]
  /** The locations that are near enough at each distance. */
  within: readonly (readonly string[])[]
}

/**
 * The number of results, and the number with each choice in place of the current ones of its group. Of skills and causes, a
 * number beyond `limits.counted` only says that there are more than that.
 */
export interface Counts extends KindCounts {
  skills: number[]
  causes: number[]
  hours: number[]
  within: number[]
  verified: number
}

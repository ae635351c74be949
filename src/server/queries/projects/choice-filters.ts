/** How the filters with few choices are stored with saved searches, and the columns of a project that they compare. */
import {
  choiceFilterNames,
  choiceFilters,
  mapChoiceFilters,
  type ChoiceFilterName,
} from '#domain/projects/choice-filters.ts'
import { projects } from '#server/db/tables/projects.ts'

/** The column of `saved_searches` with the choices of each, and what their terms in its index begin with. */
export const storedChoices = {
  experienceLevel: { column: 'levels', term: 'level' },
  duration: { column: 'durations', term: 'duration' },
  urgency: { column: 'urgencies', term: 'urgency' },
} as const satisfies Record<ChoiceFilterName, { column: string; term: string }>

/** The columns of `saved_searches`. */
export const choiceColumns = choiceFilterNames.map((name) => storedChoices[name].column)
export type ChoiceColumn = (typeof storedChoices)[ChoiceFilterName]['column']

/** The chosen values of each filter. Null means no filter. */
export type ChosenValues = Record<ChoiceFilterName, readonly string[] | null>

/** What was chosen of each filter; an empty list is no filter. */
export const chosenOf = (
  filters: Partial<Record<ChoiceFilterName, readonly string[] | undefined>>,
): ChosenValues => mapChoiceFilters((name) => (filters[name]?.length ? filters[name] : null))

/** Chosen values as a saved search stores them. */
export const toChoiceColumns = (
  chosen: Partial<Record<ChoiceFilterName, readonly string[] | null>>,
): Record<ChoiceColumn, string[] | null> => {
  const list = (values: readonly string[] | null | undefined) => (values ? [...values] : null)
  return {
    levels: list(chosen.experienceLevel),
    durations: list(chosen.duration),
    urgencies: list(chosen.urgency),
  }
}

/** What is counted by choice, each list with its own choices. */
export const pairChoices = (
  counts: Record<ChoiceFilterName, readonly number[]>,
  pair: <Choice>(
    choices: readonly Choice[],
    counted: readonly number[],
  ) => { value: Choice; count: number; hasMore: boolean }[],
) => ({
  experienceLevel: pair(choiceFilters.experienceLevel, counts.experienceLevel),
  duration: pair(choiceFilters.duration, counts.duration),
  urgency: pair(choiceFilters.urgency, counts.urgency),
})

/** Their columns in a select list of projects: `experience_level as "experienceLevel"`. */
export const selectedChoices = choiceFilterNames
  .map((name) => `${projects[name].name} as "${name}"`)
  .join(', ')

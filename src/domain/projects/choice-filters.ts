/**
 * The browse filters that offer a few choices, in the order in which they show. Each compares the field of a project that
 * has its name with the chosen values. Everything that filters, counts, saves or shows projects by them goes through this
 * table; a new entry breaks the build until it has its columns, texts and schemas.
 */
import { durations } from '#domain/options/projects.ts'
import { experienceLevelValues, urgencyValues } from './projects.ts'

export const choiceFilterNames = ['experienceLevel', 'duration', 'urgency'] as const
export type ChoiceFilterName = (typeof choiceFilterNames)[number]

/** The choices that each offers. */
export const choiceFilters = {
  experienceLevel: experienceLevelValues,
  duration: durations,
  urgency: urgencyValues,
} as const satisfies Record<ChoiceFilterName, readonly string[]>

/** A choice of one of them. */
export type ChoiceOf<Name extends ChoiceFilterName> = (typeof choiceFilters)[Name][number]

/** What is made for each of these filters, of the same type for all. */
export const mapChoiceFilters = <Made>(
  make: (name: ChoiceFilterName) => Made,
): Record<ChoiceFilterName, Made> => ({
  experienceLevel: make('experienceLevel'),
  duration: make('duration'),
  urgency: make('urgency'),
})

/** What is made for these filters, without those for which it is undefined. */
export function pickChoiceFilters<Made>(
  make: (name: ChoiceFilterName) => Made | undefined,
): Partial<Record<ChoiceFilterName, Made>> {
  const picked: Partial<Record<ChoiceFilterName, Made>> = {}
  for (const name of choiceFilterNames) {
    const made = make(name)
    if (made !== undefined) picked[name] = made
  }
  return picked
}

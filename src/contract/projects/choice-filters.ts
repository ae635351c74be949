/** How the filters with few choices travel: in a query, with their counts, and in a saved search. */
import { choices } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { choiceFilters, type ChoiceFilterName } from '#domain/projects/choice-filters.ts'

/** Counted up to 10,000; `hasMore` means there are more. */
export const counted = { count: z.number().int().min(0).max(limits.counted), hasMore: z.boolean() }

const formsOf = <const Choice extends string>(values: readonly Choice[]) => ({
  query: choices(values).optional(),
  saved: z.array(z.enum(values)).max(limits.list),
  counts: z.array(z.object({ value: z.enum(values), ...counted })),
})

// Each by its name, so that its own choices are in its type.
const level = formsOf(choiceFilters.experienceLevel)
const duration = formsOf(choiceFilters.duration)
const urgency = formsOf(choiceFilters.urgency)

export const choiceQueries = {
  experienceLevel: level.query,
  duration: duration.query,
  urgency: urgency.query,
} satisfies Record<ChoiceFilterName, z.ZodType>

export const savedChoices = {
  experienceLevel: level.saved,
  duration: duration.saved,
  urgency: urgency.saved,
} satisfies Record<ChoiceFilterName, z.ZodType>

export const choiceCounts = {
  experienceLevel: level.counts,
  duration: duration.counts,
  urgency: urgency.counts,
} satisfies Record<ChoiceFilterName, z.ZodType>

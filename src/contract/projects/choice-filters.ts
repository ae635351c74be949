/** How the filters with few choices travel: in a query, with their counts, and in a saved search. */
import { choices } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { choiceFilters, mapChoiceFilters } from '#domain/projects/choice-filters.ts'

export const choiceQueries = mapChoiceFilters((name) => choices(choiceFilters[name]).optional())

export const savedChoices = mapChoiceFilters((name) => z.array(z.enum(choiceFilters[name])).max(limits.list))

/** Counted up to 10,000; `hasMore` means there are more. */
export const counted = { count: z.number().int().min(0).max(limits.counted), hasMore: z.boolean() }

export const choiceCounts = mapChoiceFilters((name) =>
  z.array(z.object({ value: z.enum(choiceFilters[name]), ...counted })),
)

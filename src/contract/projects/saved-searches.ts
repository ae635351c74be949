/** Searches of the browse screen that people save, to be notified of new results (docs/decisions/0102). */
import { browseOrders } from '#domain/projects/browse-order.ts'
import { distanceUnits, nearbyRule } from '#domain/projects/nearby.ts'
import { alertFrequencies } from '#domain/projects/saved-searches.ts'
import { cleanText } from '#domain/text/text.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { entityId, idParams, isoTimestamp, requiredName } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { savedChoices } from './choice-filters.ts'
import { foundPlace } from './facets.ts'

const word = z.string().overwrite(cleanText).min(1).max(limits.search)
const labels = z.array(word).max(limits.list)

/** The filters of `listProjects`, with lists as lists; a filter that is left out does not apply. */
export const savedFilters = z
  .object({
    search: word,
    skills: labels,
    causeAreas: labels,
    timeCommitment: z.number().int().min(1).max(168),
    organizationId: entityId,
    remote: z.boolean(),
    near: word,
    within: z.union([z.literal('state'), z.number().int().min(nearbyRule.min).max(nearbyRule.max)]),
    unit: z.enum(distanceUnits),
    ...savedChoices,
    verified: z.boolean(),
    accepting: z.boolean(),
    /** In which order the browse screen lists them; it changes no result. */
    order: z.enum(browseOrders),
  })
  .partial()
export type SavedFilters = z.output<typeof savedFilters>

const alertFrequency = z.enum(alertFrequencies, fieldText('projects.alertFrequency'))

export const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** When we notify you of new results: immediately, or in one email a day or a week. */
  frequency: z.enum(alertFrequencies),
  filters: savedFilters,
  /** The place of `near`; null without it, and if we no longer know it. */
  place: foundPlace.nullable(),
  /** Null while it is on. */
  endedAt: isoTimestamp.nullable(),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
})
export type SavedSearch = z.infer<typeof savedSearch>

export const newSavedSearch = z.object({
  /** Unique among your searches, ignoring case. */
  name: requiredName({ max: limits.label }, fieldText('projects.searchName')),
  frequency: alertFrequency,
  filters: savedFilters,
})
export type NewSavedSearch = z.output<typeof newSavedSearch>

const changedSavedSearch = newSavedSearch.partial()
export type ChangedSavedSearch = z.output<typeof changedSavedSearch>

export const listSavedSearches = defineEndpoint({
  id: 'listSavedSearches',
  summary: 'Your saved searches, latest first, with those that ended.',
  method: 'GET',
  path: '/api/saved-searches',
  access: 'signed-in',
  response: z.array(savedSearch),
})

export const createSavedSearch = defineEndpoint({
  id: 'createSavedSearch',
  summary:
    'Saves a search: we notify you about projects that it finds from now on, about each once. At most 50, each name once.',
  method: 'POST',
  path: '/api/saved-searches',
  access: 'signed-in',
  body: newSavedSearch,
  response: savedSearch,
  status: 201,
  problems: ['search_name_taken', 'too_many_searches'],
})

const oneSearch = {
  access: 'signed-in',
  params: idParams,
  response: savedSearch,
} as const

export const changeSavedSearch = defineEndpoint({
  ...oneSearch,
  id: 'changeSavedSearch',
  summary: 'Changes the name, the frequency or all filters of one of your saved searches.',
  method: 'PATCH',
  path: '/api/saved-searches/:id',
  body: changedSavedSearch,
  problems: ['search_not_found', 'search_name_taken'],
})

export const endSavedSearch = defineEndpoint({
  ...oneSearch,
  id: 'endSavedSearch',
  summary:
    'Ends one of your saved searches, which can be restored. What it found is not sent. Repeating it changes nothing.',
  method: 'POST',
  path: '/api/saved-searches/:id/end',
  problems: ['search_not_found'],
})

export const restoreSavedSearch = defineEndpoint({
  ...oneSearch,
  id: 'restoreSavedSearch',
  summary: 'Restores one of your saved searches that ended. Repeating it changes nothing.',
  method: 'POST',
  path: '/api/saved-searches/:id/restore',
  problems: ['search_not_found'],
})

export const removeSavedSearch = defineEndpoint({
  ...oneSearch,
  id: 'removeSavedSearch',
  summary: 'Deletes one of your saved searches, and returns it as it was.',
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  problems: ['search_not_found'],
})

export const savedSearchEndpoints = [
  listSavedSearches,
  createSavedSearch,
  changeSavedSearch,
  endSavedSearch,
  restoreSavedSearch,
  removeSavedSearch,
] as const

import type { SkillFilter } from '#contract/administration/list-filters.ts'
import {
  decideSkillSuggestion,
  exportSkillSuggestions,
  listSkillSuggestions,
} from '#contract/matching/skill-placements.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { download } from '#web/lib/calls/api.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

/** Typed-in skills. */
export function useSkillSuggestions(show: SkillFilter) {
  return useEndpointList(listSkillSuggestions, { query: { show } })
}

/** Downloads the typed-in skills in a state. */
export const useSkillsExport = (show: SkillFilter) =>
  useCallMutation(() => download(exportSkillSuggestions, { body: { show } }))

/** Decides about a typed-in skill and refetches the lists, also when someone else was first. */
export function useSkillDecision() {
  return useEndpointMutation(decideSkillSuggestion, (body) => ({ body }), {
    invalidates: [listSkillSuggestions],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the skill is still on the screen.
    awaitsRefetch: false,
  })
}

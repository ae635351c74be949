import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SkillFilter } from '#contract/administration/list-filters.ts'
import { decideSkillSuggestion, listSkillSuggestions } from '#contract/matching/skill-placements.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

/** Typed-in skills. */
export function useSkillSuggestions(show: SkillFilter) {
  return useInfiniteQuery({
    queryKey: [listSkillSuggestions.path, show],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listSkillSuggestions, { query: { show, ...(pageParam && { cursor: pageParam }) } }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Decides about a typed-in skill; the lists are read anew, also where somebody else was first. */
export function useSkillDecision() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof decideSkillSuggestion>['body']) =>
      call(decideSkillSuggestion, { body }),
    // Not waited for: who decided is told first, while the skill is still on the screen.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [listSkillSuggestions.path] }),
  })
}

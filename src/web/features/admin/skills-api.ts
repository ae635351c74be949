import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShownSkills } from '#contract/admin-lists.ts'
import { decideSkillSuggestion, listSkillSuggestions } from '#contract/admin-skills.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'

/** Typed-in skills. */
export function useSkillSuggestions(show: ShownSkills) {
  return useInfiniteQuery({
    queryKey: [listSkillSuggestions.path, show],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listSkillSuggestions, { query: { show, ...(pageParam && { cursor: pageParam }) } }, asked),
    ...byCursor,
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

import { useQueryClient } from '@tanstack/react-query'
import {
  answerScopeChange,
  getAgreedScopes,
  type AgreedScopes,
} from '#contract/applications/agreed-scopes.ts'
import { getApplication } from '#contract/applications/applications.ts'
import { listMyApplications } from '#contract/applications/lists.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { refreshLists, refreshProject } from '#web/features/applications/api.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useLive } from '#web/lib/live/live.ts'

/** An application and its agreed scopes; null if the reader is on neither side. Follows live events. */
export function useAgreedScopes(id: string) {
  const queryClient = useQueryClient()
  const settings = { recover: nullOn(403, 404, 422) }
  const application = useEndpointQuery(getApplication, { params: { id } }, settings)
  const scopes = useEndpointQuery(getAgreedScopes, { params: { id } }, settings)
  const refresh = () => {
    for (const { path } of [getApplication, getAgreedScopes])
      void queryClient.invalidateQueries({ queryKey: [path, id] })
  }
  // A request and its answer notify the other side.
  useLive('notifications', refresh)
  useLive('reset', refresh)
  return { application, scopes, refresh }
}

type Answer = { changeId: string } & EndpointRequest<typeof answerScopeChange>['body']

/** Answers a request. A refusal mostly means that it changed meanwhile, so the current state is fetched. */
export function useAnswerScopeChange({ id, projectId }: { id: string; projectId: string }) {
  const queryClient = useQueryClient()
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: [getAgreedScopes.path, id] })
    void queryClient.invalidateQueries({ queryKey: [getApplication.path, id] })
    void queryClient.invalidateQueries({ queryKey: [listTimeline.path, id] })
    void queryClient.invalidateQueries({ queryKey: [listMyApplications.path] })
    void refreshLists(queryClient)
    void refreshProject(queryClient, projectId)
  }
  return useEndpointMutation(
    answerScopeChange,
    ({ changeId, ...body }: Answer) => ({ params: { id: changeId }, body }),
    {
      onSuccess: (answered) => {
        queryClient.setQueryData<AgreedScopes>([getAgreedScopes.path, id], answered)
        refresh()
      },
      onError: refresh,
    },
  )
}

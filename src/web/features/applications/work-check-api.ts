import { useQueryClient } from '@tanstack/react-query'
import { getApplication, type Application } from '#contract/applications/applications.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import { answerWorkCheck } from '#contract/applications/work-checks.ts'
import type { WorkCheckAnswer } from '#domain/applications/work-checks.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { refreshLists, refreshProject, replaceInLists } from './api.ts'

/** Answers whether the work continues. A refusal mostly means that the other side was first. */
export function useAnswerWorkCheck({ id, projectId }: Pick<Application, 'id' | 'projectId'>) {
  const queryClient = useQueryClient()
  return useEndpointMutation(
    answerWorkCheck,
    (answer: WorkCheckAnswer) => ({ params: { id }, body: { answer } }),
    {
      onSuccess: (answered) => {
        replaceInLists(queryClient, answered)
        void refreshLists(queryClient)
        void refreshProject(queryClient, projectId)
        for (const { path } of [listTimeline, getApplication])
          void queryClient.invalidateQueries({ queryKey: [path, id] })
      },
      onError: () => void refreshLists(queryClient),
    },
  )
}

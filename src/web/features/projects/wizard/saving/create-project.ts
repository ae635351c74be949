import { useIsMutating } from '@tanstack/react-query'
import type { NewProject } from '#contract/projects/form.ts'
import { createProject } from '#contract/projects/management.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { unfinishedLists } from '#web/features/projects/own/unfinished-api.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { call } from '#web/lib/calls/api.ts'
import { isUnverifiedError } from '#web/lib/calls/api-error.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { showNoticeAgain } from '#web/lib/session/verify-notice.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const creating = ['creating-project']

/** Whether a project is being posted right now. */
export const useIsCreating = () => useIsMutating({ mutationKey: creating }) > 0

/**
 * Creates a project of the organization that acts, then refetches every list of projects. `onPosted` runs even if the
 * wizard is gone by then: what was posted must not be there to post again. `hold` ends saving the form and resolves to
 * its id on the server; waiting for that is part of posting, so that nothing is posted twice.
 */
export function useCreateProject({
  hold,
  onPosted,
}: {
  hold: () => Promise<string | null>
  onPosted: () => void
}) {
  const errorsTexts = useTexts(errorsCatalog)
  const { failed, created, held, waiting } = useTexts(wizardCatalog).toasts
  const query = useActingQuery()
  return useCallMutation(
    async (project: NewProject) => {
      const unfinishedId = await hold()
      return call(createProject, {
        query: { ...query, ...(unfinishedId !== null && { unfinishedId }) },
        body: { ...project, location: project.isRemote ? null : project.location },
      })
    },
    {
      mutationKey: creating,
      done: ({ publishesWhenVerified, visibility }) =>
        publishesWhenVerified ? waiting : visibility === 'held' ? held : created,
      invalidates: [listProjects, ...unfinishedLists],
      awaitsRefetch: false,
      onSuccess: onPosted,
      onError: (error) => {
        if (isUnverifiedError(error)) showNoticeAgain()
        toastFailure(error, failed.title, errorsTexts.unreachable)
      },
    },
  )
}

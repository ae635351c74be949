import type { NewProject } from '#contract/projects/form.ts'
import { createProject } from '#contract/projects/management.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { isUnverifiedError } from '#web/lib/api-error.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { showNoticeAgain } from '#web/lib/verify-notice.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'

/** Creates a project, then refetches every list of projects. */
export function useCreateProject() {
  const { failed, created, waiting } = wizardTexts.toasts
  return useEndpointMutation(
    createProject,
    (project: NewProject) => ({
      body: { ...project, location: project.isRemote ? null : project.location },
    }),
    {
      done: ({ publishesWhenVerified }) => (publishesWhenVerified ? waiting : created),
      invalidates: [listProjects],
      awaitsRefetch: false,
      onError: (error) => {
        if (isUnverifiedError(error)) showNoticeAgain()
        toastFailure(error, failed.title, errorsTexts.unreachable)
      },
    },
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewProject } from '#contract/projects/form.ts'
import { createProject } from '#contract/projects/management.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { call } from '#web/lib/api.ts'
import { isUnverifiedError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { showNoticeAgain } from '#web/lib/verify-notice.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

/** Creates a project, then refetches every list of projects. */
export function useCreateProject() {
  const queryClient = useQueryClient()
  const { failed, created, waiting } = wizardTexts.toasts
  return useMutation({
    mutationFn: (project: NewProject) =>
      call(createProject, { body: { ...project, location: project.isRemote ? null : project.location } }),
    onSuccess: ({ publishesWhenVerified }) => {
      void queryClient.invalidateQueries({ queryKey: [listProjects.path] })
      toast(publishesWhenVerified ? waiting : created)
    },
    onError: (error) => {
      if (isUnverifiedError(error)) showNoticeAgain()
      toastFailure(error, failed.title, errorsTexts.unreachable)
    },
  })
}

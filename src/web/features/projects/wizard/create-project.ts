import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewProject } from '#contract/project-form.ts'
import { createProject } from '#contract/project-management.ts'
import { listProjects } from '#contract/projects.ts'
import { call } from '#web/lib/api.ts'
import { isUnverifiedError } from '#web/lib/api-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { callNotice } from '#web/lib/verify-notice.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { wizardTexts } from '#web/messages/en/wizard.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Posts a project; every list of projects is read anew afterwards. */
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
      if (isUnverifiedError(error)) callNotice()
      tellFailure(error, failed.title, errorsTexts.unreachable)
    },
  })
}

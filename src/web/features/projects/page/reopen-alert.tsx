import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { addReopenAlert, listReopenAlerts, removeReopenAlert } from '#contract/projects/reopening.ts'
import { listProjects, type Project } from '#contract/projects/projects.ts'
import { mayReopen } from '#domain/projects/reopening.ts'
import { call } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { reopeningCatalog } from '#web/features/projects/texts/reopening-texts.ts'

/** Asks for a notification of a project, and takes that back. */
export function useReopenAlert(id: string) {
  const queryClient = useQueryClient()
  const texts = useTexts(reopeningCatalog)
  const queryKey = [listProjects.path, id]
  return useCallMutation(
    (isAsked: boolean) => call(isAsked ? addReopenAlert : removeReopenAlert, { params: { id } }),
    {
      onSuccess: ({ hasReopenAlert }) => {
        queryClient.setQueryData<Project>(queryKey, (project) =>
          project?.viewer ? { ...project, viewer: { ...project.viewer, hasReopenAlert } } : project,
        )
      },
      // It may have reopened meanwhile.
      onError: () => void queryClient.invalidateQueries({ queryKey }),
      invalidates: [listReopenAlerts],
      awaitsRefetch: false,
      failed: texts.failed,
    },
  )
}

/** Offers a notification when a closed project takes applications again, to everyone who could apply then. */
export function ReopenAlert({ project }: { project: Project }) {
  const texts = useTexts(reopeningCatalog)
  const { mutate, isPending } = useReopenAlert(project.id)
  const { viewer, applicationsClosedReason: reason } = project
  if (!reason || !mayReopen(reason) || viewer?.mayApply === 'no' || viewer?.hasBlocked) return null
  if (!viewer) {
    return (
      <Part>
        <Button asChild wide variant="secondary">
          <Link {...paths.signIn({ next: `/project/${project.id}` })}>
            <Bell aria-hidden />
            {texts.ask}
          </Link>
        </Button>
      </Part>
    )
  }
  const { hasReopenAlert } = viewer
  return (
    <Part>
      <Button
        wide
        variant="secondary"
        aria-pressed={hasReopenAlert}
        loading={isPending}
        onClick={() => mutate(!hasReopenAlert)}
      >
        {hasReopenAlert ? <BellRing aria-hidden /> : <Bell aria-hidden />}
        {texts.ask}
      </Button>
      <p className="text-muted text-sm">{hasReopenAlert ? texts.asked : texts.text}</p>
    </Part>
  )
}

function Part({ children }: { children: ReactNode }) {
  return (
    <div className="no-print max-md:border-line max-md:bg-surface grid gap-2 max-md:border-x max-md:px-4 max-md:pb-4">
      {children}
    </div>
  )
}

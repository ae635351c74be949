import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { ProjectMove } from '#domain/project-moves.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { manageTexts } from '#web/messages/en/manage.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useDuplicate } from './api.ts'
import { MoveDialog, type AskedMove } from './move-dialog.tsx'
import type { ManagedProject } from './moves.ts'

/** The moves that are made by a button; the others are links to the form. */
export type PressedMove = Exclude<ProjectMove, 'edit' | 'publish'>

type Managing = {
  start: (move: PressedMove) => void
  isDuplicating: boolean
  /** The question that is open, to be drawn anywhere. */
  dialog: ReactNode
}

/** Starts moves of a project: most ask first, a copy opens in the form at once. `onClosed` may place the focus. */
export function useManaging(
  project: ManagedProject,
  { onClosed, onDeleted }: { onClosed: (event: Event) => void; onDeleted: () => void },
): Managing {
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const navigate = useNavigate()
  const duplicate = useDuplicate(project.id)
  const { done, failed } = manageTexts
  function openCopy() {
    duplicate.mutate(undefined, {
      onSuccess: (copy) => {
        toast(done.duplicate)
        void navigate(paths.editProject(copy.id))
      },
      onError: (error) => tellFailure(error, failed.duplicate, errorsTexts.unreachable),
    })
  }
  return {
    start: (move) => {
      if (move !== 'duplicate') setAsked(move)
      else if (!duplicate.isPending) openCopy()
    },
    isDuplicating: duplicate.isPending,
    dialog: asked && (
      <MoveDialog
        project={project}
        move={asked}
        onDeleted={onDeleted}
        onClosed={(event) => {
          setAsked(null)
          onClosed(event)
        }}
      />
    ),
  }
}

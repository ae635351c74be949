import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { ProjectMove } from '#domain/projects/moves.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useDuplicate } from './api.ts'
import type { DialogMove, MoveDialogProps } from './move-dialog.tsx'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import type { ManagedProject } from './moves.ts'

const MoveDialog = lazyDialog<MoveDialogProps>(
  async () => (await withTexts(import('./move-dialog.tsx'))).MoveDialog,
  ({ onClosed }) => onClosed(new Event('close', { cancelable: true })),
)

/** Moves that a button makes; the others are links to the form. */
export type ButtonMove = Exclude<ProjectMove, 'edit' | 'publish'>

type ProjectMoves = {
  start: (move: ButtonMove) => void
  isDuplicating: boolean
  /** The open dialog; can be rendered anywhere. */
  dialog: ReactNode
}

/**
 * Starts a project's moves: most ask for confirmation, a duplicate opens in the form immediately. `onClosed` may set
 * the focus.
 */
export function useProjectMoves(
  project: ManagedProject,
  { onClosed, onDeleted }: { onClosed: (event: Event) => void; onDeleted: () => void },
): ProjectMoves {
  const errorsTexts = useTexts(errorsCatalog)
  const [openMove, setOpenMove] = useState<DialogMove | null>(null)
  const navigate = useNavigate()
  const duplicate = useDuplicate(project.id)
  const { done, failed } = useTexts(manageCatalog)
  function openCopy() {
    duplicate.mutate(undefined, {
      onSuccess: (copy) => {
        toast(done.duplicate)
        void navigate(paths.editProject(copy.id))
      },
      onError: (error) => toastFailure(error, failed.duplicate, errorsTexts.unreachable),
    })
  }
  return {
    start: (move) => {
      if (move !== 'duplicate') setOpenMove(move)
      else if (!duplicate.isPending) openCopy()
    },
    isDuplicating: duplicate.isPending,
    dialog: openMove && (
      <MoveDialog
        project={project}
        move={openMove}
        onDeleted={onDeleted}
        onClosed={(event) => {
          setOpenMove(null)
          onClosed(event)
        }}
      />
    ),
  }
}

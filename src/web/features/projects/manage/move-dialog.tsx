import { useRef, useState } from 'react'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useDeleteDraft, useStateMove } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import type { ManagedProject } from './moves.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReportDialog } from './report-dialog.tsx'

/** Moves that need a confirmation. */
export type DialogMove = 'keep' | 'pause' | 'resume' | 'complete' | 'cancel' | 'report' | 'delete'

export type MoveDialogProps = {
  project: ManagedProject
  move: DialogMove
  /** Called when it closes, whether confirmed or not; may set the focus. */
  onClosed: (event: Event) => void
  /** Called instead of `onClosed` when the draft was deleted. */
  onDeleted: () => void
}

/** Asks for confirmation of a move, then makes it. */
export function MoveDialog({ move, ...props }: MoveDialogProps) {
  const { project, onClosed } = props
  if (move === 'complete') return <CompleteDialog project={project} onClosed={onClosed} />
  if (move === 'cancel') return <CancelDialog project={project} onClosed={onClosed} />
  if (move === 'report') return <ReportDialog project={project} onClosed={onClosed} />
  return <ConfirmMove move={move} {...props} />
}

type ConfirmMoveProps = MoveDialogProps & { move: Exclude<DialogMove, 'complete' | 'cancel' | 'report'> }

function ConfirmMove({ project, move, onClosed, onDeleted }: ConfirmMoveProps) {
  const manageTexts = useTexts(manageCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const { confirm, done, failed } = manageTexts
  const [open, setOpen] = useState(true)
  const isDeleted = useRef(false)
  const stateMove = useStateMove(project.id)
  const remove = useDeleteDraft(project.id)
  const make = async () => {
    try {
      await (move === 'delete' ? remove.mutateAsync() : stateMove.mutateAsync(move))
    } catch (error) {
      toastFailure(error, failed[move], errorsTexts.unreachable)
      return
    }
    toast(done[move])
    isDeleted.current = move === 'delete'
    setOpen(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        if (!isDeleted.current) return onClosed(event)
        event.preventDefault()
        onDeleted()
      }}
      destructive={move === 'delete'}
      title={confirm[move].title({ project: project.title })}
      text={confirm[move].text}
      confirmLabel={manageTexts.moves[move]}
      loading={stateMove.isPending || remove.isPending}
      onConfirm={() => void make()}
    />
  )
}

import type { Application } from '#contract/applications/applications.ts'
import type { Move } from '#web/features/applications/application-display.ts'
import { useMove, useMoveQuestion } from '#web/features/applications/moves/application-moves.ts'
import { OpenMoveDialog } from '#web/features/applications/moves/move-button.tsx'

type MoveQuestionProps = {
  application: Application
  kind: Move
  onMoved: (moved: Application) => void
  onClosed: (event: Event) => void
}

/** Asks before a move. It is no part of the row, which leaves its group while the dialog is still open. */
export function MoveQuestion({ application, kind, onMoved, onClosed }: MoveQuestionProps) {
  const { make, isPending } = useMove(application)
  const questionOf = useMoveQuestion(application)
  return (
    <OpenMoveDialog
      {...questionOf(kind)}
      loading={isPending}
      onClosed={onClosed}
      onConfirm={async (answer) => {
        const moved = await make(kind, answer)
        if (moved) onMoved(moved)
        return moved !== null
      }}
    />
  )
}

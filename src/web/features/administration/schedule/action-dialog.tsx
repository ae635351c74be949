import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'
import { adminScheduleCatalog } from '#web/features/administration/texts/admin-schedule-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useChangeAction, type ScheduleAct } from './schedule-api.ts'

type ActionDialogProps = Question & { id: number; act: ScheduleAct }

/** Asks why an action is to run now or be skipped. */
export function ActionDialog({ id, act, ...question }: ActionDialogProps) {
  const { dialog } = useTexts(adminScheduleCatalog)
  const { mutateAsync: change } = useChangeAction(id)
  return (
    <ReasonDialog
      {...question}
      texts={{ ...dialog[act], reason: dialog.reason, failed: dialog.failed }}
      isDanger={act === 'skip'}
      needsReason
      onConfirm={(reason) => change({ act, reason: reason ?? '' })}
    />
  )
}

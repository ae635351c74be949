import type { AppealCase } from '#contract/moderation/appeals.ts'
import type { AppealVerdict } from '#domain/moderation/appeals.ts'
import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'
import { adminAppealsCatalog } from '#web/features/administration/texts/admin-appeals-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideAppeal } from './reports-api.ts'

type AppealDecisionDialogProps = Question & {
  /** The case as it was when the dialog opened; later changes have not been reviewed. */
  about: AppealCase
  verdict: AppealVerdict
}

/** Granting or denying an appeal: the dialog that asks for the reason sent with it. */
export function AppealDecisionDialog({ about, verdict, ...question }: AppealDecisionDialogProps) {
  const { dialog, actions, done } = useTexts(adminAppealsCatalog)
  const { mutateAsync: decide } = useDecideAppeal(about.id)
  const { titles, texts, ...shared } = dialog
  return (
    <ReasonDialog
      {...question}
      texts={{
        ...shared,
        title: titles[verdict],
        text: verdict === 'deny' ? texts.deny : texts[about.decision],
        action: actions[verdict],
        done: done[verdict],
      }}
      isDanger={false}
      needsReason
      onConfirm={(note) => decide({ verdict, note, version: about.version })}
    />
  )
}

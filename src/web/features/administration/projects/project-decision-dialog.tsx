import type { ProjectCase } from '#contract/projects/cases.ts'
import type { ProjectCaseDecision } from '#domain/projects/moderation.ts'
import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideProjectCase } from './projects-api.ts'

type ProjectDecisionDialogProps = Question & {
  /** The case as it was when the dialog opened; later changes have not been reviewed. */
  about: ProjectCase
  verdict: ProjectCaseDecision
}

/** One decision about a project: the dialog that asks for the reason sent with it. */
export function ProjectDecisionDialog({ about, verdict, ...question }: ProjectDecisionDialogProps) {
  const { dialog, actions, done } = useTexts(adminProjectsCatalog)
  const { mutateAsync: decide } = useDecideProjectCase(about.id)
  const { titles, texts, ...shared } = dialog
  return (
    <ReasonDialog
      {...question}
      texts={{
        ...shared,
        title: titles[verdict],
        text: verdict === 'remove' ? texts.remove(about.project) : texts[verdict],
        action: actions[verdict],
        done: done[verdict],
      }}
      isDanger={verdict === 'remove'}
      needsReason
      onConfirm={(note) => decide({ verdict, note, version: about.version })}
    />
  )
}

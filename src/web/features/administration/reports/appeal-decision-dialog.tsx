import type { AppealCase } from '#contract/moderation/appeals.ts'
import type { AppealVerdict } from '#domain/moderation/appeals.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminAppealsCatalog } from '#web/features/administration/texts/admin-appeals-texts.ts'
import { effectOf } from '#web/lib/appeal-state.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideAppeal } from './reports-api.ts'

type AppealDecisionDialogProps = Question & { about: AppealCase; verdict: AppealVerdict }

/** Granting or denying an appeal. */
export function AppealDecisionDialog({ about, verdict, ...question }: AppealDecisionDialogProps) {
  const texts = useTexts(adminAppealsCatalog)
  const { titles, texts: effects } = texts.dialog
  const denied = about.kind === 'message' ? effects.denyMessage : effects.deny
  return (
    <CaseDecisionDialog
      {...question}
      verdict={verdict}
      version={about.version}
      texts={texts}
      title={titles[verdict]}
      text={verdict === 'deny' ? denied : effects[effectOf(about)]}
      decide={useDecideAppeal(about.id).mutateAsync}
    />
  )
}

import type { AppealCase } from '#contract/moderation/appeals.ts'
import type { AppealDecision } from '#domain/moderation/appeals.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminAppealsCatalog } from '#web/features/administration/texts/admin-appeals-texts.ts'
import { effectOf } from '#web/lib/format/appeal-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideAppeal } from './reports-api.ts'

type AppealDecisionDialogProps = Question & { about: AppealCase; decision: AppealDecision }

/** Granting or denying an appeal. */
export function AppealDecisionDialog({ about, decision, ...question }: AppealDecisionDialogProps) {
  const texts = useTexts(adminAppealsCatalog)
  const { titles, texts: effects } = texts.dialog
  const denied = about.kind === 'message' ? effects.denyMessage : effects.deny
  return (
    <CaseDecisionDialog
      {...question}
      decision={decision}
      version={about.version}
      texts={texts}
      title={titles[decision]}
      text={decision === 'deny' ? denied : effects[effectOf(about)]}
      decide={useDecideAppeal(about.id).mutateAsync}
    />
  )
}

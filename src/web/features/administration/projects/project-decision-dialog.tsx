import type { ProjectCase } from '#contract/projects/cases.ts'
import type { ProjectCaseDecision } from '#domain/projects/moderation.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideProjectCase } from './projects-api.ts'

type ProjectDecisionDialogProps = Question & { about: ProjectCase; decision: ProjectCaseDecision }

/** One decision about a project. */
export function ProjectDecisionDialog({ about, decision, ...question }: ProjectDecisionDialogProps) {
  const texts = useTexts(adminProjectsCatalog)
  const { titles, texts: effects } = texts.dialog
  return (
    <CaseDecisionDialog
      {...question}
      decision={decision}
      version={about.version}
      texts={texts}
      title={titles[decision]}
      text={decision === 'remove' ? effects.remove(about.project) : effects[decision]}
      isDanger={decision === 'remove'}
      decide={useDecideProjectCase(about.id).mutateAsync}
    />
  )
}

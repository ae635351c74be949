import type { Project } from '#contract/projects/projects.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReportButtonBase } from '#web/ui/forms/report-button-base.tsx'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { projectReportsCatalog } from '#web/features/projects/texts/project-reports-texts.ts'
import type { ReportProjectDialogProps } from './report-project-dialog.tsx'

const loadDialog = async () => (await withTexts(import('./report-project-dialog.tsx'))).ReportProjectDialog
const ReportProjectDialog = lazyDialog<ReportProjectDialogProps>(loadDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

/** Reports a project to the administrators. */
export function ReportButton({ project }: { project: Pick<Project, 'id' | 'organizationName' | 'viewer'> }) {
  const texts = useTexts(projectReportsCatalog)
  return (
    <ReportButtonBase texts={texts} isReported={project.viewer?.hasReported ?? false} load={loadDialog}>
      {(dialog) => <ReportProjectDialog {...dialog} project={project} />}
    </ReportButtonBase>
  )
}

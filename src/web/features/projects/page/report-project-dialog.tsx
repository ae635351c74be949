import { limits } from '#contract/limits.ts'
import { newProjectReport } from '#contract/projects/reports.ts'
import { useReportForm } from '#web/lib/forms/report-form.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReportDialogBase } from '#web/ui/forms/report-dialog-base.tsx'
import { projectReportsCatalog } from '#web/features/projects/texts/project-reports-texts.ts'
import { useReportProject } from './report-api.ts'

export type ReportProjectDialogProps = {
  project: { id: string; organizationName: string }
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the dialog has closed. */
  onClosed: (event: Event) => void
  /** Called after the report was stored. */
  onReported: () => void
}

/** Reports a project to administrators, with a listed reason and an explanation. */
export function ReportProjectDialog({ project, onReported, ...dialog }: ReportProjectDialogProps) {
  const texts = useTexts(projectReportsCatalog)
  const report = useReportForm(useReportProject(project.id), {
    schema: newProjectReport,
    texts,
    onSent: onReported,
  })
  return (
    <ReportDialogBase
      {...dialog}
      description={texts.text({ name: project.organizationName })}
      texts={texts}
      report={report}
      max={limits.decisionReason}
    />
  )
}

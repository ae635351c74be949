import { CalendarPlus } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { isEndedStatus } from '#domain/projects/projects.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'

/** Downloads the last day to apply, if it still counts, and the days of the work for a calendar. */
export function CalendarLink({ project }: { project: Project }) {
  const texts = useTexts(projectPageCatalog)
  const { id, applicationDeadline, deadlineEnforced, acceptsApplications, startDate, endDate } = project
  const hasWorkDays = startDate !== null || endDate !== null
  const hasDeadline = applicationDeadline !== null && deadlineEnforced && acceptsApplications
  if (isEndedStatus(project.status) || (!hasWorkDays && !hasDeadline)) return null
  const [label, hint] = hasWorkDays
    ? [texts.addDays, texts.addDaysHint]
    : [texts.addDeadline, texts.addDeadlineHint]
  return (
    <Button asChild variant="ghost" size="sm">
      <a href={`/api/projects/${id}/calendar.ics`} download title={hint}>
        <CalendarPlus aria-hidden />
        {label}
      </a>
    </Button>
  )
}

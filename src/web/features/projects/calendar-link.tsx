import { CalendarPlus } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { projectPageCatalog } from './texts/project-page-texts.ts'

/** Downloads the last day to apply for a calendar, if there is one that counts. */
export function CalendarLink({ project }: { project: Project }) {
  const texts = useTexts(projectPageCatalog)
  const { id, applicationDeadline, deadlineEnforced, acceptsApplications } = project
  if (!applicationDeadline || !deadlineEnforced || !acceptsApplications) return null
  return (
    <Button asChild variant="ghost" size="sm">
      <a href={`/api/projects/${id}/calendar.ics`} download title={texts.addDeadlineHint}>
        <CalendarPlus aria-hidden />
        {texts.addDeadline}
      </a>
    </Button>
  )
}

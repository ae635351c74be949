import { CalendarClock, Clock, MapPin, Timer, Users } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { describeAnswerTime } from '#web/lib/response-text.ts'
import { IconFacts, type IconFact } from '#web/ui/display/icon-facts.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'
import { projectPageCatalog } from './texts/project-page-texts.ts'
import { organizationPageCatalog } from '#web/features/organizations/texts/organization-page-texts.ts'
import { useTexts, useLanguage } from '#web/lib/texts.ts'
import { describeDeadline, describeHours, describeOpenness, describePlace } from './project-display.ts'

/** Facts for a decision to apply, at a glance. */
export function ProjectSummary({ project }: { project: Project }) {
  const projectsTexts = useTexts(projectsCatalog)
  const organizationPageTexts = useTexts(organizationPageCatalog)
  const language = useLanguage()
  const page = useTexts(projectPageCatalog)
  const facts: IconFact[] = [
    [Users, page.places, describeOpenness(projectsTexts, project)],
    [Clock, page.hours, describeHours(projectsTexts, project.timeCommitment)],
    [MapPin, page.location, describePlace(projectsTexts, project)],
    [CalendarClock, page.deadline, describeDeadline(page, language, project)],
    [
      Timer,
      organizationPageTexts.facts.answers,
      describeAnswerTime(organizationPageTexts, project.organizationResponse),
    ],
  ]
  return <IconFacts facts={facts} className="gap-3" />
}

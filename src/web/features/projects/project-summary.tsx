import { CalendarClock, Clock, MapPin, Timer, Users } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { describeAnswerTime } from '#web/lib/response-text.ts'
import { organizationPageTexts } from '#web/i18n/en/organization-page.ts'
import { projectsTexts } from '#web/i18n/en/projects-browse.ts'
import { IconFacts, type IconFact } from '#web/ui/display/icon-facts.tsx'
import { describeDeadline, describeHours, describeOpenness, describePlace } from './project-display.ts'

/** Facts for a decision to apply, at a glance. */
export function ProjectSummary({ project }: { project: Project }) {
  const { page } = projectsTexts
  const facts: IconFact[] = [
    [Users, page.places, describeOpenness(project)],
    [Clock, page.hours, describeHours(project.timeCommitment)],
    [MapPin, page.location, describePlace(project)],
    [CalendarClock, page.deadline, describeDeadline(project)],
    [Timer, organizationPageTexts.facts.answers, describeAnswerTime(project.organizationResponse)],
  ]
  return <IconFacts facts={facts} className="gap-3" />
}

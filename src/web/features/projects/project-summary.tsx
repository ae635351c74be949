import { CalendarClock, Clock, MapPin, Timer, Users, type LucideIcon } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { describeAnswerTime } from '#web/lib/response-words.ts'
import { messages } from '#web/messages/messages.ts'
import { describeDeadline, describeHours, describeOpenness, describePlace } from './project-words.ts'

/** What a volunteer weighs before applying, at a glance. */
export function ProjectSummary({ project }: { project: Project }) {
  const { page } = messages.projects
  const facts: [LucideIcon, string, string][] = [
    [Users, page.places, describeOpenness(project)],
    [Clock, page.hours, describeHours(project.timeCommitment)],
    [MapPin, page.location, describePlace(project)],
    [CalendarClock, page.deadline, describeDeadline(project)],
    [Timer, messages.organizationPage.facts.answers, describeAnswerTime(project.organizationResponse)],
  ]
  return (
    <dl className="grid gap-3 text-sm">
      {facts.map(([Icon, name, value]) => (
        <div key={name} className="grid grid-cols-[1.25rem_1fr] gap-x-3">
          <Icon aria-hidden className="text-muted row-span-2 mt-0.5 size-5" />
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'
import { projectPageCatalog } from './texts/project-page-texts.ts'
import { useTexts, useLanguage } from '#web/lib/texts.ts'
import {
  describeDeadline,
  describeDuration,
  describeHours,
  describeOpenness,
  describeSpots,
} from './project-display.ts'

/** A project's short facts; what its listing doesn't state is "Not stated". */
export function ProjectEvents({ project }: { project: Project }) {
  const projectsTexts = useTexts(projectsCatalog)
  const options = useTexts(optionsCatalog)
  const texts = projectsTexts
  const page = useTexts(projectPageCatalog)
  const { status, timeCommitment, location, isRemote, experienceLevel } = project
  const place = isRemote ? [texts.remote, location].filter(Boolean).join(', ') : location
  const spots: [string, ReactNode] = [page.places, describeSpots(projectsTexts, project.placesLeft)]
  const facts: [string, ReactNode][] = [
    [page.status, status === 'completed' ? page.statusCompleted : page.statusRunning],
    [
      page.applications,
      project.acceptsApplications ? texts.takesApplications : describeOpenness(projectsTexts, project),
    ],
    // A completed project has no open spots.
    ...(status === 'completed' ? [] : [spots]),
    [page.urgency, options.urgencies[project.urgency]],
    [page.hours, timeCommitment === null ? null : describeHours(projectsTexts, timeCommitment)],
    [page.duration, project.duration && describeDuration(options, project.duration)],
    [page.deadline, <Deadline key="deadline" project={project} />],
    [page.location, place],
    [page.level, experienceLevel && options.experienceLevels[experienceLevel]],
    [page.posted, <TimeStamp key="posted" iso={project.createdAt} />],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-medium">{value || page.notStated}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The deadline's date with its time zone. */
function Deadline({ project }: { project: Project }) {
  const language = useLanguage()
  const page = useTexts(projectPageCatalog)
  return (
    <>
      {describeDeadline(page, language, project)}
      {project.applicationDeadline && project.deadlineEnforced && (
        <span className="text-muted block text-sm font-normal">
          {page.openUntil({ zone: formatZone(project.timeZone) })}
        </span>
      )}
    </>
  )
}

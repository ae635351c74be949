/** Labels and colors of a project's status (spec F2.10, F2.11, F4; decision A11). */
import type { ListedProject, ProjectCard } from '#contract/projects/projects.ts'
import { classifyWorkload, type ProjectStatus, type Urgency } from '#domain/projects/projects.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import type { ProjectsTexts } from './texts/projects-texts.ts'
import type { ProjectPageTexts } from './texts/project-page-texts.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'

/** Colors of a project's status: active green, paused yellow, completed blue, other gray (spec F4). */
export const statusVariants: Record<ProjectStatus, BadgeVariant> = {
  open: 'neutral',
  active: 'success',
  in_progress: 'neutral',
  paused: 'warn',
  completed: 'info',
  canceled: 'neutral',
}

export const urgencyVariants: Record<Urgency, BadgeVariant> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
}

/** "5 hours/week, Light", or that it is not stated. */
export function describeHours(projectsTexts: ProjectsTexts, hoursPerWeek: number | null): string {
  if (hoursPerWeek === null) return projectsTexts.hoursNotStated
  return projectsTexts.hours({
    hours: hoursPerWeek,
    workload: projectsTexts.workload[classifyWorkload(hoursPerWeek)],
  })
}

/** The work's location, with its distance from where the reader looks. */
export function describePlace(
  projectsTexts: ProjectsTexts,
  { isRemote, location, distance }: Pick<ListedProject, 'isRemote' | 'location' | 'distance'>,
): string {
  const place = isRemote ? projectsTexts.remote : (location ?? projectsTexts.locationNotStated)
  return distance ? projectsTexts.placeAway({ distance: distance.description, place }) : place
}

type Answers = NonNullable<ListedProject['organizationResponse']>

/** Whether a list says how an organization answers: not while it is new, which its page says and most rows would. */
export function hasAnswered(answers: Answers | undefined): answers is Answers {
  return answers !== undefined && answers.rate !== null && answers.medianHours !== null
}

/** The last day to apply; null without one, or if it no longer matters. */
export function describeLastDay(
  language: Language,
  project: Pick<ProjectCard, 'applicationDeadline' | 'deadlineEnforced' | 'acceptsApplications'>,
): string | null {
  const { applicationDeadline, deadlineEnforced, acceptsApplications } = project
  return applicationDeadline && deadlineEnforced && acceptsApplications
    ? formatDay(language, applicationDeadline)
    : null
}

/** The number of open spots, or in two words why applications are closed. A note explains a paused queue. */
export function describeOpenness(
  projectsTexts: ProjectsTexts,
  project: Pick<ProjectCard, 'applicationsClosedReason' | 'placesLeft'>,
): string {
  const { applicationsClosedReason: reason, placesLeft: spotsLeft } = project
  return reason && reason !== 'queue_paused'
    ? projectsTexts.closed[reason]
    : describeSpots(projectsTexts, spotsLeft)
}

/** The number of open spots; null = no limit. */
export function describeSpots(projectsTexts: ProjectsTexts, spotsLeft: number | null): string {
  if (spotsLeft === null) return projectsTexts.places.noLimit
  return spotsLeft === 0 ? projectsTexts.places.none : projectsTexts.places.left({ count: spotsLeft })
}

/** The deadline's date; "Rolling basis" without one; an imported past date as is. */
export function describeDeadline(
  pageTexts: ProjectPageTexts,
  language: Language,
  project: Pick<ProjectCard, 'applicationDeadline' | 'deadlineEnforced'>,
): string {
  const { applicationDeadline, deadlineEnforced } = project
  if (!applicationDeadline) return pageTexts.rolling
  const date = formatDay(language, applicationDeadline)
  return deadlineEnforced ? date : pageTexts.originalDeadline({ day: date })
}

/** The id of the link that a card's or row's title is. */
export const projectLinkId = (id: string): string => `project-${id}`

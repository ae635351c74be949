/** How a project's state is said and coloured (foundation 2.10, 2.11, 4; decision A11). */
import type { ProjectCard } from '#contract/projects/projects.ts'
import { durationLabels, durations } from '#domain/options/projects.ts'
import { classifyWorkload, type ProjectStatus, type Urgency } from '#domain/projects/projects.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { projectsTexts } from '#web/i18n/en/projects-browse.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'

/** Colours of a project's status: active green, paused yellow, completed blue, other grey (foundation 4). */
export const statusVariants: Record<ProjectStatus, BadgeVariant> = {
  open: 'neutral',
  active: 'success',
  in_progress: 'neutral',
  paused: 'warn',
  completed: 'info',
}

export const urgencyVariants: Record<Urgency, BadgeVariant> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
}

/** "5 hours/week, Light", or that the listing does not say. */
export function describeHours(hoursPerWeek: number | null): string {
  if (hoursPerWeek === null) return projectsTexts.hoursNotStated
  return projectsTexts.hours(hoursPerWeek, projectsTexts.workload[classifyWorkload(hoursPerWeek)])
}

/** A duration as its list writes it; one of a listing's own as it is. */
export function describeDuration(duration: string): string {
  const listed = durations.find((choice) => choice === duration)
  return listed ? durationLabels[listed] : duration
}

/** Where the work is done. */
export function describePlace(project: { isRemote: boolean; location: string | null }): string {
  return project.isRemote ? projectsTexts.remote : (project.location ?? projectsTexts.locationNotStated)
}

/** How many places are free, or in two words why it takes no applications. */
export function describeOpenness(
  project: Pick<ProjectCard, 'applicationsClosedReason' | 'placesLeft'>,
): string {
  const { applicationsClosedReason: reason, placesLeft: spotsLeft } = project
  return reason ? projectsTexts.closed[reason] : describeSpots(spotsLeft)
}

/** How many places are free; null = no limit. */
export function describeSpots(spotsLeft: number | null): string {
  if (spotsLeft === null) return projectsTexts.places.noLimit
  return spotsLeft === 0 ? projectsTexts.places.none : projectsTexts.places.left(spotsLeft)
}

/** The deadline's day; "Rolling basis" without one; a listing's own past date as imported. */
export function describeDeadline(
  project: Pick<ProjectCard, 'applicationDeadline' | 'deadlineEnforced'>,
): string {
  const { applicationDeadline, deadlineEnforced } = project
  if (!applicationDeadline) return projectsTexts.page.rolling
  const date = formatDay(applicationDeadline)
  return deadlineEnforced ? date : projectsTexts.page.originalDeadline(date)
}

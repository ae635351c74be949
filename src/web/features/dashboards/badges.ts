/** Colors and labels of states on the dashboards (spec F2.9, F4; decision A26). */
import type { OptionsTexts } from '#contract/texts/options-texts.ts'
import type { ShownStatus } from '#domain/applications/applications.ts'
import type { ProjectStatus } from '#domain/projects/projects.ts'
import type { DashboardsTexts } from './texts/dashboards-texts.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'

export const applicationBadges: Record<ShownStatus | 'canceled', BadgeVariant> = {
  pending: 'warn',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  completed: 'info',
  closed: 'neutral',
  canceled: 'neutral',
}

export const projectBadges: Record<ProjectStatus, BadgeVariant> = {
  open: 'neutral',
  active: 'success',
  in_progress: 'neutral',
  paused: 'warn',
  completed: 'info',
  canceled: 'neutral',
}

/** "Planning" until someone is accepted, "Active" while work is under way, otherwise the status label. */
export function describeProgress(
  dashboardsTexts: DashboardsTexts,
  statuses: OptionsTexts['projectStatuses'],
  status: ProjectStatus,
): { label: string; variant: BadgeVariant } {
  const { planning, active } = dashboardsTexts
  if (status === 'open') return { label: planning, variant: 'neutral' }
  if (status === 'active' || status === 'in_progress') return { label: active, variant: 'success' }
  return { label: statuses[status], variant: projectBadges[status] }
}

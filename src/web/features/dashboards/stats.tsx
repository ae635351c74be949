/** The four statistics of each dashboard (spec F2.9, F2.12, F2.13; decision B14). */
import { Link } from '@tanstack/react-router'
import { CircleCheck, Clock, FolderOpen, Send, Star, Users } from 'lucide-react'
import type { OrganizationDashboard, VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { DashboardsTexts } from './texts/dashboards-texts.ts'
import type { ImpactTexts } from '#web/features/projects/texts/impact-texts.ts'
import type { Stat } from '#web/ui/display/stat-card.tsx'

const hours = (
  dashboardsTexts: DashboardsTexts,
  label: string,
  { totalHours, plannedHours }: VolunteerDashboard['stats'],
): Stat => ({
  icon: Clock,
  label,
  value: dashboardsTexts.hours({ hours: totalHours }),
  hint: dashboardsTexts.plannedHours({ hours: plannedHours }),
})

const rating = (
  dashboardsTexts: DashboardsTexts,
  side: UserType,
  { averageRating, totalReviews }: { averageRating: number | null; totalReviews: number },
): Stat => {
  const { stats: labels } = dashboardsTexts
  return {
    icon: Star,
    label: labels.averageRating,
    value: averageRating === null ? '–' : labels.averageValue({ average: averageRating }),
    hint:
      averageRating === null ? dashboardsTexts.notRated : dashboardsTexts.reviews({ count: totalReviews }),
    more: averageRating !== null && (
      <Link {...paths.reviewAnalytics({ side })} className="link target-44">
        {dashboardsTexts.analytics}
      </Link>
    ),
  }
}

/** The cards of the volunteer's own dashboard. */
export function volunteerStats(dashboardsTexts: DashboardsTexts, stats: VolunteerDashboard['stats']): Stat[] {
  const { stats: labels } = dashboardsTexts
  return [
    { icon: Send, label: labels.activeApplications, value: String(stats.activeApplications) },
    { icon: FolderOpen, label: labels.activeProjects, value: String(stats.activeProjects) },
    {
      icon: CircleCheck,
      label: labels.completedProjects,
      value: String(stats.completedProjects),
      more: (
        <Link {...paths.rewards()} className="link target-44">
          {dashboardsTexts.rewards}
        </Link>
      ),
    },
    hours(dashboardsTexts, labels.hoursContributed, stats),
  ]
}

/** The volunteer's cards on the dashboard of both modes. */
export function volunteerOverview(
  dashboardsTexts: DashboardsTexts,
  stats: VolunteerDashboard['stats'],
): Stat[] {
  const { stats: labels } = dashboardsTexts
  return [
    { icon: Send, label: labels.activeApplications, value: String(stats.activeApplications) },
    { icon: CircleCheck, label: labels.projectsCompleted, value: String(stats.completedProjects) },
    hours(dashboardsTexts, labels.impactHours, stats),
    rating(dashboardsTexts, 'volunteer', stats),
  ]
}

/** The organization's cards, on both of its dashboards. */
export function organizationStats(
  { dashboards: dashboardsTexts, impact: impactTexts }: { dashboards: DashboardsTexts; impact: ImpactTexts },
  stats: OrganizationDashboard['stats'],
  /** The organization that they are about, if not the one that acts. */
  organization?: string,
): Stat[] {
  const { stats: labels } = dashboardsTexts
  const { peopleHelped } = stats.impactMetrics
  return [
    { icon: FolderOpen, label: labels.activeProjects, value: String(stats.activeProjects) },
    {
      icon: Users,
      label: labels.totalVolunteers,
      value: String(stats.totalVolunteers),
      hint: dashboardsTexts.plannedHours({ hours: stats.impactMetrics.plannedHours }),
      more: stats.waitingHours > 0 && (
        <Link
          {...paths.applications({ tab: 'received', show: 'hours', ...(organization && { organization }) })}
          className="link target-44"
        >
          {dashboardsTexts.hoursToConfirm({ hours: stats.waitingHours })}
        </Link>
      ),
    },
    {
      icon: CircleCheck,
      label: labels.projectsCompleted,
      value: String(stats.completedProjects),
      hint: peopleHelped > 0 ? impactTexts.counted({ count: peopleHelped }) : undefined,
    },
    rating(dashboardsTexts, 'organization', stats),
  ]
}

/** The four statistics of each dashboard (spec F2.9, F2.12, F2.13; decision B14). */
import { Link } from '@tanstack/react-router'
import { CircleCheck, Clock, FolderOpen, Send, Star, Users } from 'lucide-react'
import type { OrganizationDashboard, VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { Stat } from '#web/ui/display/stat-card.tsx'
import { dashboardsCatalog } from './texts/dashboards-texts.ts'

/** The texts of statistics, of which a dashboard loads no others. */
export function useStatsTexts() {
  const { stats, hours, plannedHours, hoursToConfirm, notRated, reviews, analytics, rewards } =
    useTexts(dashboardsCatalog)
  const { counted } = useTexts(impactCatalog)
  return { stats, hours, plannedHours, hoursToConfirm, notRated, reviews, analytics, rewards, counted }
}

type StatsTexts = ReturnType<typeof useStatsTexts>

const hours = (
  texts: StatsTexts,
  label: string,
  { totalHours, plannedHours }: VolunteerDashboard['stats'],
): Stat => ({
  icon: Clock,
  label,
  value: texts.hours({ hours: totalHours }),
  hint: texts.plannedHours({ hours: plannedHours }),
})

const rating = (
  texts: StatsTexts,
  side: UserType,
  { averageRating, totalReviews }: { averageRating: number | null; totalReviews: number },
): Stat => {
  const { stats: labels } = texts
  return {
    icon: Star,
    label: labels.averageRating,
    value: averageRating === null ? '–' : labels.averageValue({ average: averageRating }),
    hint: averageRating === null ? texts.notRated : texts.reviews({ count: totalReviews }),
    more: averageRating !== null && (
      <Link {...paths.reviewAnalytics({ side })} className="link target-44">
        {texts.analytics}
      </Link>
    ),
  }
}

/** The cards of the volunteer's own dashboard. */
export function volunteerStats(texts: StatsTexts, stats: VolunteerDashboard['stats']): Stat[] {
  const { stats: labels } = texts
  return [
    { icon: Send, label: labels.activeApplications, value: String(stats.activeApplications) },
    { icon: FolderOpen, label: labels.activeProjects, value: String(stats.activeProjects) },
    {
      icon: CircleCheck,
      label: labels.completedProjects,
      value: String(stats.completedProjects),
      more: (
        <Link {...paths.rewards()} className="link target-44">
          {texts.rewards}
        </Link>
      ),
    },
    hours(texts, labels.hoursContributed, stats),
  ]
}

/** The volunteer's cards on the dashboard of both modes. */
export function volunteerOverview(texts: StatsTexts, stats: VolunteerDashboard['stats']): Stat[] {
  const { stats: labels } = texts
  return [
    { icon: Send, label: labels.activeApplications, value: String(stats.activeApplications) },
    { icon: CircleCheck, label: labels.projectsCompleted, value: String(stats.completedProjects) },
    hours(texts, labels.impactHours, stats),
    rating(texts, 'volunteer', stats),
  ]
}

/** The organization's cards, on both of its dashboards. */
export function organizationStats(
  texts: StatsTexts,
  stats: OrganizationDashboard['stats'],
  /** The organization that they are about, if not the one that acts. */
  organization?: string,
): Stat[] {
  const { stats: labels } = texts
  const { peopleHelped } = stats.impactMetrics
  return [
    { icon: FolderOpen, label: labels.activeProjects, value: String(stats.activeProjects) },
    {
      icon: Users,
      label: labels.totalVolunteers,
      value: String(stats.totalVolunteers),
      hint: texts.plannedHours({ hours: stats.impactMetrics.plannedHours }),
      more: stats.waitingHours > 0 && (
        <Link
          {...paths.applications({ tab: 'received', show: 'hours', ...(organization && { organization }) })}
          className="link target-44"
        >
          {texts.hoursToConfirm({ hours: stats.waitingHours })}
        </Link>
      ),
    },
    {
      icon: CircleCheck,
      label: labels.projectsCompleted,
      value: String(stats.completedProjects),
      hint: peopleHelped > 0 ? texts.counted({ count: peopleHelped }) : undefined,
    },
    rating(texts, 'organization', stats),
  ]
}

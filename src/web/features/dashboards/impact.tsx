import type { UserType } from '#domain/accounts/accounts.ts'
import type { Stat } from '#web/ui/display/stat-card.tsx'
import { useOrganizationDashboard, useVolunteerDashboard } from './api.ts'
import { StatsSection } from './stats-section.tsx'
import { homeCatalog } from '#web/features/marketing/texts/home-texts.ts'
import { dashboardsCatalog } from './texts/dashboards-texts.ts'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { organizationStats, volunteerStats } from './stats.tsx'

/** The statistics of the current side, once one of them is above zero (spec F2.8). */
export function Impact({ mode }: { mode: UserType }) {
  return mode === 'volunteer' ? <VolunteerImpact /> : <OrganizationImpact />
}

function VolunteerImpact() {
  const dashboardsTexts = useTexts(dashboardsCatalog)
  const dashboard = useVolunteerDashboard()
  const { stats } = dashboard.data ?? {}
  const hasAny =
    stats && stats.activeApplications + stats.activeProjects + stats.completedProjects + stats.totalHours > 0
  return (
    <ImpactStats
      stats={stats ? (hasAny ? volunteerStats(dashboardsTexts, stats) : []) : null}
      query={dashboard}
    />
  )
}

function OrganizationImpact() {
  const dashboardsTexts = useTexts(dashboardsCatalog)
  const impactTexts = useTexts(impactCatalog)
  const dashboard = useOrganizationDashboard()
  const { stats } = dashboard.data ?? {}
  const hasAny = stats && stats.activeProjects + stats.completedProjects + stats.totalVolunteers > 0
  return (
    <ImpactStats
      stats={stats ? (hasAny ? organizationStats(dashboardsTexts, impactTexts, stats) : []) : null}
      query={dashboard}
    />
  )
}

type ImpactStatsProps = { stats: Stat[] | null; query: Parameters<typeof StatsSection>[0]['query'] }

function ImpactStats({ stats, query }: ImpactStatsProps) {
  const homeTexts = useTexts(homeCatalog)
  if (stats?.length === 0) return null
  return (
    <section aria-labelledby="impact-title">
      <h2 id="impact-title" className="mb-5 text-2xl">
        {homeTexts.impact}
      </h2>
      <StatsSection stats={stats} query={query} />
    </section>
  )
}

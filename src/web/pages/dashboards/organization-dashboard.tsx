import { Link, useMatch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useReceivedApplications } from '#web/features/applications/api.ts'
import { PendingList } from '#web/features/applications/dashboard/pending-list.tsx'
import { useOrganizationDashboard } from '#web/features/dashboards/api.ts'
import { StatsSection } from '#web/features/dashboards/stats-section.tsx'
import { organizationStats, useStatsTexts } from '#web/features/dashboards/stats.tsx'
import { OrganizationScope } from '#web/features/organizations/organization-scope.tsx'
import { useOwnProjects } from '#web/features/projects/own/own-projects-api.ts'
import { VerificationCall } from '#web/features/verification/verification-call.tsx'
import { useCoversAll } from '#web/lib/session/acting-organization.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { OrganizationDashboardHeading } from './headings.tsx'
import { organizationDashboardSearch } from './routes.tsx'

const ProjectsTab = lazySection(async () => (await withTexts(import('./projects-tab.tsx'))).ProjectsTab)
const VolunteersTab = lazySection(async () => (await withTexts(import('./volunteers-tab.tsx'))).VolunteersTab)

/**
 * An organization's dashboard at /organization-dashboard and /my-projects (spec F2.13); the open tab is in the URL. Without
 * one, /my-projects opens the projects.
 */
export function OrganizationDashboardPage() {
  const { organization: texts } = useTexts(dashboardsCatalog)
  const statsTexts = useStatsTexts()
  usePageHead({ title: texts.title })
  // Not the address, which belongs to the next screen while that loads.
  const first =
    useMatch({ strict: false, shouldThrow: false })?.pathname === '/my-projects' ? 'projects' : 'applications'
  const [{ tab = first, organization }, changeSearch] = useSearchState(organizationDashboardSearch)
  const coversAll = useCoversAll(organization)
  const dashboard = useOrganizationDashboard(organization)
  const pending = useReceivedApplications({ status: 'pending' }, organization)
  const accepted = useReceivedApplications({ status: 'accepted,completed' }, organization)
  const projects = useOwnProjects(organization)
  const stats = dashboard.data?.stats
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <OrganizationDashboardHeading ref={heading} />
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <Link {...paths.volunteers()}>{texts.findVolunteers}</Link>
          </Button>
          <Button asChild>
            <Link {...paths.createProject()}>{texts.create}</Link>
          </Button>
        </div>
      </div>
      <OrganizationScope
        layout="page"
        value={organization}
        onChoose={(chosen) => changeSearch((current) => ({ ...current, organization: chosen }))}
      />
      {/* It is about the organization that acts. */}
      {organization === undefined && (
        <div className="mb-6 empty:hidden">
          <VerificationCall />
        </div>
      )}
      <StatsSection
        stats={stats ? organizationStats(statsTexts, stats, organization) : null}
        query={dashboard}
      />
      {/* Shows when the numbers have loaded, which may be higher than their placeholder. */}
      <div hidden={dashboard.isPending}>
        <Tabs
          className="mt-8"
          label={texts.tabsLabel}
          tabs={[
            { value: 'applications', label: texts.tabs.applications, count: stats?.pendingApplications },
            { value: 'projects', label: texts.tabs.projects, count: stats?.totalProjects },
            { value: 'volunteers', label: texts.tabs.volunteers, count: stats?.totalVolunteers },
          ]}
          value={tab}
          onValueChange={(value) =>
            changeSearch((current) => ({ ...current, tab: value }), { replace: true })
          }
        >
          <TabPanel value="applications">
            <PendingList list={pending} coversAll={coversAll} />
          </TabPanel>
          <TabPanel value="projects">
            <ProjectsTab
              list={projects}
              organization={organization}
              coversAll={coversAll}
              onEmpty={() => heading.current?.focus()}
            />
          </TabPanel>
          <TabPanel value="volunteers">
            <VolunteersTab list={accepted} coversAll={coversAll} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useSession } from '#web/features/accounts/session.ts'
import { useApplicationList } from '#web/features/applications/api.ts'
import { MyApplications } from '#web/features/applications/mine/my-applications.tsx'
import { useVolunteerDashboard } from '#web/features/dashboards/api.ts'
import { StatsSection } from '#web/features/dashboards/stats-section.tsx'
import { useStatsTexts, volunteerStats } from '#web/features/dashboards/stats.tsx'
import { useRecommendations } from '#web/features/projects/discovery/recommendations-api.ts'
import { useSavedList } from '#web/features/projects/own/saved-projects-api.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { readTotal } from '#web/lib/calls/load-more.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { volunteerWork } from '#web/pages/applications/volunteer-work.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { VolunteerDashboardHeading } from './headings.tsx'
import { volunteerDashboardSearch } from './routes.tsx'

const ActiveTab = lazySection(async () => (await withTexts(import('./active-tab.tsx'))).ActiveTab)
const Recommendations = lazySection(
  async () =>
    (await withTexts(import('#web/features/projects/discovery/recommendations.tsx'))).Recommendations,
)
const SavedTab = lazySection(async () => (await withTexts(import('./saved-tab.tsx'))).SavedTab)

/** A volunteer's dashboard (spec F2.12); the open tab is in the URL. */
export function VolunteerDashboardPage() {
  const { volunteer: texts } = useTexts(dashboardsCatalog)
  const statsTexts = useStatsTexts()
  const { title: matchingTitle } = useTexts(matchingCatalog)
  usePageHead({ title: texts.title })
  const { user } = useSession()
  const [{ tab = 'applications' }, changeSearch] = useSearchState(volunteerDashboardSearch)
  const dashboard = useVolunteerDashboard()
  const applications = useApplicationList('mine')
  const recommendations = useRecommendations()
  const saved = useSavedList()
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <VolunteerDashboardHeading />
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <Link {...paths.volunteerProfile()}>{texts.profile}</Link>
          </Button>
          <Button asChild>
            <Link {...paths.browse()}>{texts.browse}</Link>
          </Button>
        </div>
      </div>
      <StatsSection
        stats={dashboard.data ? volunteerStats(statsTexts, dashboard.data.stats) : null}
        query={dashboard}
      />
      {/* Shows when the numbers have loaded, which may be higher than their placeholder. */}
      <div hidden={dashboard.isPending}>
        <Tabs
          className="mt-8"
          label={texts.tabsLabel}
          tabs={[
            { value: 'applications', label: texts.tabs.applications, count: readTotal(applications) },
            { value: 'active', label: texts.tabs.active, count: dashboard.data?.stats.activeProjects },
            {
              value: 'recommendations',
              label: texts.tabs.recommendations,
              count: recommendations.data?.length,
            },
            { value: 'saved', label: texts.tabs.saved, count: readTotal(saved) },
          ]}
          value={tab}
          onValueChange={(value) => changeSearch(() => ({ tab: value }), { replace: true })}
        >
          <TabPanel value="applications">
            <MyApplications readerId={user?.id} highlighted={undefined} parts={volunteerWork} />
          </TabPanel>
          <TabPanel value="active">
            {dashboard.data && (
              <ActiveTab
                projects={dashboard.data.currentProjects}
                total={dashboard.data.stats.activeProjects}
              />
            )}
          </TabPanel>
          <TabPanel value="recommendations">
            <h2 className="sr-only">{texts.tabs.recommendations}</h2>
            <p className="text-muted mb-5 text-sm">
              {texts.recommendationsText}{' '}
              <Link {...paths.matching()} className="link">
                {matchingTitle}
              </Link>
            </p>
            <Recommendations query={recommendations} />
          </TabPanel>
          <TabPanel value="saved">
            <SavedTab list={saved} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  )
}

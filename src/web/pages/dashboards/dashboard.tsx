import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useOrganizationDashboard, useVolunteerDashboard } from '#web/features/dashboards/api.ts'
import {
  ActivityList,
  PerformanceList,
  RecentApplications,
  ReviewList,
} from '#web/features/dashboards/recent-lists.tsx'
import { useOrganizationHome, useVolunteerHome } from '#web/features/dashboards/home/home-api.ts'
import { OrganizationNeeds } from '#web/features/dashboards/home/organization-needs.tsx'
import { VolunteerNeeds } from '#web/features/dashboards/home/volunteer-needs.tsx'
import { StatsSection } from '#web/features/dashboards/stats-section.tsx'
import { organizationStats, useStatsTexts, volunteerOverview } from '#web/features/dashboards/stats.tsx'
import { RecommendedList } from '#web/features/projects/discovery/discovery-lists.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { signInDelay } from '#web/lib/calls/query.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { AllLink, Columns } from './dashboard-columns.tsx'
import { OwnSetup } from './own-setup.tsx'
import { ProfilePrompt } from '#web/pages/profiles/profile-prompt.tsx'

/** The dashboard of the current mode (spec F2.9). Visitors get a toast and are sent to sign in. */
export function DashboardPage() {
  const { generic } = useTexts(dashboardsCatalog)
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  usePageHead({ title: generic.title })
  useRequireSignIn(user === null)
  if (!user) return <LoadingScreen />
  return mode === 'volunteer' ? <VolunteerView user={user} /> : <OrganizationView user={user} />
}

/** Shows a toast, then goes to sign in after 500 ms (spec F8); not when the user is just signing out. */
function useRequireSignIn(isVisitor: boolean) {
  const errorsTexts = useTexts(errorsCatalog)
  const navigate = useNavigate()
  const arrivedAsVisitor = useRef(isVisitor)
  useEffect(() => {
    if (!arrivedAsVisitor.current) return
    const { unauthorizedTitle: title, unauthorizedText: description } = errorsTexts
    toast({ title, description, variant: 'destructive' })
    const { to: next } = paths.dashboard()
    const timer = setTimeout(() => void navigate({ ...paths.signIn({ next }), replace: true }), signInDelay)
    return () => clearTimeout(timer)
  }, [navigate, errorsTexts])
}

function VolunteerView({ user }: { user: User }) {
  const { generic } = useTexts(dashboardsCatalog)
  const statsTexts = useStatsTexts()
  const dashboard = useVolunteerDashboard()
  const home = useVolunteerHome()
  const { data } = dashboard
  return (
    <Frame
      user={user}
      side="volunteer"
      text={generic.volunteerText}
      actions={
        <>
          <Button asChild>
            <Link to="/browse-projects">{generic.browse}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link {...paths.volunteerProfile()}>{generic.updateProfile}</Link>
          </Button>
        </>
      }
    >
      <StatsSection stats={data ? volunteerOverview(statsTexts, data.stats) : null} query={dashboard} />
      <Columns
        needs={<VolunteerNeeds />}
        isLoading={dashboard.isPending || home.isPending}
        left={
          <>
            <Panel
              id="applications"
              title={generic.applications}
              action={<AllLink to={paths.volunteerDashboard()} about={generic.applications} />}
            >
              {data && <RecentApplications applications={data.recentApplications} side="volunteer" />}
            </Panel>
            <Panel id="recommended" title={generic.recommended}>
              <RecommendedList />
            </Panel>
          </>
        }
        activity={data && <ActivityList activity={data.recentActivity} />}
        reviews={data && <ReviewList reviews={data.recentReviews} />}
      />
    </Frame>
  )
}

function OrganizationView({ user }: { user: User }) {
  const { generic } = useTexts(dashboardsCatalog)
  const statsTexts = useStatsTexts()
  const dashboard = useOrganizationDashboard()
  const home = useOrganizationHome()
  const { data } = dashboard
  return (
    <Frame
      user={user}
      side="organization"
      text={generic.organizationText}
      actions={
        <>
          <Button asChild>
            <Link {...paths.createProject()}>{generic.post}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link {...paths.organizationDashboard()}>{generic.manage}</Link>
          </Button>
        </>
      }
    >
      <StatsSection stats={data ? organizationStats(statsTexts, data.stats) : null} query={dashboard} />
      <Columns
        needs={
          <>
            <OrganizationNeeds />
            <OwnSetup user={user} />
          </>
        }
        isLoading={dashboard.isPending || home.isPending}
        left={
          <>
            <Panel
              id="applications"
              title={generic.applications}
              action={<AllLink to={paths.organizationDashboard()} about={generic.applications} />}
            >
              {data && <RecentApplications applications={data.recentApplications} side="organization" />}
            </Panel>
            <Panel id="performance" title={generic.performance}>
              {data && <PerformanceList projects={data.activeProjects} />}
            </Panel>
          </>
        }
        activity={data && <ActivityList activity={data.recentActivity} />}
        reviews={data && <ReviewList reviews={data.recentReviews} />}
      />
    </Frame>
  )
}

type FrameProps = { user: User; side: UserType; text: string; actions: ReactNode; children: ReactNode }

function Frame({ user, side, text, actions, children }: FrameProps) {
  const homeTexts = useTexts(homeCatalog)
  const { generic } = useTexts(dashboardsCatalog)
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-16 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">
            {homeTexts.greeting({ name: user.firstName || homeTexts.friend })}
          </h1>
          <p className="text-muted mt-2">{text}</p>
        </div>
        <div role="group" aria-label={generic.quickActions} className="flex flex-wrap gap-3">
          {actions}
        </div>
      </div>
      {!user.hasVolunteerProfile && !user.hasOrganizationProfile && (
        <ProfilePrompt
          side={side}
          action={
            <Button asChild>
              <Link {...paths.profile()}>{generic.complete}</Link>
            </Button>
          }
        />
      )}
      {children}
    </div>
  )
}

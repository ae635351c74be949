import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  FeaturedList,
  TopOrganizationList,
  TopProjectList,
} from '#web/features/projects/discovery/discovery-lists.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

type ColumnsProps = {
  isLoading: boolean
  /** As on the home, so that all dashboards say the same first. */
  needs: ReactNode
  left: ReactNode
  activity: ReactNode
  reviews: ReactNode
}

/** Everything below the statistics. It shows when the dashboard has loaded, so that no panel moves another. */
export function Columns({ isLoading, needs, left, activity, reviews }: ColumnsProps) {
  const { generic } = useTexts(dashboardsCatalog)
  return (
    // Until it shows, its place keeps the footer out of view, which would otherwise move.
    <div className={isLoading ? 'min-h-dvh' : undefined}>
      <div
        hidden={isLoading}
        className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
      >
        <div className="grid grid-cols-1 gap-5 empty:hidden lg:col-span-2">{needs}</div>
        <div className="grid grid-cols-1 gap-8">
          {left}
          <Panel id="featured" title={generic.featured}>
            <FeaturedList />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Panel id="activity" title={generic.activity}>
            {activity}
          </Panel>
          <Panel
            id="reviews"
            title={generic.reviews}
            action={<AllLink to={paths.reviews({ tab: 'received' })} about={generic.reviews} />}
          >
            {reviews}
          </Panel>
          <Panel id="top-projects" title={generic.topProjects}>
            <TopProjectList />
          </Panel>
          <Panel id="top-organizations" title={generic.topOrganizations}>
            <TopOrganizationList />
          </Panel>
        </div>
      </div>
    </div>
  )
}

type AllLinkProps = {
  to: ReturnType<(typeof paths)['volunteerDashboard' | 'organizationDashboard' | 'reviews']>
  about: string
}

/** Leads to everything of which a panel shows the beginning. */
export function AllLink({ to, about }: AllLinkProps) {
  const { all } = useTexts(dashboardsCatalog).generic
  return (
    <Link {...to} className="link target-44 text-sm" aria-label={`${all}: ${about}`}>
      {all}
    </Link>
  )
}

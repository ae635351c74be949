/** The screens of applications. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { applicationFilters } from '#web/features/applications/application-filters.ts'
import { lazyScreen } from '#web/lib/lazy-screen.ts'
import { choice, list, search, text } from '#web/lib/screen-search.ts'

export const applicationsSearch = search({
  tab: choice(['received', 'mine']),
  /** Filters received applications; defaults to all. */
  show: choice(applicationFilters),
  /** Id of the application to scroll to. */
  application: text,
})
const applications = {
  getParentRoute,
  staticData: access.signedIn,
  validateSearch: applicationsSearch,
  component: lazyScreen(() => import('./applications.tsx'), 'ApplicationsPage'),
}
const applicationsRoute = createRoute({ ...applications, path: '/applications' })
const applicationsAliasRoute = createRoute({ ...applications, path: '/my-applications' })

const comparisonSearch = search({
  /** Ids of the applications to compare. */
  ids: list,
})
const compareApplicationsRoute = createRoute({
  getParentRoute,
  path: '/applications/compare',
  staticData: { access: 'organization', denied: 'compareApplications' },
  validateSearch: comparisonSearch,
  component: lazyScreen(() => import('./compare-applications.tsx'), 'CompareApplicationsPage'),
})

export const applicationRoutes = [
  applicationsRoute,
  applicationsAliasRoute,
  compareApplicationsRoute,
] as const

/** The screens of applications. */
import { createRoute } from '@tanstack/react-router'
import { applicantFilters, commonApplicantSorts } from '#domain/applications/applicant-filters.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { allOrganizations } from '#web/lib/session/acting-organization.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, id, idOr, integer, list, search, text } from '#web/lib/navigation/screen-search.ts'

export const applicationsSearch = search({
  tab: choice(['received', 'mine']),
  /** The open application; in My Applications, the one to scroll to. */
  application: id,
  /** The others narrow and sort received applications. */
  show: choice(applicantFilters, 'all'),
  search: text,
  project: id,
  /** One of the reader's organizations or all; without it, the one that acts. */
  organization: idOr(allOrganizations),
  sort: choice(commonApplicantSorts),
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

const scopeSearch = search({
  /** The version to show; without it, the latest. */
  version: integer({ min: 1, max: 9999 }),
})
const agreedScopeRoute = createRoute({
  getParentRoute,
  path: '/applications/$id/scope',
  staticData: access.signedIn,
  validateSearch: scopeSearch,
  component: lazyScreen(() => import('./agreed-scope.tsx'), 'AgreedScopePage'),
})

export const applicationRoutes = [
  applicationsRoute,
  applicationsAliasRoute,
  compareApplicationsRoute,
  agreedScopeRoute,
] as const

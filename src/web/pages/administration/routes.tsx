/** The routes of the administrators' area. Everyone else gets "not found". */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  parseAdminAuditSearch,
  parseAdminJobsSearch,
  parseAdminOrganizationsSearch,
  parseAdminPeopleSearch,
  parseAdminPerksSearch,
} from './search.ts'
import {
  parseAdminClaimsSearch,
  parseAdminMessagesSearch,
  parseAdminReviewsSearch,
  parseAdminSkillsSearch,
  parseAdminVerificationSearch,
} from './queue-search.ts'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { getParentRoute } from '#web/app/root-route.tsx'

const staticData = { access: 'admin' } as const

const frame = createRoute({
  getParentRoute,
  id: 'admin',
  staticData,
  component: lazyRouteComponent(
    () => import('#web/features/administration/overview/frame.tsx'),
    'AdminFrame',
  ),
})
/** What every screen of the area shares. */
const admin = { getParentRoute: () => frame, staticData }

const overviewRoute = createRoute({
  ...admin,
  path: '/admin',
  component: lazyRouteComponent(() => import('./overview.tsx'), 'AdminOverviewPage'),
})

const verificationRoute = createRoute({
  ...admin,
  path: '/admin/verification',
  validateSearch: parseAdminVerificationSearch,
  component: lazyRouteComponent(() => import('./verification.tsx'), 'AdminVerificationPage'),
})
const verificationCaseRoute = createRoute({
  ...admin,
  path: '/admin/verification/$id',
  component: lazyRouteComponent(() => import('./verification-case.tsx'), 'AdminVerificationCasePage'),
})
const claimsRoute = createRoute({
  ...admin,
  path: '/admin/claims',
  validateSearch: parseAdminClaimsSearch,
  component: lazyRouteComponent(() => import('./claims.tsx'), 'AdminClaimsPage'),
})
const reviewsRoute = createRoute({
  ...admin,
  path: '/admin/reviews',
  validateSearch: parseAdminReviewsSearch,
  component: lazyRouteComponent(() => import('./reviews.tsx'), 'AdminReviewsPage'),
})
const messagesRoute = createRoute({
  ...admin,
  path: '/admin/messages',
  validateSearch: parseAdminMessagesSearch,
  component: lazyRouteComponent(() => import('./messages.tsx'), 'AdminMessagesPage'),
})
const skillsRoute = createRoute({
  ...admin,
  path: '/admin/skills',
  validateSearch: parseAdminSkillsSearch,
  component: lazyRouteComponent(() => import('./skills.tsx'), 'AdminSkillsPage'),
})
const registersRoute = createRoute({
  ...admin,
  path: '/admin/registers',
  component: lazyRouteComponent(() => import('./registers.tsx'), 'AdminRegistersPage'),
})
const peopleRoute = createRoute({
  ...admin,
  path: '/admin/people',
  validateSearch: parseAdminPeopleSearch,
  component: lazyRouteComponent(() => import('./people.tsx'), 'AdminPeoplePage'),
})
const personRoute = createRoute({
  ...admin,
  path: '/admin/people/$id',
  component: lazyRouteComponent(() => import('./person.tsx'), 'AdminPersonPage'),
})
const organizationsRoute = createRoute({
  ...admin,
  path: '/admin/organizations',
  validateSearch: parseAdminOrganizationsSearch,
  component: lazyRouteComponent(() => import('./organizations.tsx'), 'AdminOrganizationsPage'),
})
const organizationRoute = createRoute({
  ...admin,
  path: '/admin/organizations/$id',
  component: lazyRouteComponent(() => import('./organization.tsx'), 'AdminOrganizationPage'),
})
const perksRoute = createRoute({
  ...admin,
  path: '/admin/perks',
  validateSearch: parseAdminPerksSearch,
  component: lazyRouteComponent(() => import('./perks.tsx'), 'AdminPerksPage'),
})
const newPerkRoute = createRoute({
  ...admin,
  path: '/admin/perks/new',
  component: lazyRouteComponent(() => import('./new-perk.tsx'), 'AdminNewPerkPage'),
})
const perkRoute = createRoute({
  ...admin,
  path: '/admin/perks/$id',
  component: lazyRouteComponent(() => import('./perk.tsx'), 'AdminPerkPage'),
})
const jobsRoute = createRoute({
  ...admin,
  path: '/admin/jobs',
  validateSearch: parseAdminJobsSearch,
  component: lazyRouteComponent(() => import('./jobs.tsx'), 'AdminJobsPage'),
})
const auditRoute = createRoute({
  ...admin,
  path: '/admin/audit',
  validateSearch: parseAdminAuditSearch,
  component: lazyRouteComponent(() => import('./audit.tsx'), 'AdminAuditPage'),
})
/** All other addresses of the area. Visitors are sent to sign in from here too. */
const unknownRoute = createRoute({
  ...admin,
  path: '/admin/$section',
  component: NotFoundPage,
})

export const adminRoute = frame.addChildren([
  overviewRoute,
  verificationRoute,
  verificationCaseRoute,
  claimsRoute,
  reviewsRoute,
  messagesRoute,
  skillsRoute,
  registersRoute,
  peopleRoute,
  personRoute,
  organizationsRoute,
  organizationRoute,
  perksRoute,
  newPerkRoute,
  perkRoute,
  jobsRoute,
  auditRoute,
  unknownRoute,
])

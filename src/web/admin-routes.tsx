/** The routes of the administrators' area; to everybody else none of them is there. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  readAdminAudit,
  readAdminJobs,
  readAdminOrganizations,
  readAdminPeople,
  readAdminPerks,
} from './admin-search.ts'
import {
  readAdminClaims,
  readAdminMessages,
  readAdminReviews,
  readAdminSkills,
  readAdminVerification,
} from './admin-queue-search.ts'
import { NotFoundPage } from './pages/not-found.tsx'
import { getParentRoute } from './root-route.tsx'

const staticData = { access: 'admin' } as const

const frame = createRoute({
  getParentRoute,
  id: 'admin',
  staticData,
  component: lazyRouteComponent(() => import('#web/features/admin/frame.tsx'), 'AdminFrame'),
})
/** What each screen of the area has. */
const admin = { getParentRoute: () => frame, staticData }

const overviewRoute = createRoute({
  ...admin,
  path: '/admin',
  component: lazyRouteComponent(() => import('#web/pages/admin-overview.tsx'), 'AdminOverviewPage'),
})

const verificationRoute = createRoute({
  ...admin,
  path: '/admin/verification',
  validateSearch: readAdminVerification,
  component: lazyRouteComponent(() => import('#web/pages/admin-verification.tsx'), 'AdminVerificationPage'),
})
const verificationCaseRoute = createRoute({
  ...admin,
  path: '/admin/verification/$id',
  component: lazyRouteComponent(
    () => import('#web/pages/admin-verification-case.tsx'),
    'AdminVerificationCasePage',
  ),
})
const claimsRoute = createRoute({
  ...admin,
  path: '/admin/claims',
  validateSearch: readAdminClaims,
  component: lazyRouteComponent(() => import('#web/pages/admin-claims.tsx'), 'AdminClaimsPage'),
})
const reviewsRoute = createRoute({
  ...admin,
  path: '/admin/reviews',
  validateSearch: readAdminReviews,
  component: lazyRouteComponent(() => import('#web/pages/admin-reviews.tsx'), 'AdminReviewsPage'),
})
const messagesRoute = createRoute({
  ...admin,
  path: '/admin/messages',
  validateSearch: readAdminMessages,
  component: lazyRouteComponent(() => import('#web/pages/admin-messages.tsx'), 'AdminMessagesPage'),
})
const skillsRoute = createRoute({
  ...admin,
  path: '/admin/skills',
  validateSearch: readAdminSkills,
  component: lazyRouteComponent(() => import('#web/pages/admin-skills.tsx'), 'AdminSkillsPage'),
})
const registersRoute = createRoute({
  ...admin,
  path: '/admin/registers',
  component: lazyRouteComponent(() => import('#web/pages/admin-registers.tsx'), 'AdminRegistersPage'),
})
const peopleRoute = createRoute({
  ...admin,
  path: '/admin/people',
  validateSearch: readAdminPeople,
  component: lazyRouteComponent(() => import('#web/pages/admin-people.tsx'), 'AdminPeoplePage'),
})
const personRoute = createRoute({
  ...admin,
  path: '/admin/people/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin-person.tsx'), 'AdminPersonPage'),
})
const organizationsRoute = createRoute({
  ...admin,
  path: '/admin/organizations',
  validateSearch: readAdminOrganizations,
  component: lazyRouteComponent(() => import('#web/pages/admin-organizations.tsx'), 'AdminOrganizationsPage'),
})
const organizationRoute = createRoute({
  ...admin,
  path: '/admin/organizations/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin-organization.tsx'), 'AdminOrganizationPage'),
})
const perksRoute = createRoute({
  ...admin,
  path: '/admin/perks',
  validateSearch: readAdminPerks,
  component: lazyRouteComponent(() => import('#web/pages/admin-perks.tsx'), 'AdminPerksPage'),
})
const newPerkRoute = createRoute({
  ...admin,
  path: '/admin/perks/new',
  component: lazyRouteComponent(() => import('#web/pages/admin-new-perk.tsx'), 'AdminNewPerkPage'),
})
const perkRoute = createRoute({
  ...admin,
  path: '/admin/perks/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin-perk.tsx'), 'AdminPerkPage'),
})
const jobsRoute = createRoute({
  ...admin,
  path: '/admin/jobs',
  validateSearch: readAdminJobs,
  component: lazyRouteComponent(() => import('#web/pages/admin-jobs.tsx'), 'AdminJobsPage'),
})
const auditRoute = createRoute({
  ...admin,
  path: '/admin/audit',
  validateSearch: readAdminAudit,
  component: lazyRouteComponent(() => import('#web/pages/admin-audit.tsx'), 'AdminAuditPage'),
})
/** Every other address of the area: a visitor is sent to sign in from there as well. */
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

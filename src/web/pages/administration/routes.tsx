/** The routes of the administration area. People without the role that a screen needs get "not found". */
import { createRoute } from '@tanstack/react-router'
import {
  addressStates,
  exposurePlaces,
  exposureSizes,
  jobStates,
  organizationStates,
  personOrders,
  personRoles,
  personStates,
  scheduleStates,
  skillFilters,
} from '#contract/administration/list-filters.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { perkStates } from '#domain/rewards/perks.ts'
import { siteImpactFields } from '#web/features/impact/impact-search.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, search, text } from '#web/lib/navigation/screen-search.ts'
import { day } from '#web/lib/navigation/search-day.ts'
import {
  verificationRoute,
  verificationCaseRoute,
  claimsRoute,
  reviewsRoute,
  projectsRoute,
  reportsRoute,
  messagesRoute,
} from './case-routes.tsx'
import { frame, within } from './frame-route.ts'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'

const verifier = within('verifier')
const admin = within('admin')

const overviewRoute = createRoute({
  ...within('staff'),
  path: '/admin',
  component: lazyScreen(() => import('./overview.tsx'), 'AdminOverviewPage'),
})
const siteRoute = createRoute({
  ...admin,
  path: '/admin/site',
  component: lazyScreen(() => import('./site.tsx'), 'AdminSitePage'),
})
export const skillsSearch = search({ state: choice(skillFilters, 'waiting') })
const skillsRoute = createRoute({
  ...admin,
  path: '/admin/skills',
  validateSearch: skillsSearch,
  component: lazyScreen(() => import('./skills.tsx'), 'AdminSkillsPage'),
})
const helpRequestsRoute = createRoute({
  ...within('coordinator'),
  path: '/admin/help-requests',
  component: lazyScreen(() => import('./help-requests.tsx'), 'AdminHelpRequestsPage'),
})
const registersRoute = createRoute({
  ...verifier,
  path: '/admin/registers',
  component: lazyScreen(() => import('./registers.tsx'), 'AdminRegistersPage'),
})
export const peopleSearch = search({
  q: text,
  state: choice(personStates),
  role: choice(personRoles),
  staff: choice(staffRoles),
  address: choice(addressStates),
  order: choice(personOrders, 'newest'),
})
const peopleRoute = createRoute({
  ...admin,
  path: '/admin/people',
  validateSearch: peopleSearch,
  component: lazyScreen(() => import('./people.tsx'), 'AdminPeoplePage'),
})
const personRoute = createRoute({
  ...admin,
  path: '/admin/people/$id',
  component: lazyScreen(() => import('./person.tsx'), 'AdminPersonPage'),
})
export const staffSearch = search({ role: choice(staffRoles) })
const staffRoute = createRoute({
  ...admin,
  path: '/admin/staff',
  validateSearch: staffSearch,
  component: lazyScreen(() => import('./staff.tsx'), 'AdminStaffPage'),
})
const invitePeopleRoute = createRoute({
  ...admin,
  path: '/admin/people/invite',
  component: lazyScreen(() => import('./invite-people.tsx'), 'AdminInvitePeoplePage'),
})
export const organizationsSearch = search({ q: text, state: choice(organizationStates) })
const organizationsRoute = createRoute({
  ...admin,
  path: '/admin/organizations',
  validateSearch: organizationsSearch,
  component: lazyScreen(() => import('./organizations.tsx'), 'AdminOrganizationsPage'),
})
const organizationRoute = createRoute({
  ...admin,
  path: '/admin/organizations/$id',
  component: lazyScreen(() => import('./organization.tsx'), 'AdminOrganizationPage'),
})
export const perksSearch = search({ state: choice(perkStates) })
const perksRoute = createRoute({
  ...admin,
  path: '/admin/perks',
  validateSearch: perksSearch,
  component: lazyScreen(() => import('./perks.tsx'), 'AdminPerksPage'),
})
const newPerkRoute = createRoute({
  ...admin,
  path: '/admin/perks/new',
  component: lazyScreen(() => import('./new-perk.tsx'), 'AdminNewPerkPage'),
})
const perkRoute = createRoute({
  ...admin,
  path: '/admin/perks/$id',
  component: lazyScreen(() => import('./perk.tsx'), 'AdminPerkPage'),
})
export const impactSearch = search(siteImpactFields)
const impactRoute = createRoute({
  ...within('analyst'),
  path: '/admin/impact',
  validateSearch: impactSearch,
  component: lazyScreen(() => import('./impact.tsx'), 'AdminImpactPage'),
})
export const exposureSearch = search({
  cause: text,
  place: choice(exposurePlaces),
  size: choice(exposureSizes),
})
const exposureRoute = createRoute({
  ...within('analyst'),
  path: '/admin/exposure',
  validateSearch: exposureSearch,
  component: lazyScreen(() => import('./exposure.tsx'), 'AdminExposurePage'),
})
export const scheduleSearch = search({ state: choice(scheduleStates), rule: text })
const scheduleRoute = createRoute({
  ...admin,
  path: '/admin/schedule',
  validateSearch: scheduleSearch,
  component: lazyScreen(() => import('./schedule.tsx'), 'AdminSchedulePage'),
})
export const emailSearch = search({ selectors: text, q: text })
const emailRoute = createRoute({
  ...admin,
  path: '/admin/email',
  validateSearch: emailSearch,
  component: lazyScreen(() => import('./email.tsx'), 'AdminEmailPage'),
})
export const jobsSearch = search({ state: choice(jobStates), kind: text })
const jobsRoute = createRoute({
  ...admin,
  path: '/admin/jobs',
  validateSearch: jobsSearch,
  component: lazyScreen(() => import('./jobs.tsx'), 'AdminJobsPage'),
})
export const auditSearch = search({
  // The screen knows which ones exist: here, every page would load them.
  action: text,
  actor: text,
  objectType: text,
  objectId: text,
  outcome: text,
  from: day,
  to: day,
})
const auditRoute = createRoute({
  ...admin,
  path: '/admin/audit',
  validateSearch: auditSearch,
  component: lazyScreen(() => import('./audit.tsx'), 'AdminAuditPage'),
})
/** All other addresses of the area. Visitors are sent to sign in from here too. */
const unknownRoute = createRoute({
  ...within('staff'),
  path: '/admin/$section',
  component: NotFoundPage,
})

export const adminRoute = frame.addChildren([
  overviewRoute,
  siteRoute,
  verificationRoute,
  verificationCaseRoute,
  claimsRoute,
  reportsRoute,
  reviewsRoute,
  projectsRoute,
  messagesRoute,
  skillsRoute,
  registersRoute,
  helpRequestsRoute,
  peopleRoute,
  personRoute,
  invitePeopleRoute,
  staffRoute,
  organizationsRoute,
  organizationRoute,
  perksRoute,
  newPerkRoute,
  perkRoute,
  impactRoute,
  exposureRoute,
  emailRoute,
  jobsRoute,
  scheduleRoute,
  auditRoute,
  unknownRoute,
])

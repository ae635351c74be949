/** The routes of both sides' profiles. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { flag, integer, search } from '#web/lib/navigation/screen-search.ts'

/** A step of the wizard, from 1. */
const setupSearch = search({ step: integer({ min: 1, max: 4 }) })

const organizationSetupRoute = createRoute({
  getParentRoute,
  path: '/organization-profile-setup',
  // Open to volunteers, because this is how they add the other side.
  staticData: access.signedIn,
  validateSearch: setupSearch,
  component: lazyScreen(() => import('./organization-profile-setup.tsx'), 'OrganizationProfileSetupPage'),
})

const organizationProfileRoute = createRoute({
  getParentRoute,
  path: '/organization-profile',
  staticData: { access: 'organization', denied: 'organizationProfile' },
  component: lazyScreen(() => import('./organization-profile.tsx'), 'OrganizationProfilePage'),
})

/** `edit` opens the form. */
export const volunteerProfileSearch = search({ edit: flag })
const volunteerProfileRoute = createRoute({
  getParentRoute,
  path: '/volunteer-profile',
  validateSearch: volunteerProfileSearch,
  staticData: { access: 'volunteer', denied: 'volunteerProfile' },
  component: lazyScreen(() => import('./volunteer-profile.tsx'), 'VolunteerProfilePage'),
})
const volunteerProfileSetupRoute = createRoute({
  getParentRoute,
  path: '/volunteer-profile-setup',
  // Open to everyone signed in: anyone who is not a volunteer yet becomes one here.
  staticData: access.signedIn,
  validateSearch: setupSearch,
  component: lazyScreen(() => import('./volunteer-profile-setup.tsx'), 'VolunteerProfileSetupPage'),
})

export const profileRoutes = [
  organizationSetupRoute,
  organizationProfileRoute,
  volunteerProfileRoute,
  volunteerProfileSetupRoute,
] as const

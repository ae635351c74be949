/** The routes of both sides' profiles. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { parseSetupSearch } from '#web/app/screen-search.ts'

const organizationSetupRoute = createRoute({
  getParentRoute,
  path: '/organization-profile-setup',
  // Open to volunteers, because this is how they add the other side.
  staticData: access.signedIn,
  validateSearch: parseSetupSearch,
  component: lazyRouteComponent(
    () => import('./organization-profile-setup.tsx'),
    'OrganizationProfileSetupPage',
  ),
})

const organizationVerificationRoute = createRoute({
  getParentRoute,
  path: '/organization-verification',
  // Open to volunteers, because this is how they add the other side.
  staticData: access.signedIn,
  validateSearch: parseSetupSearch,
  component: lazyRouteComponent(
    () => import('#web/pages/verification/organization-verification.tsx'),
    'OrganizationVerificationPage',
  ),
})

const organizationProfileRoute = createRoute({
  getParentRoute,
  path: '/organization-profile',
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.organizationProfile },
  component: lazyRouteComponent(() => import('./organization-profile.tsx'), 'OrganizationProfilePage'),
})

const volunteerProfileRoute = createRoute({
  getParentRoute,
  path: '/volunteer-profile',
  staticData: { access: 'volunteer', denied: errorsTexts.deniedTexts.volunteerProfile },
  component: lazyRouteComponent(() => import('./volunteer-profile.tsx'), 'VolunteerProfilePage'),
})
const volunteerProfileSetupRoute = createRoute({
  getParentRoute,
  path: '/volunteer-profile-setup',
  // Open to everyone signed in: anyone who is not a volunteer yet becomes one here.
  staticData: access.signedIn,
  validateSearch: parseSetupSearch,
  component: lazyRouteComponent(() => import('./volunteer-profile-setup.tsx'), 'VolunteerProfileSetupPage'),
})

export const profileRoutes = [
  organizationSetupRoute,
  organizationVerificationRoute,
  organizationProfileRoute,
  volunteerProfileRoute,
  volunteerProfileSetupRoute,
] as const

/** The screen where an organization asks to be verified. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { integer, search } from '#web/lib/navigation/screen-search.ts'

const verificationSearch = search({
  /** A step of the form, from 1; without it, the status of the verification. */
  step: integer({ min: 1, max: 4 }),
})
const organizationVerificationRoute = createRoute({
  getParentRoute,
  path: '/organization-verification',
  // Open to volunteers, because this is how they add the other side.
  staticData: access.signedIn,
  validateSearch: verificationSearch,
  component: lazyScreen(() => import('./organization-verification.tsx'), 'OrganizationVerificationPage'),
})

export const verificationRoutes = [organizationVerificationRoute] as const

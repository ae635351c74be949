/** The screens of invites. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { allOrganizations } from '#web/lib/session/acting-organization.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { id, idOr, search } from '#web/lib/navigation/screen-search.ts'

export const receivedInvitesSearch = search({
  /** The one to scroll to. */
  invite: id,
})
const receivedInvitesRoute = createRoute({
  getParentRoute,
  path: '/invites',
  staticData: access.signedIn,
  validateSearch: receivedInvitesSearch,
  component: lazyScreen(() => import('./received-invites.tsx'), 'ReceivedInvitesPage'),
})

export const sentInvitesSearch = search({
  /** The one to scroll to. */
  invite: id,
  /** One of the reader's organizations or all; without it, the one that acts. */
  organization: idOr(allOrganizations),
})
const sentInvitesRoute = createRoute({
  getParentRoute,
  path: '/sent-invites',
  staticData: access.signedIn,
  validateSearch: sentInvitesSearch,
  component: lazyScreen(() => import('./sent-invites.tsx'), 'SentInvitesPage'),
})

export const inviteRoutes = [receivedInvitesRoute, sentInvitesRoute] as const

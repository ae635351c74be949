/** The homes of both sides: one call each, again whenever something happens that they show. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getOrganizationHome, getVolunteerHome } from '#contract/dashboards/homes.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { actingQueryOf, listOwnOrganizations, useActingQuery } from '#web/lib/session/acting-organization.ts'
import { coalesce } from '#web/lib/calls/coalesce.ts'
import { invalidate } from '#web/lib/calls/endpoint-mutation.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { useLive, useReconnect } from '#web/lib/live/live.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

// The parts of a home appear again after each failure: if they asked again then, it would never end.
const fresh = { refetchOnMount: refetchUnlessServerRendered, retryOnMount: false }
const organization = (query: { organizationId?: string }) =>
  endpointQuery(getOrganizationHome, { query }, fresh)
const volunteer = endpointQuery(getVolunteerHome, {}, fresh)

/** Of the organization that acts. */
export function useOrganizationHome() {
  useRefreshLive()
  return useLoadedQuery(organization(useActingQuery()))
}

export function useVolunteerHome() {
  useRefreshLive()
  return useLoadedQuery(volunteer)
}

function useRefreshLive() {
  const queryClient = useQueryClient()
  // Decisions about several come as several signals, so a refetch for each would start and cancel many.
  const [refresh] = useState(() => coalesce(() => refreshHomes(queryClient)))
  useLive('notifications', refresh)
  useLive('application', refresh)
  useLive('hours', refresh)
  // An invite that ended leaves nothing else.
  useLive('unread', refresh)
  useLive('message', refresh)
  useLive('reset', refresh)
  useReconnect(refresh)
}

/** Fetches the homes again that are on the screen, the others when they are opened. */
export const refreshHomes = (queryClient: QueryClient) =>
  invalidate(queryClient, [getOrganizationHome, getVolunteerHome])

/** Loads a person's home before the screen renders. */
export async function loadHome(queryClient: QueryClient, user: User, mode: UserType): Promise<void> {
  await (mode === 'organization'
    ? queryClient.query(organization(actingQueryOf(listOwnOrganizations(user))))
    : queryClient.query(volunteer))
}

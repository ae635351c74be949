import { useLocation } from '@tanstack/react-router'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { getAdministrationHome } from '#contract/administration/home.ts'
import { countedKinds, type WaitingKind } from '#domain/administration/waiting.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** Everything on the overview. Health and trends get old, so it is fetched again once a minute. */
export function useAdminHome() {
  return useEndpointQuery(getAdministrationHome, {}, { refetchInterval: 60_000 })
}

type Waiting = Partial<Record<WaitingKind, number | null>>

/** The open cases that the menu counts. The overview has them already, so there it asks nothing more. */
export function useWaiting(): Waiting {
  const isHome = useLocation().pathname === '/admin'
  const { data: overview } = useEndpointQuery(getAdministrationOverview, isHome ? null : {})
  const { data: home } = useEndpointQuery(getAdministrationHome, isHome ? {} : null)
  if (!isHome) return overview?.waiting ?? {}
  const counted = home?.waiting.filter(({ kind }) => countedKinds.includes(kind)) ?? []
  return Object.fromEntries(counted.map(({ kind, count }) => [kind, count]))
}

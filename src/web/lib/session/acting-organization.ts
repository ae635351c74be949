/**
 * The organization that acts, for accounts with several: the primary one (decision A27), which the header's switcher
 * chooses. Screens show it and name it in their calls, so that a page that is still open acts for what it shows.
 */
import { createContext, use } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { listChoosableOrganizations } from '#domain/accounts/accounts.ts'

export type OwnOrganization = Readonly<Pick<User['organizations'][number], 'id' | 'name'>>

/** The organizations of an account with several, the acting one first; none for everyone else. */
export const OwnOrganizationsContext = createContext<readonly OwnOrganization[]>([])

/** All memberships of an account, that of the acting organization first. `useHasPower` reads what they allow. */
export const MembershipsContext = createContext<Readonly<User['organizations']>>([])

/** In the URL of a list: it covers all of the reader's organizations. */
export const allOrganizations = 'all'

const none: readonly OwnOrganization[] = []

/** What the context provides for a person. */
export function listOwnOrganizations(user: User | null): readonly OwnOrganization[] {
  const choosable = user ? listChoosableOrganizations(user.organizations) : none
  if (!user || choosable.length < 2) return none
  // The one that acts is always among them.
  return user.organizations.filter((each, index) => index === 0 || choosable.includes(each))
}

/** The acting organization; null for people without several, whose calls need not name theirs. */
export function useActingOrganization(): OwnOrganization | null {
  return use(OwnOrganizationsContext)[0] ?? null
}

/** Names the acting organization in the query of a call. */
export function useActingQuery(): { organizationId?: string } {
  return actingQueryOf(use(OwnOrganizationsContext))
}

/** The same where there is no context: from `listOwnOrganizations`. */
export function actingQueryOf([acting]: readonly OwnOrganization[]): { organizationId?: string } {
  return acting ? { organizationId: acting.id } : {}
}

/** Whether a list covers several organizations, so that each entry says whose it is. */
export function useCoversAll(chosen?: string): boolean {
  return use(OwnOrganizationsContext).length > 0 && chosen === allOrganizations
}

/** Names in the query of a list the organization that it is narrowed to. */
export function useScopeQuery(chosen?: string): { organizationId?: string } {
  const organizationId = useOrganizationScope(chosen)
  return organizationId === undefined ? {} : { organizationId }
}

/**
 * The organization that a list is narrowed to: the one in the URL if it is the reader's, otherwise the acting one.
 * Undefined means all of them.
 */
export function useOrganizationScope(chosen?: string): string | undefined {
  const own = use(OwnOrganizationsContext)
  if (chosen === allOrganizations) return undefined
  // Someone with one organization may still follow a link that names it.
  if (own.length === 0) return chosen
  return (own.find(({ id }) => id === chosen) ?? own[0])?.id
}

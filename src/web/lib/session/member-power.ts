/** What the reader may do in an organization: screens offer only what the server accepts (docs/decisions/0114). */
import { use } from 'react'
import { hasPowerIn, type MemberPower } from '#domain/organizations/members.ts'
import { MembershipsContext } from './acting-organization.ts'

/**
 * Whether the reader has a power in an organization, by default in the one that acts. Someone without an organization may
 * found one, so to them everything is open.
 */
export function useHasPower(power: MemberPower, organizationId?: string): boolean {
  const organizations = use(MembershipsContext)
  const id = organizationId ?? organizations[0]?.id
  return id === undefined || hasPowerIn({ organizations }, id, power)
}

/** Where the reader has a power: in some of the organizations, and in each of them. Without ids, all of their own. */
export function useReach(power: MemberPower, ids?: readonly string[]): { some: boolean; every: boolean } {
  const organizations = use(MembershipsContext)
  const asked = ids ?? organizations.map(({ id }) => id)
  if (organizations.length === 0 || asked.length === 0) return { some: true, every: true }
  const has = (id: string) => hasPowerIn({ organizations }, id, power)
  return { some: asked.some(has), every: asked.every(has) }
}

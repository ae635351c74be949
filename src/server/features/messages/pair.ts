import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { Pair } from './contact-status-queries.ts'

/**
 * The volunteer and the organization that a call names, and the caller's side: a volunteer names an organization; a
 * member names a volunteer, and which of their organizations acts if it is not `own`, by default the primary one.
 */
export function findPair(
  { actor }: Pick<Context, 'actor'>,
  {
    organizationId = null,
    volunteerId = null,
  }: { organizationId?: string | null | undefined; volunteerId?: string | null | undefined },
  own: string | null = null,
): { pair: Pair; side: UserType } {
  if (volunteerId === null || volunteerId === actor.id) {
    if (organizationId === null) throw new Problem('organization_not_found')
    if (!actor.isVolunteer) throw new Problem('volunteers_only')
    return { pair: { volunteerId: actor.id, organizationId }, side: 'volunteer' }
  }
  const [primary] = actor.organizations
  if (!primary) throw new Problem('organizations_only')
  const isMember = (id: string | null) => actor.organizations.some((organization) => organization.id === id)
  if (organizationId !== null && !isMember(organizationId)) throw new Problem('organization_not_found')
  const acting = organizationId ?? (isMember(own) ? own : null) ?? primary.id
  return { pair: { volunteerId, organizationId: acting }, side: 'organization' }
}

/** Which of the actor's organizations a call is about (decision A27). */
import { hasMemberPower, kindOfMember } from '#domain/organizations/members.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'

type Reader = Pick<Context, 'actor'>

/** Ids of the organizations that a list covers: all of the actor's, or the given one if it is theirs. */
export function listOwnOrganizationIds({ actor }: Reader, organizationId?: string): string[] {
  const own = actor.organizations.map(({ id }) => id)
  return organizationId === undefined ? own : own.filter((id) => id === organizationId)
}

/**
 * The given organization of the actor, or their primary one if a call names none; null if they have none. Throws
 * not-found if the given one is not theirs.
 */
export function findOwnOrganization(
  { actor }: Reader,
  organizationId?: string,
): User['organizations'][number] | null {
  if (organizationId === undefined) return actor.organizations[0] ?? null
  const own = actor.organizations.find(({ id }) => id === organizationId)
  if (!own) throw new Problem('organization_not_found')
  return own
}

/** The caller without the organizations that they only help: coordinators take no lists of people along. */
export const withoutHelp = (ctx: Context): Context => ({
  ...ctx,
  actor: {
    ...ctx.actor,
    organizations: ctx.actor.organizations.filter((own) => hasMemberPower(kindOfMember(own), 'organization')),
  },
})

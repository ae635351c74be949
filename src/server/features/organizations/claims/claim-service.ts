import type { ClaimState, OpenedClaim } from '#contract/organizations/claims.ts'
import { canBeClaimed, type ClaimObstacle } from '#domain/organizations/members.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles } from '#server/queries/organizations/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findOrganization } from './claim-queries.ts'
import { findOwnReview } from './claim-review-service.ts'
import { completeClaim } from './claim-completion.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { claimLinks } from '#server/website-proof/link-queries.ts'
import { consumeLink, loadPendingLink, openLink, requestLink } from '#server/website-proof/links.ts'
import { findWebsiteDomain } from '#server/website-proof/website.ts'

type Claimable = { id: string; website: string | null; isImported: boolean }

/** The members of an organization, and the domain that proves membership, or why none does. */
async function checkClaimability(
  db: Db,
  organization: Claimable,
): Promise<
  { roles: Awaited<ReturnType<typeof listRoles>> } & ({ domain: string } | { obstacle: ClaimObstacle })
> {
  const roles = await listRoles(db, organization.id)
  const owners = roles.filter(({ role }) => role === 'owner')
  const { isImported } = organization
  if (!canBeClaimed({ isImported, owners })) return { roles, obstacle: 'has_owner' }
  return { roles, ...findWebsiteDomain(organization.website) }
}

/** Whether and how the caller can claim an organization. */
export async function findClaimOptions(ctx: Context, id: string): Promise<ClaimState> {
  const organization = await findOrganization(ctx.db, id)
  if (!organization) throw new Problem('organization_not_found')
  const { name, website } = organization
  const looked = await checkClaimability(ctx.db, organization)
  return {
    organization: { id, organizationName: name },
    website,
    domain: 'domain' in looked ? looked.domain : null,
    obstacle: 'obstacle' in looked ? looked.obstacle : null,
    isMember: looked.roles.some(({ userId }) => userId === ctx.actor.id),
    pending: await loadPendingLink(ctx, claimLinks, id),
    review: await findOwnReview(ctx, id),
  }
}

/** Emails a claim link to an address on the domain of the organization's website. */
export async function requestClaim(
  ctx: Context,
  { id, email }: { id: string; email: string },
  clientNetwork: string,
): Promise<void> {
  const { obstacle, domain } = await findClaimOptions(ctx, id)
  if (obstacle === 'has_owner') throw new Problem('organization_not_claimable')
  await requestLink(ctx, claimLinks, {
    organizationId: id,
    domain,
    email,
    clientNetwork,
    async enqueue(db, claimId) {
      await enqueueEmails(db, 'organization.claim', [{ data: { linkId: claimId } }])
      const about = { actorId: ctx.actor.id, subjectId: id }
      await publish(db, { type: 'organization.claim_asked', ...about, data: { claimId } })
    },
  })
}

/** The organization of a claim link. */
export async function openClaim(ctx: Context, token: string): Promise<OpenedClaim> {
  const { organization, isOwn } = await openLink(ctx, claimLinks, token)
  return { ...organization, isOwn }
}

/**
 * Makes the caller the owner of the organization they claimed. If the address is still on the website's domain, they
 * have also proved that they represent the organization.
 */
export function confirmClaim(ctx: Context, token: string): Promise<{ id: string; organizationName: string }> {
  const [userId, at] = [ctx.actor.id, ctx.now()]
  return transact(ctx.db, async (db) => {
    const link = { token, onOthers: 'claim_not_yours' } as const
    const { organization, shown, domain } = await consumeLink({ ...ctx, db }, claimLinks, link)
    await completeClaim(db, organization, { userId, actorId: userId, at })
    if (domain !== null) {
      const { id: subjectId, name } = organization
      const about = { actorId: userId, subjectId, data: { domain }, name, at }
      await publish(db, { type: 'authority.proved_by_claim', ...about })
    }
    return shown
  })
}

import { claimHours, type ClaimState, type OpenedClaim } from '#contract/organizations/claims.ts'
import { canBeClaimed, type ClaimObstacle } from '#domain/organizations/members.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles, lockOrganization } from '#server/queries/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { hashToken } from '#server/email/link-token.ts'
import * as queries from './claim-queries.ts'
import { findOwnReview } from './claim-review-service.ts'
import { completeClaim } from './claim-completion.ts'
import { enqueueOrganizationEmail } from '#server/email/templates/organizations.ts'
import { findWebsiteDomain, findAddressRefusal } from '#server/outbound/website-proof.ts'

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
  const organization = await queries.findOrganization(ctx.db, id)
  if (!organization) throw new Problem('organization_not_found')
  const { name, website } = organization
  const looked = await checkClaimability(ctx.db, organization)
  const claimant = { organizationId: id, userId: ctx.actor.id }
  const pending = await queries.findPending(ctx.db, claimant, ctx.now())
  return {
    organization: { id, organizationName: name },
    website,
    domain: 'domain' in looked ? looked.domain : null,
    obstacle: 'obstacle' in looked ? looked.obstacle : null,
    isMember: looked.roles.some(({ userId }) => userId === ctx.actor.id),
    pending: pending && { ...pending, expiresAt: pending.expiresAt.toISOString() },
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
  if (domain === null) throw new Problem('claim_not_by_mail')
  const refusal = findAddressRefusal(email, domain)
  if (refusal) throw new Problem('invalid', [{ path: 'email', message: refusal }])
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  const sentAt = ctx.now()
  const expiresAt = new Date(sentAt.getTime() + claimHours * 3_600_000)
  const claim = { organizationId: id, userId: ctx.actor.id, email, sentAt, expiresAt }
  await transact(ctx.db, async (db) => {
    const claimId = await queries.insertClaim(db, claim)
    await enqueueOrganizationEmail(db, { letter: 'claim', claimId })
    await publish(db, {
      type: 'organization.claim_asked',
      actorId: ctx.actor.id,
      subjectId: id,
      data: { claimId },
    })
  })
}

/** The organization and email address of a claim link. */
export async function openClaim(ctx: Context, token: string): Promise<OpenedClaim> {
  const found = await queries.findByToken(ctx.db, { hash: hashToken(token), now: ctx.now() })
  if (!found) throw new Problem('link_expired')
  const { organizationId: id, organizationName, userId } = found
  return { id, organizationName, isOwn: userId === ctx.actor.id }
}

/** Makes the caller the owner of the organization they claimed. */
export async function confirmClaim(
  ctx: Context,
  token: string,
): Promise<{ id: string; organizationName: string }> {
  const link = { hash: hashToken(token), now: ctx.now() }
  const { id: userId } = ctx.actor
  return transact(ctx.db, async (db) => {
    const found = await queries.findByToken(db, link)
    if (!found) throw new Problem('link_expired')
    const { organizationId, organizationName, email } = found
    if (found.userId !== userId) throw new Problem('claim_not_yours')
    const organization = await lockOrganization(db, organizationId)
    if (!organization || !(await queries.takeByToken(db, link))) throw new Problem('link_expired')
    await completeClaim(db, organization, { userId, actorId: userId, at: ctx.now() })
    await saveDomainAuthority(ctx, db, { organization, email })
    return { id: organizationId, organizationName }
  })
}

/**
 * The link was sent to an address on the website's domain, which proves that the person represents the organization.
 */
async function saveDomainAuthority(
  ctx: Context,
  db: Db,
  {
    organization,
    email,
  }: { organization: { id: string; name: string; website: string | null }; email: string },
): Promise<void> {
  const site = findWebsiteDomain(organization.website)
  if ('obstacle' in site || findAddressRefusal(email, site.domain)) return
  await publish(db, {
    type: 'authority.proved_by_claim',
    actorId: ctx.actor.id,
    subjectId: organization.id,
    data: { domain: site.domain },
    name: organization.name,
    at: ctx.now(),
  })
}

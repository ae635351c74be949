import { claimHours, type ClaimState, type OpenedClaim } from '#contract/claims.ts'
import { canBeClaimed, type ClaimObstacle } from '#domain/members.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles, lockOrganization } from '#server/db/lock-organization.ts'
import { publish } from '#server/events.ts'
import { Problem } from '#server/http/problem.ts'
import { chargeLetter } from '#server/mail/charge.ts'
import { hashToken } from '#server/mail/link-token.ts'
import * as queries from './claim-queries.ts'
import { readOwnReview } from './claim-review-service.ts'
import { takeOver } from './claim-taking.ts'
import { askForOrganizationLetter } from './letters.ts'
import { readWebsiteDomain, refuseAddress } from '#server/website-proof.ts'

type Claimable = { id: string; website: string | null; isImported: boolean }

/** Who holds an organization, and the domain that proves who belongs to it, or why nothing does. */
async function look(
  db: Db,
  organization: Claimable,
): Promise<
  { roles: Awaited<ReturnType<typeof listRoles>> } & ({ domain: string } | { obstacle: ClaimObstacle })
> {
  const roles = await listRoles(db, organization.id)
  const owners = roles.filter(({ role }) => role === 'owner')
  const { isImported } = organization
  if (!canBeClaimed({ isImported, owners })) return { roles, obstacle: 'has_owner' }
  return { roles, ...readWebsiteDomain(organization.website) }
}

/** Whether and how the caller can take over an organization. */
export async function readClaim(ctx: Context, id: string): Promise<ClaimState> {
  const organization = await queries.findOrganization(ctx.db, id)
  if (!organization) throw new Problem('organization_not_found')
  const { name, website } = organization
  const looked = await look(ctx.db, organization)
  const claimant = { organizationId: id, userId: ctx.actor.id }
  const pending = await queries.findPending(ctx.db, claimant, ctx.now())
  return {
    organization: { id, organizationName: name },
    website,
    domain: 'domain' in looked ? looked.domain : null,
    obstacle: 'obstacle' in looked ? looked.obstacle : null,
    isMember: looked.roles.some(({ userId }) => userId === ctx.actor.id),
    pending: pending && { ...pending, expiresAt: pending.expiresAt.toISOString() },
    review: await readOwnReview(ctx, id),
  }
}

/** Sends the link of a claim to an address on the domain of the organization's website. */
export async function askForClaim(
  ctx: Context,
  { id, email }: { id: string; email: string },
  household: string,
): Promise<void> {
  const { obstacle, domain } = await readClaim(ctx, id)
  if (obstacle === 'has_owner') throw new Problem('organization_not_claimable')
  if (domain === null) throw new Problem('claim_not_by_mail')
  const refusal = refuseAddress(email, domain)
  if (refusal) throw new Problem('invalid', [{ path: 'email', message: refusal }])
  await chargeLetter(ctx, { emails: [email], household })
  const sentAt = ctx.now()
  const expiresAt = new Date(sentAt.getTime() + claimHours * 3_600_000)
  const claim = { organizationId: id, userId: ctx.actor.id, email, sentAt, expiresAt }
  await transact(ctx.db, async (db) => {
    const claimId = await queries.insertClaim(db, claim)
    await askForOrganizationLetter(db, { letter: 'claim', claimId })
    await publish(db, {
      type: 'organization.claim_asked',
      actorId: ctx.actor.id,
      subjectId: id,
      data: { claimId },
    })
  })
}

/** What the link of a claim is about. */
export async function openClaim(ctx: Context, token: string): Promise<OpenedClaim> {
  const found = await queries.findByToken(ctx.db, { hash: hashToken(token), now: ctx.now() })
  if (!found) throw new Problem('link_expired')
  const { organizationId: id, organizationName, userId } = found
  return { id, organizationName, isOwn: userId === ctx.actor.id }
}

/** Makes the caller the owner of the organization they asked for. */
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
    await takeOver(db, organization, { userId, actorId: userId, at: ctx.now() })
    await proveDomain(ctx, db, { organization, email })
    return { id: organizationId, organizationName }
  })
}

/** The link came to an address on the domain of the website: that shows who may act for the organization. */
async function proveDomain(
  ctx: Context,
  db: Db,
  {
    organization,
    email,
  }: { organization: { id: string; name: string; website: string | null }; email: string },
): Promise<void> {
  const site = readWebsiteDomain(organization.website)
  if ('obstacle' in site || refuseAddress(email, site.domain)) return
  await publish(db, {
    type: 'authority.proved_by_claim',
    actorId: ctx.actor.id,
    subjectId: organization.id,
    data: { domain: site.domain },
    name: organization.name,
    at: ctx.now(),
  })
}

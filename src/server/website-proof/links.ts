/** A person proves that they read email on the domain of an organization's website, with a link in an email. */
import { authorityLinkHours } from '#contract/limits.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { hashToken } from '#server/email/link-token.ts'
import { Problem } from '#server/http/problem.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import type { WebsiteLinks } from './link-queries.ts'
import { findAddressRefusal, findWebsiteDomain } from './website.ts'

/** The caller's link that was requested and not used yet, as responses have it. */
export async function loadPendingLink(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  links: WebsiteLinks,
  organizationId: string,
): Promise<{ email: string; expiresAt: string } | null> {
  const pending = await links.findPending(db, { organizationId, userId: actor.id }, now())
  return pending && { ...pending, expiresAt: pending.expiresAt.toISOString() }
}

interface LinkRequest {
  organizationId: string
  /** The domain of the organization's website; null if it proves nothing. */
  domain: string | null
  email: string
  clientNetwork: string
  /** Runs first in the transaction; throws if the caller may not have a link. */
  lock?: (db: Db) => Promise<unknown>
  /** Enqueues the email and publishes the event. */
  enqueue: (db: Db, linkId: string) => Promise<void>
}

/** Emails a link to an address on the domain of an organization's website. It voids the caller's previous link. */
export async function requestLink(
  ctx: Context,
  links: WebsiteLinks,
  { organizationId, domain, email, clientNetwork, lock, enqueue }: LinkRequest,
): Promise<void> {
  if (domain === null) throw new Problem('claim_not_by_mail')
  const refusal = findAddressRefusal(email, domain)
  if (refusal) throw new Problem('invalid', [{ path: 'email', message: refusal }])
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  const sentAt = ctx.now()
  const expiresAt = new Date(sentAt.getTime() + authorityLinkHours * 3_600_000)
  await transact(ctx.db, async (db) => {
    await lock?.(db)
    const request = { organizationId, userId: ctx.actor.id, email, sentAt, expiresAt }
    await enqueue(db, await links.insert(db, request))
  })
}

/** What a link is about. Does not use it up. */
export async function openLink(ctx: Context, links: WebsiteLinks, token: string) {
  const found = await links.findByToken(ctx.db, { hash: hashToken(token), now: ctx.now() })
  if (!found) throw new Problem('link_expired')
  const { organizationId: id, organizationName, userId } = found
  return { organization: { id, organizationName }, isOwn: userId === ctx.actor.id }
}

/**
 * Uses up the caller's link and locks its organization. Returns the domain that the link proves: null if the website
 * has changed since, and the address is no longer on its domain.
 */
export async function consumeLink(
  ctx: Context,
  links: WebsiteLinks,
  { token, onOthers }: { token: string; onOthers: ProblemCode },
) {
  const { db } = ctx
  const link = { hash: hashToken(token), now: ctx.now() }
  const found = await links.findByToken(db, link)
  if (!found) throw new Problem('link_expired')
  const { organizationId, organizationName, email, userId } = found
  if (userId !== ctx.actor.id) throw new Problem(onOthers)
  const organization = await lockOrganization(db, organizationId)
  if (!organization || !(await links.consume(db, link))) throw new Problem('link_expired')
  const site = findWebsiteDomain(organization.website)
  const domain = 'obstacle' in site || findAddressRefusal(email, site.domain) ? null : site.domain
  return { organization, shown: { id: organizationId, organizationName }, domain }
}

/** Making an administrator: an operator's command creates a link, and the owner of the address opens it. */
import { administratorLinkLifetimeMs } from '#domain/accounts/administrators.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import * as queries from './link-queries.ts'
import { sendsEmail } from '#server/email/transport.ts'

/** Creates a link for an address. Only the caller of this function gets its token. */
export async function makeAdministratorLink(
  db: Db,
  { email, publicUrl, now }: { email: string; publicUrl: string; now: Date },
): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + administratorLinkLifetimeMs)
  await queries.saveLink(db, { email, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return `${publicUrl}/auth/administrator#${token}`
}

/** The address of a link, for anyone who has the link. */
export async function requireLink(ctx: Context<Context['actor'] | null>, token: string) {
  const email = await queries.findLinkEmail(ctx.db, hashToken(token), ctx.now())
  if (email === null) throw new Problem('link_expired')
  return { email, isForReader: ctx.actor?.email.toLowerCase() === email }
}

/**
 * Makes the caller an administrator by the link to their address, once, and ends all their sessions. If the product
 * sends email, the address must be verified: the link may appear in a log, whose readers could register with someone
 * else's address. Does nothing but use up the link if they already are one, and returns that.
 */
export async function acceptLink(ctx: Context, token: string): Promise<{ wasAdministrator: boolean }> {
  const { isForReader } = await requireLink(ctx, token)
  if (!isForReader) throw new Problem('administrator_link_not_yours')
  const { id, email, isEmailVerified } = ctx.actor
  if (!isEmailVerified && sendsEmail(ctx.config)) throw new Problem('email_not_verified')
  return transact(ctx.db, async (db) => {
    const isAdmin = await queries.lockAdministrator(db, id)
    if (!(await queries.consumeLink(db, { tokenHash: hashToken(token), email, now: ctx.now() }))) {
      throw new Problem('link_expired')
    }
    // Already an administrator: nothing changes, so no one is notified.
    if (isAdmin) return { wasAdministrator: true }
    await publish(db, { type: 'administrator.granted', actorId: id, subjectId: id, data: {} })
    await recordAudit(db, {
      actorId: id,
      origin: ctx.origin,
      action: 'admin.grant',
      objectType: 'user',
      objectId: id,
      before: { isAdmin },
      after: { isAdmin: true },
    })
    return { wasAdministrator: false }
  })
}

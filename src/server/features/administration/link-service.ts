/** Making an administrator: an operator's command creates a link, and the owner of the address opens it. */
import { administratorLinkLifetimeMs } from '#domain/accounts/administrators.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { lockSession, renewSession } from '#server/http/session.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import * as queries from './link-queries.ts'
import { sendsEmail } from '#server/email/transport.ts'

/**
 * The link that a start prints, which verifies nothing. Null while one of the command is valid: a restart, to which a
 * repair of the email settings leads, must not cancel it.
 */
export async function makeStartLink(
  db: Db,
  { email, publicUrl, now }: { email: string; publicUrl: string; now: Date },
): Promise<string | null> {
  if (await queries.hasVerifyingLink(db, { email, now })) return null
  return makeAdministratorLink(db, { email, publicUrl, now, verifiesAddress: false })
}

/**
 * Creates a link for an address. Only the caller of this function gets its token. `verifiesAddress`: the caller shows it
 * only to someone who may run commands on the server, so that opening it also verifies the address.
 */
export async function makeAdministratorLink(
  db: Db,
  {
    email,
    publicUrl,
    now,
    verifiesAddress,
  }: { email: string; publicUrl: string; now: Date; verifiesAddress: boolean },
): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + administratorLinkLifetimeMs)
  await queries.saveLink(db, {
    email,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
    verifiesAddress,
  })
  return `${publicUrl}/auth/administrator#${token}`
}

/** Whom a link is for, for anyone who has the link, and whether they must verify their address by email first. */
export async function requireLink(ctx: Context<Context['actor'] | null>, token: string) {
  const { config, actor } = ctx
  const found = await queries.findLink(ctx.db, hashToken(token), ctx.now())
  if (!found) throw new Problem('link_expired')
  const isForReader = actor?.email.toLowerCase() === found.email
  const isVerified = found.verifiesAddress || (isForReader && actor.isEmailVerified)
  return { email: found.email, isForReader, needsVerifiedEmail: sendsEmail(config) && !isVerified }
}

/**
 * Makes the caller an administrator by the link to their address, once, and ends all their sessions. If the product
 * sends email, the address must be verified, unless a command printed the link of the first administrator: that of a start may
 * appear in a log, whose readers could register with someone else's address. Does nothing but use up the link if they already are one, and
 * returns that.
 */
export async function acceptLink(
  ctx: Context,
  token: string,
  exchange: Exchange,
): Promise<{ wasAdministrator: boolean }> {
  const { isForReader, needsVerifiedEmail } = await requireLink(ctx, token)
  if (!isForReader) throw new Problem('administrator_link_not_yours')
  if (needsVerifiedEmail) throw new Problem('email_not_verified')
  const { id, email } = ctx.actor
  return transact(ctx.db, async (db) => {
    const isAdmin = await queries.lockAdministrator(db, id)
    await lockSession({ ...ctx, db }, exchange)
    const taken = await queries.consumeLink(db, { tokenHash: hashToken(token), email, now: ctx.now() })
    if (!taken) throw new Problem('link_expired')
    // Already an administrator: nothing changes, so no one is notified.
    if (isAdmin) return { wasAdministrator: true }
    await publish(db, {
      type: 'administrator.granted',
      actorId: id,
      subjectId: id,
      data: taken,
      at: ctx.now(),
    })
    await recordAudit(db, {
      actorId: id,
      origin: ctx.origin,
      action: 'admin.grant',
      objectType: 'user',
      objectId: id,
      before: { isAdmin },
      after: { isAdmin: true, verifiesAddress: taken.verifiesAddress },
    })
    await renewSession({ ...ctx, db }, exchange)
    return { wasAdministrator: false }
  })
}

/** Making an administrator: an operator's command makes a link, and whoever has its address opens it. */
import { administratorLinkLifetimeMs } from '#domain/accounts/administrators.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import * as queries from './link-queries.ts'

/** A new link for an address; only who is given it knows its token. */
export async function makeAdministratorLink(
  db: Db,
  { email, publicUrl, now }: { email: string; publicUrl: string; now: Date },
): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + administratorLinkLifetimeMs)
  await queries.saveLink(db, { email, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return `${publicUrl}/auth/administrator#${token}`
}

/** Whose link it is, for whoever has it. */
export async function loadLink(ctx: Context<Context['actor'] | null>, token: string) {
  const email = await queries.findLinkEmail(ctx.db, hashToken(token), ctx.now())
  if (email === null) throw new Problem('link_expired')
  return { email, isForReader: ctx.actor?.email.toLowerCase() === email }
}

/**
 * Makes the caller an administrator by the link of their address, once; every session of theirs ends. Where mail goes out
 * the address has to be verified: the link may stand in a log, whose readers could sign up with an address of others.
 */
export async function acceptLink(ctx: Context, token: string): Promise<void> {
  const { isForReader } = await loadLink(ctx, token)
  if (!isForReader) throw new Problem('administrator_link_not_yours')
  const { id, email, isAdmin, isEmailVerified } = ctx.actor
  if (!isEmailVerified && ctx.config.smtpUrl !== null) throw new Problem('email_not_verified')
  await transact(ctx.db, async (db) => {
    if (!(await queries.consumeLink(db, { tokenHash: hashToken(token), email, now: ctx.now() }))) {
      throw new Problem('link_expired')
    }
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
  })
}

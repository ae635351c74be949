/** A person says that their address works again. */
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { clearBounce } from '#server/queries/accounts/email-bounces.ts'

/**
 * Ends the mark of the caller's address, and sends the verification email again if the address needs one. Each time may
 * lead to another bounce, so it counts as an email.
 */
export async function retryEmail(ctx: Context, clientNetwork: string): Promise<void> {
  const { id, email, isEmailBounced, isEmailVerified } = ctx.actor
  if (!isEmailBounced) return
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  await transact(ctx.db, async (db) => {
    await clearBounce(db, id, ctx.now())
    if (isEmailVerified) return
    await enqueueEmails(db, 'account.verify', [{ data: { userId: id }, uniqueKey: `verify:${id}` }])
  })
}

/** A person says that their address works again. */
import type { Context } from '#server/context.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { clearBounce } from '#server/queries/email-bounces.ts'

/** Ends the mark of the caller's address. Each time may lead to another bounce, so it counts as an email. */
export async function retryEmail(ctx: Context, clientNetwork: string): Promise<void> {
  const { id, email, isEmailBounced } = ctx.actor
  if (!isEmailBounced) return
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  await clearBounce(ctx.db, id, ctx.now())
}

/** Sends a test email while an administrator waits, and says how the mail server answered. */
import { randomUUID } from 'node:crypto'
import type { TestedEmail } from '#contract/email/email.ts'
import { classifyFault, type EmailFault } from '#domain/email/faults.ts'
import { isProvider, reachesPeople } from '#domain/email/transports.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { writeTestEmail } from '#server/email/content/test.ts'
import type { ConversationLine } from '#server/email/email.ts'
import { toDeliveryError } from '#server/email/delivery-error.ts'
import { chargeEmailLimits, concealAccount } from '#server/email/email-limits.ts'
import { outboxTransport } from '#server/email/outbox.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { renderEmail } from '#server/email/render.ts'
import { chooseTransport } from '#server/email/transport.ts'

/** How long the administrator waits, in milliseconds; then the email is canceled. */
const patienceMs = 10_000

/** Sends it to one address. A failure is an answer, not an error. */
export async function sendTest(
  ctx: Context,
  { recipient, clientNetwork }: { recipient: string; clientNetwork: string },
): Promise<TestedEmail> {
  const { actor, config, db, language, outbound } = ctx
  // Administrators may write to themselves as often as they test; no one else gets more emails than from others.
  const isOwn = recipient.toLowerCase() === actor.email.toLowerCase()
  const charges = isOwn ? [] : await chargeEmailLimits(ctx, { emails: [recipient], clientNetwork })
  const transport = (await isAboutDemo(ctx, recipient)) ? outboxTransport : chooseTransport(config, recipient)
  const email = renderEmail(
    {
      content: writeTestEmail(language),
      recipient: { userId: null, email: recipient, firstName: '', isDemo: false, language },
      language,
      path: '/admin/email',
      name: `test-${randomUUID()}`,
      topic: null,
    },
    config,
  )
  const conversation: ConversationLine[] = []
  const signal = AbortSignal.timeout(patienceMs)
  const onLine = (line: ConversationLine) => void conversation.push(line)
  // The sender of real emails, which receivers check.
  const delivery = { eventId: null, userId: null, bouncesOf: actor.id, onLine }
  const job = { db, config, now: ctx.now(), outbound, signal, isLastAttempt: false }
  const error = await transport.send(job, email, delivery).then(
    () => null,
    (thrown: unknown) => {
      // The outbox is a table: if it cannot be written, nothing works.
      if (!reachesPeople(transport.kind)) throw thrown
      return toDeliveryError(thrown)
    },
  )
  const fault =
    error && (signal.aborted ? (isProvider(transport.kind) ? 'apiTimeout' : 'timeout') : classifyFault(error))
  // An operator who sets emails up tries until one arrives. A failed one bothers no recipient, but one that was canceled may
  // have left.
  if (fault && !signal.aborted) await ctx.limits.refund(charges)
  await record(ctx, { fault, recipient: concealAccount(ctx, recipient) })
  return {
    outcome: fault ? 'failed' : reachesPeople(transport.kind) ? 'sent' : 'stored',
    fault,
    error: error?.message ?? null,
    // A late line would belong to no answer.
    conversation: [...conversation],
  }
}

/** Demo accounts never get emails, and no one sends them by signing in to one. */
async function isAboutDemo({ actor, db }: Context, recipient: string): Promise<boolean> {
  const people = await Promise.all([
    findRecipient(db, { userId: actor.id }),
    findRecipient(db, { email: recipient }),
  ])
  return people.some((person) => person?.isDemo)
}

/** With a key of the recipient that does not reveal the address: the log is kept longer than emails are. */
const record = (
  { db, actor, origin }: Context,
  { fault, recipient }: { fault: EmailFault | null; recipient: string },
) =>
  recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'email.test',
    objectType: 'site',
    objectId: null,
    outcome: fault ? 'failed' : 'done',
    before: null,
    after: { fault, recipient },
  })

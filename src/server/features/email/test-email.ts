/** Sends a test email while an administrator waits, and says how the mail server answered. */
import { randomUUID } from 'node:crypto'
import type { TestedEmail } from '#contract/email/email.ts'
import { classifyFault, type DeliveryError, type EmailFault } from '#domain/email/faults.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { writeTestEmail } from '#server/email/content/test.ts'
import type { ConversationLine } from '#server/email/email.ts'
import { renderEmail } from '#server/email/render.ts'
import { isPermanentError } from '#server/jobs/job.ts'
import { chooseTransport } from '#server/email/transport.ts'

/** How long the administrator waits, in milliseconds; then the email is canceled. */
const patienceMs = 20_000

/** Sends it to one address. A failure is an answer, not an error. */
export async function sendTest(ctx: Context, recipient: string): Promise<TestedEmail> {
  const { actor, config, db, language, outbound } = ctx
  const transport = chooseTransport(config, recipient)
  const email = renderEmail(
    {
      content: writeTestEmail(language),
      recipient: { userId: null, email: recipient, firstName: actor.firstName, isDemo: false, language },
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
  const job = { db, config, now: ctx.now(), outbound, signal }
  const error = await transport.send(job, email, { factId: null, userId: null, onLine }).then(
    () => null,
    (thrown: unknown) => {
      // The outbox is a table: if it cannot be written, nothing works.
      if (!transport.reachesPeople) throw thrown
      return toDeliveryError(thrown)
    },
  )
  const fault = error && (signal.aborted ? 'timeout' : classifyFault(error))
  await record(ctx, fault)
  return {
    outcome: fault ? 'failed' : transport.reachesPeople ? 'sent' : 'stored',
    fault,
    error: error?.message ?? null,
    // A late line would belong to no answer.
    conversation: [...conversation],
  }
}

/** Without the recipient: the log is kept longer than emails are. */
const record = ({ db, actor, origin }: Context, fault: EmailFault | null) =>
  recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'email.test',
    objectType: 'site',
    objectId: null,
    outcome: fault ? 'failed' : 'done',
    before: null,
    after: { fault },
  })

/** The fields of nodemailer's error, which a refusal has as its cause. */
function toDeliveryError(thrown: unknown): DeliveryError {
  const error = isPermanentError(thrown) && thrown.cause instanceof Error ? thrown.cause : thrown
  if (!(error instanceof Error)) return { message: String(error) }
  const fields = new Map<string, unknown>(Object.entries(error))
  const textOf = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const responseCode = fields.get('responseCode')
  return {
    message: error.message.trim().slice(0, 500),
    fault: textOf('fault'),
    code: textOf('code'),
    originalCode: textOf('originalCode'),
    command: textOf('command'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}

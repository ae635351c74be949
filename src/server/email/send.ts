/** Sends emails: the job behind every one of them. */
import { reachesPeople } from '#domain/email/transports.ts'
import { isNotificationTopic } from '#domain/notifications/notification-topics.ts'
import { isPermanentError, type JobContext } from '#server/jobs/job.ts'
import { recordBounce } from '#server/inbound/bounces.ts'
import { isAddressBounced } from '#server/queries/accounts/email-bounces.ts'
import { hasUnsubscribed } from './preference-queries.ts'
import { findWaitingRecipient } from './queries.ts'
import { renderEmail } from './render.ts'
import { attemptsOfThreeDays, type FoundEmail, type ReadContext } from './template.ts'
import { accountTemplates } from './templates/accounts.ts'
import { moderationTemplates } from './templates/moderation.ts'
import { isTemplateName, templates } from './templates.ts'
import { findAddressStatus } from './refused-address.ts'
import { chooseTransport } from './transport.ts'

type Payload = Record<string, unknown>

/** Emails about the account itself, which also go to an address that others bounce from. */
const alwaysSent = new Set(Object.keys({ ...accountTemplates, ...moderationTemplates }))

function findTemplate({ template }: Payload) {
  if (!isTemplateName(template)) throw new Error('this release has no such email template')
  return templates[template]
}

/** The handler of the job. Renders the email from the current rows, and sends it unless it is no longer wanted. */
export async function sendEmail(ctx: JobContext, payload: Payload): Promise<void> {
  const email = await findTemplate(payload).find(ctx, payload)
  if (!email || (await isTurnedOff(ctx, email))) return
  if (await isUndeliverable(ctx, payload, email)) {
    await email.afterRefusal(ctx.db, 'address')
    return
  }
  const outcome = await deliver(ctx, email).catch(async (error: unknown) => {
    await markRefused(ctx, email, error)
    throw error
  })
  if (outcome === null) return
  if (outcome === 'stored') await email.afterRefusal(ctx.db, 'stored')
  await email.afterSend(ctx)
}

/** Marks an email as not delivered that no attempt could send or refuse, because the process ended during each. */
export async function markAbandoned(ctx: JobContext, payload: Payload): Promise<void> {
  const email = await findTemplate(payload).find(ctx, payload)
  await email?.afterRefusal(ctx.db, 'refused')
}

/** Prepares an email and gives it to the mail server, or stores it; null if nothing is left to say. */
async function deliver(ctx: JobContext, email: FoundEmail): Promise<'sent' | 'stored' | null> {
  const { recipient, language, eventId, name, topic, search, replyTo, bouncesOf } = email
  const { userId, isDemo } = recipient
  const transport = chooseTransport(ctx.config, recipient.email)
  const prepared = await email.prepare(ctx)
  if (!prepared) return null
  const rendered = renderEmail({ ...prepared, recipient, language, name, topic, search, replyTo }, ctx.config)
  await email.beforeSend(ctx)
  // Addresses of demo accounts are invented and may belong to someone else.
  if (!isDemo || !reachesPeople(transport.kind)) {
    await transport.send(ctx, rendered, { eventId, userId, ...(bouncesOf !== null && { bouncesOf }) })
  }
  return reachesPeople(transport.kind) ? 'sent' : 'stored'
}

/**
 * Marks what did not arrive: the email was refused, or this was its last attempt. A mail server that says immediately that
 * there is no such address (5.1) is as sure as one that sends a bounce.
 */
async function markRefused(
  { db, now, isLastAttempt }: JobContext,
  { recipient: { userId, email }, afterRefusal }: FoundEmail,
  error: unknown,
): Promise<void> {
  const code = findAddressStatus(error)
  if (code !== null || isLastAttempt || isPermanentError(error))
    await afterRefusal(db, code === null ? 'refused' : 'address')
  if (code === null || userId === null) return
  const isAbout = (current: string) => current.toLowerCase() === email.toLowerCase()
  await recordBounce(db, { userId, sentAt: now, code, now }, isAbout)
}

/**
 * Whether emails bounce from the recipient's address. Those about the account itself are sent all the same: people ask
 * for them, such as a new password, or must know and may be unable to sign in. All others stay notifications.
 */
async function isUndeliverable(
  { db }: JobContext,
  { template }: Payload,
  { recipient }: FoundEmail,
): Promise<boolean> {
  const { userId, email } = recipient
  if (userId === null || alwaysSent.has(String(template))) return false
  return isAddressBounced(db, { userId, email })
}

async function isTurnedOff({ db }: JobContext, { recipient, topic }: FoundEmail): Promise<boolean> {
  const { userId } = recipient
  // The others look at their setting when they are loaded.
  if (userId === null || topic === null || !isNotificationTopic(topic)) return false
  return hasUnsubscribed(db, { userId, topic })
}

/** The number of failures after which an email is given up. A newer release may send what this one doesn't know. */
export function maxEmailAttempts({ template }: Payload): number {
  return isTemplateName(template) ? templates[template].maxAttempts : attemptsOfThreeDays
}

/**
 * The subject and recipient of a waiting or failed email, never its content, which may contain a link. The subject is
 * null if it would no longer be sent.
 */
export async function describeEmail(
  ctx: ReadContext,
  payload: Payload,
): Promise<{ subject: string | null; recipient: string | null }> {
  const email = await findIfValid(ctx, payload)
  const recipient = email?.recipient.email ?? (await findWaitingRecipient(ctx.db, payload))
  return { subject: email?.subject ?? null, recipient }
}

async function findIfValid(ctx: ReadContext, payload: Payload): Promise<FoundEmail | null> {
  if (!isTemplateName(payload['template'])) return null
  const template = templates[payload['template']]
  return template.data.safeParse(payload).success ? template.find(ctx, payload) : null
}

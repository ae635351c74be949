/** Sends one message to several applicants. */
import { createHash } from 'node:crypto'
import type { messageApplicants } from '#contract/messages/several.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import { writeRefusals } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { Problem } from '#server/http/problem.ts'
import { requireReceivedApplications } from '#server/queries/applications/received-applications.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import { listStoredIds, openConversation } from './queries.ts'
import { findMessageLanguage } from '#server/languages/content-language.ts'
import { deliver } from './service.ts'

type Target = Awaited<ReturnType<typeof requireReceivedApplications>>[number]

/** One of the conversations that the message goes to. */
interface Recipient {
  target: Target
  /** The applications of the conversation's volunteer to its project. */
  applicationIds: string[]
  messageId: string
  isStored: boolean
}

/**
 * Sends a message to each volunteer of these applications, in the conversation about the project. Each is stored in a
 * transaction of its own, with an id that follows from the call's: a retry sends what is missing and nothing twice.
 * The caller's limit on messages counts each of them, and refuses the call before the first one is sent. Once one is
 * sent, a failure no longer fails the call: it goes to `log`, and the answer says who did not receive the message.
 */
export async function messageSeveral(
  ctx: Context,
  { id, ids, content }: EndpointInput<typeof messageApplicants>['body'],
  log: (error: unknown) => void,
): Promise<EndpointResponse<typeof messageApplicants>> {
  const targets = await requireReceivedApplications(ctx, ids)
  for (const organizationId of new Set(targets.map((target) => target.organizationId)))
    if (await isOrganizationSuspended(ctx.db, organizationId)) throw new Problem('organization_suspended')
  const recipients = await listRecipients(ctx, targets, id)
  const cost = recipients.filter(({ isStored }) => !isStored).length
  if (cost > 0) await ctx.limits.charge([{ limit: 'messages', key: ctx.actor.id, cost }])
  const sent: string[] = []
  const skipped: string[] = []
  for (const recipient of recipients) {
    try {
      await sendTo(ctx, recipient, content)
      sent.push(...recipient.applicationIds)
    } catch (error) {
      if (!isWriteRefusal(error)) {
        if (sent.length === 0 || isIdUsed(error)) throw error
        log(error)
      }
      skipped.push(...recipient.applicationIds)
    }
  }
  return { sent, skipped }
}

/**
 * Someone who applied to a project again has one conversation about it. First those who have the message already, so
 * that another text under the same id is refused before anything is sent.
 */
async function listRecipients(
  { db }: Context,
  targets: readonly Target[],
  callId: string,
): Promise<Recipient[]> {
  const recipients = new Map<string, Recipient>()
  for (const target of targets) {
    const messageId = deriveId(callId, target)
    const known = recipients.get(messageId)
    if (known) known.applicationIds.push(target.id)
    else recipients.set(messageId, { target, messageId, applicationIds: [target.id], isStored: false })
  }
  const stored = new Set(await listStoredIds(db, [...recipients.keys()]))
  return [...recipients.values()]
    .map((recipient) => ({ ...recipient, isStored: stored.has(recipient.messageId) }))
    .toSorted((a, b) => Number(b.isStored) - Number(a.isStored))
}

/** Throws a write refusal if this volunteer can't be written to now. */
async function sendTo(ctx: Context, { target, messageId }: Recipient, content: string): Promise<void> {
  const { volunteerId, organizationId, projectId } = target
  const pair = { volunteerId, organizationId }
  const language = await findMessageLanguage(content)
  await transact(ctx.db, async (db) => {
    await lockContact(db, pair)
    const opened = { pair, projectId, side: 'organization', at: ctx.now() } as const
    const id = await openConversation(db, opened)
    await deliver({ ...ctx, db }, { id, ...pair }, { id: messageId, content, language, attachmentIds: [] })
  })
}

const isWriteRefusal = (error: unknown): boolean =>
  error instanceof Problem && writeRefusals.some((refusal) => refusal === error.code)

const isIdUsed = (error: unknown): boolean => error instanceof Problem && error.code === 'message_id_used'

/** The id of the message to one volunteer (UUID version 8), the same whenever the call is repeated. */
function deriveId(callId: string, { volunteerId, projectId }: Target): string {
  const hash = createHash('sha256').update(`${callId} ${volunteerId} ${projectId}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

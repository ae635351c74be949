/** Sends one message to several applicants. */
import { createHash } from 'node:crypto'
import type { messageApplicants } from '#contract/applications/several-applications.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import { writeRefusals } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { listReceived } from '#server/queries/received-applications.ts'
import { isOrganizationSuspended } from '#server/queries/suspended.ts'
import { lockContact } from './contact-queries.ts'
import { openConversation } from './queries.ts'
import { deliver } from './service.ts'

type Target = Awaited<ReturnType<typeof listReceived>>[number]

/**
 * Sends a message to each volunteer of these applications, in the conversation about the project. Each is stored in a
 * transaction of its own, with an id that follows from the call's: a retry sends what is missing and nothing twice.
 */
export async function messageSeveral(
  ctx: Context,
  { id, ids, content }: EndpointInput<typeof messageApplicants>['body'],
): Promise<EndpointResponse<typeof messageApplicants>> {
  const targets = await listReceived(ctx, ids)
  for (const organizationId of new Set(targets.map((target) => target.organizationId)))
    if (await isOrganizationSuspended(ctx.db, organizationId)) throw new Problem('organization_suspended')
  const sent: string[] = []
  const skipped: string[] = []
  for (const applications of groupByConversation(targets).values()) {
    const [target] = applications
    if (!target) continue
    const isSent = await sendTo(ctx, target, { id, content })
    const outcome = isSent ? sent : skipped
    outcome.push(...applications.map((application) => application.id))
  }
  return { sent, skipped }
}

/** Someone who applied to a project again has one conversation about it. */
function groupByConversation(targets: readonly Target[]): Map<string, Target[]> {
  const groups = new Map<string, Target[]>()
  for (const target of targets) {
    const key = `${target.volunteerId} ${target.projectId}`
    groups.set(key, [...(groups.get(key) ?? []), target])
  }
  return groups
}

/** False if this volunteer can't be written to now. */
async function sendTo(
  ctx: Context,
  target: Target,
  message: { id: string; content: string },
): Promise<boolean> {
  const { volunteerId, organizationId, projectId } = target
  const pair = { volunteerId, organizationId }
  try {
    await transact(ctx.db, async (db) => {
      await lockContact(db, pair)
      const opened = { pair, projectId, side: 'organization', at: ctx.now() } as const
      const id = await openConversation(db, opened)
      await deliver(
        { ...ctx, db },
        { id, ...pair },
        {
          id: deriveId(message.id, target),
          content: message.content,
          attachmentIds: [],
        },
      )
    })
    return true
  } catch (error) {
    if (error instanceof Problem && isWriteRefusal(error.code)) return false
    throw error
  }
}

const isWriteRefusal = (code: string): boolean => writeRefusals.some((refusal) => refusal === code)

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

import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { reportMessage } from '#contract/messages/messages.ts'
import { canReportMessage } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { Problem } from '#server/http/problem.ts'
import { findMessage } from './message-search.ts'
import { findStored, insertReport } from './queries.ts'
import { findReached } from './search.ts'
import { sideOf } from './side.ts'

type ReportInput = EndpointInput<typeof reportMessage>['body']

/** Reports a message of the other side to the administrators, with its current text. */
export async function report(
  ctx: Context,
  id: string,
  form: ReportInput,
): Promise<EndpointResponse<typeof reportMessage>> {
  const found = await findMessage(ctx, id)
  const reached = found && (await findReached(ctx, found.conversationId))
  if (!reached) throw new Problem('message_not_found')
  return transact(ctx.db, async (db) => {
    await lockContact(db, reached)
    const message = await findStored(db, id)
    if (!message || !canReportMessage(message, sideOf(ctx, reached))) throw new Problem('message_not_found')
    const reported = { messageId: id, reporterId: ctx.actor.id, content: message.content, ...form }
    const stored = await insertReport(db, { ...reported, createdAt: ctx.now() })
    if (!stored) throw new Problem('message_reported')
    await publish(db, {
      type: 'message.reported',
      actorId: ctx.actor.id,
      subjectId: message.conversationId,
      data: { messageId: id, reportId: stored.id, reason: stored.reason },
    })
    const { reason, explanation, createdAt } = stored
    return { id: stored.id, messageId: id, reason, explanation, createdAt: createdAt.toISOString() }
  })
}

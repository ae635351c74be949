/** The administrators' queue of reported messages, and their decisions. */
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { decideMessageCase as decideEndpoint, MessageCase } from '#contract/messages/cases.ts'
import { reasonRequiredText } from '#contract/verification/cases.ts'
import { messageCaseState } from '#domain/messages/messaging.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listConflictingCases } from '#server/queries/conflict-of-interest.ts'
import { publish } from '#server/events/publish.ts'
import { retireFiles } from '#server/files/remove.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, type Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import * as queries from './case-queries.ts'
import { lockContact } from './contact-queries.ts'
import { findForBroadcast } from './message-search.ts'
import { saveDeleted } from './queries.ts'
import { listReaders } from './reader-queries.ts'
import { pushMessage } from './push-message.ts'

/** One page of the open or decided cases. */
export async function listMessageCases(
  ctx: Context,
  { show, cursor }: { show: ReportFilter; cursor: string | undefined },
): Promise<Page<MessageCase>> {
  const after = decodeCursor(cursor)
  const rows = await queries.listCases(ctx.db, { show, after })
  const page = await pageOf(rows, {
    isFirst: !after,
    keyOf: ({ at, message }) => ({ createdAt: at, id: message.id }),
    present: (row) => row,
    count: () => queries.countCases(ctx.db, show),
  })
  const items = await presentCases(ctx, ctx.db, page.items)
  await auditRead(ctx, items)
  return { ...page, items }
}

/** Reading private messages is always recorded. */
async function auditRead({ db, actor, origin }: Context, cases: readonly MessageCase[]): Promise<void> {
  if (cases.length === 0) return
  await recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'message.read',
    objectType: 'message',
    objectId: null,
    after: { messages: cases.map(({ id }) => id) },
  })
}

const stateOf = ({ openReports, message }: queries.CaseRow) =>
  messageCaseState({ openReports, isRemoved: message.isRemoved })

const isOwn = (
  ctx: Context,
  { volunteer, message, organization }: queries.CaseRow,
  ownOrganizations: Set<string>,
) => [volunteer.id, message.senderId].includes(ctx.actor.id) || ownOrganizations.has(organization.id)

async function presentCases(ctx: Context, db: Db, rows: readonly queries.CaseRow[]): Promise<MessageCase[]> {
  const reports = await queries.listReports(
    db,
    rows.map(({ message }) => message.id),
  )
  const ownOrganizations = await listConflictingCases(db, {
    userId: ctx.actor.id,
    organizationIds: rows.map(({ organization }) => organization.id),
  })
  return rows.map((row) => {
    const { message, at, version, project, organization, volunteer, writer, files } = row
    return {
      id: message.id,
      state: stateOf(row),
      at: at.toISOString(),
      version,
      message: {
        content: message.content,
        timestamp: message.createdAt.toISOString(),
        editedAt: message.editedAt?.toISOString() ?? null,
        deletedAt: message.deletedAt?.toISOString() ?? null,
        side: message.side,
        attachments: files.map((file) => ({ ...file, path: `/api/admin/attachments/${file.id}` })),
        writer,
      },
      conversation: { project, organization, volunteer },
      reports: reports
        .filter(({ aboutId }) => aboutId === message.id)
        .map(({ aboutId: _about, ...report }) => report),
      isOwnCase: isOwn(ctx, row, ownOrganizations),
    }
  })
}

type DecisionInput = EndpointInput<typeof decideEndpoint>['body'] & { id: string }

/** Keeps or removes a reported message and closes all its open reports. */
export async function decideMessageCase(
  ctx: Context,
  { id, verdict, note, version }: DecisionInput,
): Promise<MessageCase> {
  if (verdict === 'remove' && note === null) {
    throw new Problem('invalid', [{ path: 'note', message: reasonRequiredText }])
  }
  const found = await queries.findCase(ctx.db, id)
  if (!found) throw new Problem('message_not_found')
  return transact(ctx.db, async (db) => {
    await lockContact(db, { volunteerId: found.volunteer.id, organizationId: found.organization.id })
    const row = await queries.findCase(db, id)
    if (!row) throw new Problem('message_not_found')
    const ownOrganizations = await listConflictingCases(db, {
      userId: ctx.actor.id,
      organizationIds: [row.organization.id],
    })
    if (isOwn(ctx, row, ownOrganizations)) throw new Problem('own_case')
    if (row.version !== version) throw new Problem('case_changed')
    if (stateOf(row) !== 'open') throw new Problem('case_decided')
    const decided = { verdict, note, decidedBy: ctx.actor.id, decidedAt: ctx.now() }
    const reporters = await queries.saveDecision(db, id, decided)
    // Don't notify people about their own decision.
    const reporterIds = reporters.filter((reporterId) => reporterId !== ctx.actor.id)
    const about = {
      actorId: ctx.actor.id,
      subjectId: row.message.conversationId,
      data: { messageId: id },
      reporterIds,
    }
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: `message.${verdict}`,
      objectType: 'message',
      objectId: id,
      before: { state: 'open' },
      after: { state: verdict === 'remove' ? 'removed' : 'kept', reason: note, reports: reporters.length },
    })
    if (verdict === 'keep') await publish(db, { ...about, type: 'message.kept' })
    else {
      const names = await saveDeleted(db, { id, at: ctx.now(), isRemoved: true })
      await retireFiles(db, names, ctx.now())
      const removed = await findForBroadcast({ ...ctx, db }, id)
      if (removed) await pushMessage(db, await listReaders(db, row.message.conversationId), removed)
      await publish(db, { ...about, type: 'message.removed', writerId: row.message.senderId, note })
    }
    const after = await queries.findCase(db, id)
    const [presented] = after ? await presentCases(ctx, db, [after]) : []
    if (!presented) throw new Problem('message_not_found')
    return presented
  })
}

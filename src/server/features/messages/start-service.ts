import type { EndpointInput } from '#contract/endpoint.ts'
import type { Conversation, startConversation } from '#contract/messages/conversations.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { Problem } from '#server/http/problem.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import * as queries from './queries.ts'
import { listReaders } from './reader-queries.ts'
import { findOwn } from './search.ts'
import { findContactStatus, type Pair } from './contact-status-queries.ts'
import { authorizeWriter } from './authorize-writer.ts'
import { findPair } from './pair.ts'

type StartInput = EndpointInput<typeof startConversation>['body']

/** The pair and the writing side of a new conversation; about a project, the organization that owns it writes. */
async function parseStart(ctx: Context, requested: StartInput): Promise<{ pair: Pair; side: UserType }> {
  const { projectId } = requested
  return findPair(
    ctx,
    requested,
    projectId === null ? null : await queries.findProjectOwner(ctx.db, projectId),
  )
}

/** Starts a conversation, or returns the existing one. */
export async function start(ctx: Context, requested: StartInput): Promise<Conversation> {
  const { pair, side } = await parseStart(ctx, requested)
  const { projectId } = requested
  const existing = await queries.findConversationOf(ctx.db, pair, projectId)
  const own = existing === null ? null : await findOwn(ctx, existing)
  if (own) return own
  const missing = side === 'volunteer' ? 'organization_not_found' : 'person_not_found'
  if (!(await findContactStatus(ctx.db, pair))) throw new Problem(missing)
  if (projectId !== null && !(await queries.canNameProject(ctx.db, pair, projectId))) {
    throw new Problem('project_not_found')
  }
  const id = await transact(ctx.db, async (db) => {
    await lockContact(db, pair)
    await authorizeWriter(ctx, db, { pair, side, missing })
    const opened = await queries.openConversation(db, { pair, projectId, side, at: ctx.now() })
    await sendLiveEvent(db, await listOwnReaders(db, opened, side), {
      kind: 'conversation',
      data: { conversationId: opened },
    })
    return opened
  })
  const created = await findOwn(ctx, id)
  if (!created) throw new Problem('conversation_not_found')
  return created
}

const listOwnReaders = async (db: Db, id: string, side: UserType): Promise<string[]> =>
  (await listReaders(db, id)).filter((reader) => reader.side === side).map(({ userId }) => userId)

import type { EndpointInput } from '#contract/endpoint.ts'
import type { Conversation, startConversation } from '#contract/conversations.ts'
import type { UserType } from '#domain/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { sendLive } from '#server/live/publish.ts'
import { lockContact } from './contact-queries.ts'
import * as queries from './queries.ts'
import { listReaders } from './reader-queries.ts'
import { findOwn } from './search.ts'
import { findStanding, type Pair } from './standing-queries.ts'
import { admitWriter } from './writing.ts'

type Starting = EndpointInput<typeof startConversation>['body']

/** Who would write to whom, and about what. */
async function readStart(ctx: Context, asked: Starting): Promise<{ pair: Pair; side: UserType }> {
  const { actor } = ctx
  const { organizationId, volunteerId, projectId } = asked
  if (volunteerId === null || volunteerId === actor.id) {
    if (organizationId === null) throw new Problem('organization_not_found')
    if (!actor.isVolunteer) throw new Problem('volunteers_only')
    return { pair: { volunteerId: actor.id, organizationId }, side: 'volunteer' }
  }
  const itsOwn = projectId === null ? null : await queries.findOwnerOf(ctx.db, projectId)
  const [primary] = actor.organizations
  if (!primary) throw new Problem('organizations_only')
  const isMember = (id: string | null) => actor.organizations.some((organization) => organization.id === id)
  if (organizationId !== null && !isMember(organizationId)) throw new Problem('organization_not_found')
  const own = organizationId ?? (isMember(itsOwn) ? itsOwn : null) ?? primary.id
  return { pair: { volunteerId, organizationId: own }, side: 'organization' }
}

/** Begins a conversation, or answers the one that is there. */
export async function start(ctx: Context, asked: Starting): Promise<Conversation> {
  const { pair, side } = await readStart(ctx, asked)
  const { projectId } = asked
  const known = await queries.findConversationOf(ctx.db, pair, projectId)
  const own = known === null ? null : await findOwn(ctx, known)
  if (own) return own
  const missing = side === 'volunteer' ? 'organization_not_found' : 'person_not_found'
  if (!(await findStanding(ctx.db, pair))) throw new Problem(missing)
  if (projectId !== null && !(await queries.isNameable(ctx.db, pair, projectId))) {
    throw new Problem('project_not_found')
  }
  const id = await transact(ctx.db, async (db) => {
    await lockContact(db, pair)
    await admitWriter(ctx, db, { pair, side, missing })
    const opened = await queries.openConversation(db, { pair, projectId, side, at: ctx.now() })
    await sendLive(db, await listOwnReaders(db, opened, side), {
      kind: 'conversation',
      data: { conversationId: opened },
    })
    return opened
  })
  const begun = await findOwn(ctx, id)
  if (!begun) throw new Problem('conversation_not_found')
  return begun
}

const listOwnReaders = async (db: Db, id: string, side: UserType): Promise<string[]> =>
  (await listReaders(db, id)).filter((reader) => reader.side === side).map(({ userId }) => userId)

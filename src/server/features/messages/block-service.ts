/** Blocking and unblocking the other side, in a conversation and wherever one meets it. */
import type { blockSide, Block, listBlocks } from '#contract/messages/blocks.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, type Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { lockContact } from '#server/queries/lock-contact.ts'
import { countBlocks, listBlockRows } from './block-queries.ts'
import { saveBlock } from './contact-queries.ts'
import { findContactStatus, type ContactStatusRow, type Pair } from './contact-status-queries.ts'
import { findPair } from './pair.ts'
import { listConversationsOfPair } from './queries.ts'
import { listReaders } from './reader-queries.ts'

type Own = { pair: Pair; side: UserType }

const isBlockedBy = (side: UserType, row: ContactStatusRow) =>
  side === 'volunteer' ? row.isBlockedByVolunteer : row.isBlockedByOrganization

/**
 * Blocks or unblocks the other side of a pair and updates the open pages of both. `subjectId` is the conversation, or
 * the volunteer if they met elsewhere.
 */
export async function changeBlock(
  ctx: Context,
  { pair, side, subjectId }: Own & { subjectId: string },
  isBlocked: boolean,
): Promise<void> {
  const { volunteerId, organizationId } = pair
  await transact(ctx.db, async (db) => {
    await lockContact(db, pair)
    const row = await findContactStatus(db, pair)
    if (row && isBlockedBy(side, row) === isBlocked) return
    const at = ctx.now()
    await saveBlock(db, pair, { side, at: isBlocked ? at : null })
    const event = { actorId: ctx.actor.id, subjectId, data: { volunteerId, organizationId, side } }
    await publish(
      db,
      isBlocked ? { ...event, type: 'contact.blocked', at } : { ...event, type: 'contact.unblocked' },
    )
    for (const conversationId of await listConversationsOfPair(db, pair)) {
      const readers = await listReaders(db, conversationId)
      await sendLiveEvent(
        db,
        readers.map(({ userId }) => userId),
        { kind: 'conversation', data: { conversationId } },
      )
    }
  })
}

type Met = EndpointInput<typeof blockSide>['query']

/** The two sides, if they can meet; a volunteer cannot block an organization that they belong to. */
async function findMet(ctx: Context, query: Met): Promise<Own & { row: ContactStatusRow }> {
  const own = findPair(ctx, query)
  const row = await findContactStatus(ctx.db, own.pair)
  if (!row) throw new Problem(own.side === 'volunteer' ? 'organization_not_found' : 'person_not_found')
  if (row.isOwnOrganization) throw new Problem('own_organization')
  return { ...own, row }
}

/** Whether the caller's side blocks the other. */
export async function findBlock(ctx: Context, query: Met): Promise<EndpointResponse<typeof blockSide>> {
  const { side, row } = await findMet(ctx, query)
  return { isBlocked: isBlockedBy(side, row) }
}

/** Blocks or unblocks the other side without a conversation. */
export async function blockMet(
  ctx: Context,
  query: Met,
  isBlocked: boolean,
): Promise<EndpointResponse<typeof blockSide>> {
  const { pair, side } = await findMet(ctx, query)
  await changeBlock(ctx, { pair, side, subjectId: pair.volunteerId }, isBlocked)
  return { isBlocked }
}

/** One page of whom the caller and their organizations block, newest first. */
export async function listOwnBlocks(
  ctx: Context,
  { cursor }: EndpointInput<typeof listBlocks>['query'],
): Promise<Page<Block>> {
  const of = { userId: ctx.actor.id, organizationIds: ctx.actor.organizations.map(({ id }) => id) }
  const after = decodeCursor(cursor)
  return pageOf(await listBlockRows(ctx.db, of, after), {
    isFirst: !after,
    keyOf: ({ id, at }) => ({ id, createdAt: new Date(at) }),
    present: ({ id, at, blocked, organization }) => ({ id, blocked, organization, blockedAt: at }),
    count: () => countBlocks(ctx.db, of),
  })
}

/** Blocking and unblocking the other side, in a conversation and wherever one meets it. */
import type { blockSide, Block, listBlocks } from '#contract/messages/blocks.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { saveBlock } from '#server/features/messages/contact-queries.ts'
import {
  findContactStatus,
  type ContactStatusRow,
  type Pair,
} from '#server/features/messages/contact-status-queries.ts'
import { findPair } from '#server/features/messages/pair.ts'
import { listConversationsOfPair } from '#server/features/messages/queries.ts'
import { listReaders } from '#server/features/messages/reader-queries.ts'
import { countBlocks, isShownToOrganizations, listBlockRows } from './block-queries.ts'

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
type Answer = EndpointResponse<typeof blockSide>

/** The two sides, whether one blocks the other, and why it may not begin to; null if it may. */
async function findMet(ctx: Context, query: Met) {
  const own = findPair(ctx, query)
  const { pair, side } = own
  const missing = side === 'volunteer' ? 'organization_not_found' : 'person_not_found'
  const row = await findContactStatus(ctx.db, pair)
  if (!row) throw new Problem(missing)
  const isBlocked = isBlockedBy(side, row)
  // Nothing says that a person exists whom an organization can't meet.
  if (side === 'organization' && !isBlocked && !(await canMeet(ctx.db, pair, row))) throw new Problem(missing)
  return { ...own, isBlocked, mayBlock: !row.isOwnOrganization }
}

const canMeet = async (db: Db, pair: Pair, row: ContactStatusRow): Promise<boolean> =>
  row.isPartner ||
  row.hasVolunteerWritten ||
  row.hasOrganizationWritten ||
  (!row.isVolunteerDisabled && (await isShownToOrganizations(db, pair.volunteerId)))

/** Whether the caller's side blocks the other, and may. */
export async function findBlock(ctx: Context, query: Met): Promise<Answer> {
  const { isBlocked, mayBlock } = await findMet(ctx, query)
  return { isBlocked, mayBlock }
}

/** Blocks or unblocks the other side without a conversation; no one blocks an organization of the volunteer's own. */
export async function blockMet(ctx: Context, query: Met, isBlocked: boolean): Promise<Answer> {
  const { pair, side, mayBlock, isBlocked: wasBlocked } = await findMet(ctx, query)
  if (isBlocked && !mayBlock)
    throw new Problem(side === 'volunteer' ? 'own_organization' : 'person_not_found')
  if (isBlocked || wasBlocked) await changeBlock(ctx, { pair, side, subjectId: pair.volunteerId }, isBlocked)
  return { isBlocked, mayBlock }
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

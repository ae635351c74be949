/** An organization's saved replies. Its members see and change them; for everyone else they do not exist. */
import type { ChangedSavedReply, NewSavedReply, SavedReply } from '#contract/applications/saved-replies.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { findSavedReplyRefusal } from '#domain/applications/saved-replies.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import * as queries from './saved-reply-queries.ts'

/** The replies of one of the caller's organizations, by name. */
export async function listOwnReplies(ctx: Context, organizationId: string): Promise<SavedReply[]> {
  requireMember(ctx, organizationId)
  return queries.listReplies(ctx.db, organizationId)
}

/** Saves a new reply for one of the caller's organizations. */
export async function createReply(
  ctx: Context,
  organizationId: string,
  reply: NewSavedReply,
): Promise<SavedReply> {
  requireMember(ctx, organizationId)
  const id = await transact(ctx.db, async (db) => {
    await authorizeName(db, { id: null, organizationId, name: reply.name })
    const at = ctx.now()
    return queries.insertReply(db, { ...reply, organizationId, createdAt: at, updatedAt: at })
  })
  return requireReply(ctx, id)
}

/** Changes a reply of one of the caller's organizations; what is not given stays. */
export async function changeReply(ctx: Context, id: string, change: ChangedSavedReply): Promise<SavedReply> {
  const { organizationId } = await requireReply(ctx, id)
  await transact(ctx.db, async (db) => {
    await lockOrganization(db, organizationId)
    const { name, text, declineReason } = await requireReply({ ...ctx, db }, id)
    const changed = {
      name: change.name ?? name,
      text: change.text ?? text,
      // Null removes it.
      declineReason: change.declineReason === undefined ? declineReason : change.declineReason,
    }
    await authorizeName(db, { id, organizationId, name: changed.name })
    await queries.saveReply(db, { id, ...changed, updatedAt: ctx.now() })
  })
  return requireReply(ctx, id)
}

/** Removes a reply of one of the caller's organizations. */
export async function eraseReply(ctx: Context, id: string): Promise<SavedReply> {
  const reply = await requireReply(ctx, id)
  await queries.removeReply(ctx.db, id)
  return reply
}

/** Refuses a name that another reply has, and too many replies. Locks the organization, so that both stay true. */
async function authorizeName(
  db: Db,
  { id, organizationId, name }: { id: string | null; organizationId: string; name: string },
): Promise<void> {
  await lockOrganization(db, organizationId)
  const { saved, key } = await queries.listReplyKeys(db, organizationId, name)
  const refusal = findSavedReplyRefusal(saved, { id, key })
  if (refusal) throw new Problem(refusal)
}

function requireMember({ actor }: Context, organizationId: string): void {
  if (!isMemberOf(actor, organizationId)) throw new Problem('organization_not_found')
}

async function requireReply(ctx: Context, id: string): Promise<SavedReply> {
  const reply = await queries.findReply(ctx, id)
  if (!reply) throw new Problem('reply_not_found')
  return reply
}

/** Links in emails: a token of 32 random bytes, contained only in the email, can be used once for its account. */
import type { TokenPurpose } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { hashToken } from '#server/email/link-token.ts'
import { lockAccount } from './settings/setting-queries.ts'
import { findTokenOwner, consumeToken } from './token-queries.ts'

export interface Link {
  token: string
  /** What it may be used for. */
  purposes: readonly TokenPurpose[]
  now: Date
}

/**
 * The person whose link it is. The link stays valid. Throws `link_expired` for a used, canceled, expired or unknown
 * one.
 */
export async function findLinkOwner(db: Db, { token, ...requested }: Link) {
  const owner = await findTokenOwner(db, { ...requested, hash: hashToken(token) })
  if (!owner) throw new Problem('link_expired')
  return owner
}

/**
 * Uses up a link, in the transaction of the action that it allows, with the account locked. Of several concurrent
 * uses one succeeds; the others throw `link_expired`.
 */
export async function openLink(db: Db, { token, ...requested }: Link) {
  // Locks the account first, as every change of it does. Otherwise two uses could deadlock.
  const owner = await findLinkOwner(db, { token, ...requested })
  const account = await lockAccount(db, owner.id)
  const taken = await consumeToken(db, { ...requested, hash: hashToken(token) })
  if (!account || !taken) throw new Problem('link_expired')
  return { ...taken, account }
}

/** Links in letters: a token of 32 random bytes, which only the letter holds, opens something of an account once. */
import type { TokenPurpose } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { hashToken } from '#server/email/link-token.ts'
import { lockAccount } from './setting-queries.ts'
import { findTokenOwner, consumeToken } from './token-queries.ts'

export interface Link {
  token: string
  /** What it may open. */
  purposes: readonly TokenPurpose[]
  now: Date
}

/** The person whose link it is, which stays; throws `link_expired` for one that was used, voided, is over or never was. */
export async function findLinkOwner(db: Db, { token, ...requested }: Link) {
  const owner = await findTokenOwner(db, { ...requested, hash: hashToken(token) })
  if (!owner) throw new Problem('link_expired')
  return owner
}

/**
 * Uses a link up, inside the transaction of what it opens, with the account locked; of several uses at once one passes, and
 * the others throw `link_expired`.
 */
export async function openLink(db: Db, { token, ...requested }: Link) {
  // The account first, as in every change of it: two that waited for each other would both fail.
  const owner = await findLinkOwner(db, { token, ...requested })
  const account = await lockAccount(db, owner.id)
  const taken = await consumeToken(db, { ...requested, hash: hashToken(token) })
  if (!account || !taken) throw new Problem('link_expired')
  return { ...taken, account }
}

/** Links in letters: a token of 32 random bytes, which only the letter holds, opens something of an account once. */
import type { TokenPurpose } from '#domain/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { hashToken } from '#server/mail/link-token.ts'
import { lockAccount } from './setting-queries.ts'
import { findTokenOwner, takeToken } from './token-queries.ts'

export interface Link {
  token: string
  /** What it may open. */
  purposes: readonly TokenPurpose[]
  now: Date
}

/** The person whose link it is, which stays; throws `link_expired` for one that was used, voided, is over or never was. */
export async function findLinkOwner(db: Db, { token, ...asked }: Link) {
  const owner = await findTokenOwner(db, { ...asked, hash: hashToken(token) })
  if (!owner) throw new Problem('link_expired')
  return owner
}

/**
 * Uses a link up, inside the transaction of what it opens, with the account locked; of several uses at once one passes, and
 * the others throw `link_expired`.
 */
export async function openLink(db: Db, { token, ...asked }: Link) {
  // The account first, as in every change of it: two that waited for each other would both fail.
  const owner = await findLinkOwner(db, { token, ...asked })
  const account = await lockAccount(db, owner.id)
  const taken = await takeToken(db, { ...asked, hash: hashToken(token) })
  if (!account || !taken) throw new Problem('link_expired')
  return { ...taken, account }
}

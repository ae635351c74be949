/** Removes invites that ended long ago, with their messages. */
import { findInviteRetention } from '#domain/invites/invites.ts'
import { transact, type Db } from '#server/db/db.ts'
import { removeOld } from './queries.ts'

/** Invites that are removed in one transaction. */
const batch = 1000

/** An accepted one leaves its application, and a reported one what was reported. */
export async function sweepInvites({
  db,
  now,
  signal,
}: {
  db: Db
  now: Date
  signal: AbortSignal
}): Promise<void> {
  const before = findInviteRetention(now)
  let removed = batch
  while (removed === batch && !signal.aborted) {
    removed = await transact(db, (transaction) => removeOld(transaction, { before, most: batch }))
  }
}

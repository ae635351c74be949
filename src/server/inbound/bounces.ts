/** Marks addresses that emails bounce from. */
import { isNewBounce } from '#domain/email/bounces.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findBounce, lockAddress, saveBounce } from '#server/queries/accounts/email-bounces.ts'

interface Bounce {
  userId: string
  /** When the email that bounced was sent. */
  sentAt: Date
  /** Its enhanced status. */
  code: string
  now: Date
}

/**
 * Marks the address of an account if the bounce is about the one that it has now. The same bounce twice, one of an
 * email from before the mark was cleared, and one of an earlier address change nothing.
 */
export function recordBounce(
  db: Db,
  { userId, sentAt, code, now }: Bounce,
  isAbout: (email: string) => boolean,
): Promise<boolean> {
  return transact(db, async (tx) => {
    // An address change waits, or is seen here.
    const email = await lockAddress(tx, userId)
    if (email === null || !isAbout(email)) return false
    if (!isNewBounce(sentAt, await findBounce(tx, userId), email)) return false
    await saveBounce(tx, { userId, email, code, now })
    return true
  })
}

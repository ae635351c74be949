import type { UserType } from '#domain/accounts/accounts.ts'
import { isFirstContact, findWriteRefusal, type WriteRefusal } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { findContactStatus, toContactStatus, type Pair } from './contact-status-queries.ts'

const hiddenRefusals: ReadonlySet<WriteRefusal> = new Set([
  'not_contactable',
  'contact_unavailable',
  'contact_deleted',
])

/**
 * Refuses anyone who may not write to the other side now. If a stranger accepts no messages, the answer does not
 * reveal that they exist.
 */
export async function authorizeWriter(
  ctx: Context,
  db: Db,
  {
    pair,
    side,
    missing,
  }: { pair: Pair; side: UserType; missing?: 'organization_not_found' | 'person_not_found' },
) {
  const row = await findContactStatus(db, pair)
  if (!row) throw new Problem(missing ?? 'conversation_not_found')
  const status = toContactStatus(row, side, ctx.actor)
  const refusal = findWriteRefusal(status)
  if (refusal === null) return { status, row }
  const isFirstContactAttempt = isFirstContact(status)
  const isHidden = hiddenRefusals.has(refusal)
  throw new Problem(missing === 'person_not_found' && isFirstContactAttempt && isHidden ? missing : refusal)
}

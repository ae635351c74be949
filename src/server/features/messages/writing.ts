import type { UserType } from '#domain/accounts.ts'
import { isApproach, whyNotWritten } from '#domain/messaging.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { findStanding, standingOf, type Pair } from './standing-queries.ts'

/** Refuses whoever cannot write to the other side now; of a stranger who wants nothing it does not even say that they exist. */
export async function admitWriter(
  ctx: Context,
  db: Db,
  {
    pair,
    side,
    missing,
  }: { pair: Pair; side: UserType; missing?: 'organization_not_found' | 'person_not_found' },
) {
  const row = await findStanding(db, pair)
  if (!row) throw new Problem(missing ?? 'conversation_not_found')
  const standing = standingOf(row, side, ctx.actor)
  const refusal = whyNotWritten(standing)
  if (refusal === null) return { standing, row }
  const isStranger = isApproach(standing)
  const isHidden = refusal === 'not_contactable' || refusal === 'contact_unavailable'
  throw new Problem(missing === 'person_not_found' && isStranger && isHidden ? missing : refusal)
}

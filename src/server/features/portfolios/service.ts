import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { insertOmission, lockOwnWork, removeOmission } from './queries.ts'

/**
 * Hides the caller's completed work from their portfolio or shows it again. Repeating the call has the same effect.
 */
export async function setOmitted(
  ctx: Context,
  id: string,
  isOmitted: boolean,
): Promise<{ isOmitted: boolean }> {
  await transact(ctx.db, async (db) => {
    if (!(await lockOwnWork(db, id, ctx.actor.id))) throw new Problem('application_not_found')
    if (isOmitted) await insertOmission(db, id, ctx.now())
    else await removeOmission(db, id)
  })
  return { isOmitted }
}

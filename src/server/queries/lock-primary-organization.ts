/** The organization that a call means which names none (A27): what two slices do with it before they write. */
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockPrimaryOrganization, type LockedOrganization } from './lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'

/** Locks the actor's primary organization; founds one for who is in none. Two at once found one: the second finds it. */
export async function lockOwnPrimaryOrganization(ctx: Context, db: Db): Promise<LockedOrganization> {
  const { id } = ctx.actor
  const locked = await lockPrimaryOrganization(db, id)
  if (locked) return locked
  await publish(db, { type: 'account.became_organization', actorId: id, subjectId: id, data: {} })
  const founded = await lockPrimaryOrganization(db, id)
  if (!founded) throw new Error('an organization was not founded')
  return founded
}

/** Refuses a founding year that has not come where the organization is, in the words that are told of this year. */
export function requirePastYear(
  ctx: Context,
  { timeZone }: LockedOrganization,
  { year, tell: onOldYear }: { year: number | null | undefined; tell: (thisYear: number) => string },
): void {
  const thisYear = Number(dayInZone(ctx.now(), timeZone).slice(0, 4))
  if (!year || year <= thisYear) return
  throw new Problem('invalid', [{ path: 'foundedYear', message: onOldYear(thisYear) }])
}

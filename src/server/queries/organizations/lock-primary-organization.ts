/** The organization that a call writes to (decision A27). Two slices use it before they write. */
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockOwnOrganization, type LockedOrganization } from './lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'

/**
 * Locks the given organization of the actor. Without an id it locks their primary one, and creates one if they have
 * none; of two simultaneous calls, the second finds the organization of the first.
 */
export async function lockOrCreateOrganization(
  ctx: Context,
  db: Db,
  organizationId?: string,
): Promise<LockedOrganization> {
  const { id } = ctx.actor
  const locked = await lockOwnOrganization(db, { userId: id, organizationId, power: 'organization' })
  if (locked) return locked
  if (organizationId !== undefined) throw new Problem('organization_not_found')
  await publish(db, { type: 'account.became_organization', actorId: id, subjectId: id, data: {} })
  const founded = await lockOwnOrganization(db, { userId: id, power: 'organization' })
  if (!founded) throw new Error('an organization was not founded')
  return founded
}

/**
 * Rejects a founding year that is still in the future in the organization's time zone, with a text that names the
 * current year.
 */
export function requirePastYear(
  ctx: Context,
  { timeZone }: LockedOrganization,
  { year, onOldYear }: { year: number | null | undefined; onOldYear: (thisYear: number) => string },
): void {
  const thisYear = Number(dayInZone(ctx.now(), timeZone).slice(0, 4))
  if (!year || year <= thisYear) return
  throw new Problem('invalid', [{ path: 'foundedYear', message: onOldYear(thisYear) }])
}

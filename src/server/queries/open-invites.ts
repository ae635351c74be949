/** Who of some volunteers has an open invite to a project. */
import { and, eq, gt, inArray } from 'drizzle-orm'
import { findInviteCutoff } from '#domain/invites/invites.ts'
import type { Context } from '#server/context.ts'
import { invites } from '#server/db/invite-tables.ts'

/** The ids of those volunteers; an invite that has expired is open no more, although no job has ended it. */
export async function listInvitedIds(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  projectId: string,
  volunteerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (volunteerIds.length === 0) return new Set()
  const cutoff = findInviteCutoff(now(), config.scheduleDays['invite.expiry'])
  const rows = await db
    .select({ id: invites.volunteerId })
    .from(invites)
    .where(
      and(
        eq(invites.projectId, projectId),
        eq(invites.status, 'pending'),
        inArray(invites.volunteerId, [...volunteerIds]),
        cutoff === null ? undefined : gt(invites.createdAt, cutoff),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

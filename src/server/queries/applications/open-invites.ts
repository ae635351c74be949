/** Which invites are open, for all slices. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { findInviteCutoff, type InviteStatus } from '#domain/invites/invites.ts'
import type { Context } from '#server/context.ts'
import { invites } from '#server/db/tables/invites.ts'

/** Open invites sent until then have expired, whether or not a job has ended them; null if none expires. */
export const cutoffOf = ({ config, now }: Pick<Context, 'config' | 'now'>): Date | null =>
  findInviteCutoff(now(), config.scheduleDays['invite.expiry'])

/** The status of invites now, by the same rule as `currentInviteStatus`; `cutoff` is that of `cutoffOf`. */
export const statusNow = (cutoff: Date | null): SQL<InviteStatus> =>
  cutoff === null
    ? sql<InviteStatus>`${invites.status}`
    : sql<InviteStatus>`case when ${invites.status} = 'pending'
        and ${invites.createdAt} <= ${cutoff.toISOString()}::timestamptz then 'expired' else ${invites.status} end`

/** The ids of those volunteers who have an open invite to a project. */
export async function listInvitedIds(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  projectId: string,
  volunteerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (volunteerIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: invites.volunteerId })
    .from(invites)
    .where(
      and(
        eq(invites.projectId, projectId),
        inArray(invites.volunteerId, [...volunteerIds]),
        // The index has only those that are stored as pending.
        eq(invites.status, 'pending'),
        eq(statusNow(cutoffOf(ctx)), 'pending'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

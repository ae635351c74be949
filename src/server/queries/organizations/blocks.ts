/** Blocks between volunteers and organizations, wherever they act (issue 22). */
import { and, eq, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { BlockProblem } from '#contract/projects/projects.ts'
import { findBlockRefusal } from '#domain/messages/messaging.ts'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { Problem } from '#server/http/problem.ts'

/** True if either side of a contact `c` blocked the other. */
export const isBlocked: SQL = sql`coalesce(c.blocked_by_volunteer_at, c.blocked_by_organization_at) is not null`

/** True if a block separates a volunteer and an organization, from either side. */
export const isSeparated = ({
  volunteerId,
  organizationId,
}: Record<'volunteerId' | 'organizationId', AnyColumn>) =>
  sql<boolean>`exists (select from ${contacts} c
    where c.volunteer_id = ${volunteerId} and c.organization_id = ${organizationId} and ${isBlocked})`

/** True if the volunteer blocked the organization. */
export const isBlockedByVolunteer = ({
  volunteerId,
  organizationId,
}: Record<'volunteerId' | 'organizationId', SQLWrapper>) =>
  sql<boolean>`exists (select from ${contacts} c where c.volunteer_id = ${volunteerId}
    and c.organization_id = ${organizationId} and c.blocked_by_volunteer_at is not null)`

/** The organizations that a person blocked as a volunteer, or that blocked them, in a fixed order. */
export async function listBlockedOrganizations(db: Db, userId: string | undefined): Promise<string[]> {
  if (userId === undefined) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.organization_id as id from ${contacts} c where c.volunteer_id = ${userId}::uuid and ${isBlocked}
    order by c.organization_id`)
  return rows.map(({ id }) => id)
}

/** Why a side may not act toward the other, as it may know it; null if it may. */
export function toBlockProblem(
  side: UserType,
  blockedBy: Parameters<typeof findBlockRefusal>[1],
): BlockProblem | null {
  const refusal = findBlockRefusal(side, blockedBy)
  return refusal && (refusal === 'contact_blocked' ? 'blocked_by_you' : 'not_possible_now')
}

/** Why a side may not act toward the other: it blocked them, or they blocked it, which the problem does not say; or null. */
export async function findBlockProblem(
  db: Db,
  { volunteerId, organizationId }: { volunteerId: string; organizationId: string },
  side: UserType,
): Promise<BlockProblem | null> {
  const [contact] = await db
    .select({ volunteer: contacts.blockedByVolunteerAt, organization: contacts.blockedByOrganizationAt })
    .from(contacts)
    .where(and(eq(contacts.volunteerId, volunteerId), eq(contacts.organizationId, organizationId)))
  if (!contact) return null
  const blockedBy = { volunteer: contact.volunteer !== null, organization: contact.organization !== null }
  return toBlockProblem(side, blockedBy)
}

/** Throws if a side may not act toward the other. */
export async function requireUnblocked(...args: Parameters<typeof findBlockProblem>): Promise<void> {
  const problem = await findBlockProblem(...args)
  if (problem) throw new Problem(problem)
}

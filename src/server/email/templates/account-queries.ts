import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { CredentialChoice } from '#domain/accounts/deletion.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { RolesStep } from '#server/email/content/accounts.ts'
import { hasSecondFactor } from '#server/queries/accounts/second-factors.ts'
import { accountDeletions, users } from '#server/db/tables/accounts.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { listProjectsWithPeople } from '#server/features/accounts/deletion/deletion-impact-queries.ts'
import { recipientColumns } from '#server/email/recipient-queries.ts'

/** The request as the email about it says it, with its recipient; null once the account is kept or deleted. */
export async function findDeletionEmail(db: Db, userId: string) {
  const [row] = await db
    .select({
      recipient: recipientColumns,
      timeZone: users.timeZone,
      dueAt: accountDeletions.dueAt,
      reason: accountDeletions.reason,
      organizationIds: accountDeletions.unattendedOrganizationIds,
      /** What was chosen for the valid credentials; null if there are none. */
      credentials: sql<CredentialChoice | null>`case when exists (
        select from ${credentials} c where c.user_id = ${users}.id and c.revoked_at is null)
        then case when ${accountDeletions.keepsCredentials} then 'keep' else 'revoke' end end`,
    })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.completedAt)))
  return row ? { ...row, closing: await listClosing(db, row.organizationIds) } : null
}

/** The organizations that close, with how many projects are canceled then. */
async function listClosing(db: Db, organizationIds: string[]) {
  const canceled = await listProjectsWithPeople(db, organizationIds)
  const closing = await db
    .select({ id: organizations.id, organization: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, organizationIds))
    .orderBy(organizations.name)
  return closing.map(({ id, organization }) => ({
    organization,
    projects: canceled.filter(({ organizationId }) => organizationId === id).length,
  }))
}

/**
 * Who became or is no longer an administrator, and who changed it; null if the person's account is gone, or the reader is no
 * administrator anymore.
 */
export async function findAdministratorChange(
  db: Db,
  { userId, personId, actorId }: { userId: string; personId: string; actorId: string | null },
) {
  if ((await db.$count(users, and(eq(users.id, userId), eq(users.isAdmin, true)))) === 0) return null
  const named = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, actorId === null ? [personId] : [personId, actorId]))
  const person = named.find(({ id }) => id === personId)
  if (!person) return null
  const actor = named.find(({ id }) => id === actorId)
  return { person: formatFullName(person), email: person.email, actor: actor ? formatFullName(actor) : null }
}

/**
 * What someone with these roles does next: set up two-step sign-in if they must use it and don't, or start. Without a
 * role there is nothing to do, unless the change surprises them.
 */
export async function findRolesStep(
  db: Db,
  {
    userId,
    roles,
    mustUseTwoSteps,
  }: { userId: string; roles: readonly StaffRole[]; mustUseTwoSteps: boolean },
): Promise<RolesStep> {
  if (roles.length === 0) return 'password'
  if (!mustUseTwoSteps) return 'open'
  const hasTwoSteps = await db.$count(users, and(eq(users.id, userId), hasSecondFactor))
  return hasTwoSteps > 0 ? 'open' : 'setUp'
}

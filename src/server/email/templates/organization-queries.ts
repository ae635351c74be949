/** Data for emails about organizations, loaded when they are rendered. */
import { and, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationInvitations as invitations, organizations } from '#server/db/tables/organizations.ts'

/** A valid invitation, and the account with its address if any; null if it was answered, withdrawn or has expired. */
export async function findInvitation(db: Db, id: string, now: Date) {
  const inviter = alias(users, 'inviter')
  const [row] = await db
    .select({
      email: invitations.email,
      firstName: invitations.firstName,
      role: invitations.role,
      organization: organizations.name,
      isNamed: sql<boolean>`${organizations.namedAt} is not null`,
      inviter: sql<string | null>`trim(${inviter.firstName} || ' ' || ${inviter.lastName})`,
      account: {
        id: users.id,
        firstName: users.firstName,
        isDemo: users.isDemo,
        language: users.language,
        isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(inviter, eq(inviter.id, invitations.invitedBy))
    .leftJoin(users, sql`lower(${users.email}) = lower(${invitations.email})`)
    .where(and(eq(invitations.id, id), gt(invitations.expiresAt, now)))
  return row ?? null
}

/**
 * Stores the token of an invitation's email; false if the invitation was answered, withdrawn or sent again in the
 * meantime.
 */
export async function saveInvitationToken(
  db: Db,
  { id, sentAt, tokenHash }: { id: string; sentAt: Date; tokenHash: Buffer },
): Promise<boolean> {
  const saved = await db
    .update(invitations)
    .set({ tokenHash })
    .where(and(eq(invitations.id, id), eq(invitations.sentAt, sentAt)))
    .returning({ id: invitations.id })
  return saved.length === 1
}

/** The organization's name as one line; null if it was deleted. */
export async function findOrganizationName(db: Db, organizationId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return row ? toSingleLine(row.name) : null
}

/** The name of the person who acted as one line; empty if the account no longer exists. */
export async function findActorName(db: Db, actorId: string | null): Promise<string> {
  if (actorId === null) return ''
  const [row] = await db
    .select({ name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(eq(users.id, actorId))
  return toSingleLine(row?.name ?? '')
}

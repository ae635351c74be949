/** Data for emails about organizations, loaded when they are rendered. */
import { and, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import { organizationInvitations as invitations, organizations, users } from '#server/db/schema.ts'

/** A valid invitation, and the account with its address if any; null if it was answered, withdrawn or has expired. */
export async function findInvitation(db: Db, id: string, now: Date) {
  const inviter = alias(users, 'inviter')
  const [row] = await db
    .select({
      email: invitations.email,
      role: invitations.role,
      organization: organizations.name,
      isNamed: sql<boolean>`${organizations.namedAt} is not null`,
      inviter: sql<string | null>`trim(${inviter.firstName} || ' ' || ${inviter.lastName})`,
      account: {
        id: users.id,
        firstName: users.firstName,
        isDemo: users.isDemo,
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

/**
 * The recipient, organization and actor of a membership change; null if the recipient or the organization was
 * deleted.
 */
export async function findMemberChange(
  db: Db,
  about: { userId: string; organizationId: string; actorId: string | null },
) {
  const actor = alias(users, 'actor')
  const [row] = await db
    .select({
      recipient: { id: users.id, email: users.email, firstName: users.firstName, isDemo: users.isDemo },
      organization: organizations.name,
      actor: sql<string | null>`trim(${actor.firstName} || ' ' || ${actor.lastName})`,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, about.organizationId))
    .leftJoin(actor, eq(actor.id, sql`${about.actorId}::uuid`))
    .where(and(eq(users.id, about.userId), sql`${users.disabledAt} is null`))
  return row ?? null
}

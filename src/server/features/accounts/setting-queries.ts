/** The account's own row, read and changed by its person. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizationMembers, organizations, users } from '#server/db/schema.ts'

/** The account as its settings show it; null where it is gone. */
export async function findAccount(db: Db, userId: string) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      timeZone: sql<string | null>`nullif(${users.timeZone}, 'UTC')`,
      termsVersion: users.termsVersion,
      termsAgreedAt: users.termsAgreedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Locks the account's row until the transaction ends: changes of password and address, and sign-ins, come one by one. */
export async function lockAccount(
  db: Db,
  userId: string,
): Promise<{ email: string; isVerified: boolean } | null> {
  const [row] = await db
    .select({ email: users.email, isVerified: sql<boolean>`${users.emailVerifiedAt} is not null` })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)))
    .for('update')
  return row ?? null
}

/** Holds the account while a session begins; false when its password is not the one that was just checked. */
export async function lockIfPasswordUnchanged(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .for('share')
  return rows.length === 1
}

/** The hash of the account's password; null where it is gone. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return row?.hash ?? null
}

/** Sets the password. */
export async function savePassword(
  db: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId))
}

/** Writes that letters to the account's address reach its person; the first time stands. */
export async function saveVerification(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
}

/** An organization that is a person's primary one is so no more. */
export async function clearPrimaryOrganization(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  await db
    .update(users)
    .set({ primaryOrganizationId: null })
    .where(and(eq(users.id, userId), eq(users.primaryOrganizationId, organizationId)))
}

/** Whoever joins an organization means it rather than one that signing up gave them and that has no name. */
export async function preferJoinedOrganization(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  await db
    .update(users)
    .set({ primaryOrganizationId: organizationId })
    .where(
      and(
        eq(users.id, userId),
        sql`exists (select from ${organizations} o
          where o.id = ${users.primaryOrganizationId} and o.named_at is null)`,
      ),
    )
}

/** Makes one of a person's organizations their primary one; false where they are no member of it. */
export async function savePrimaryOrganization(
  db: Db,
  { userId, organizationId, now }: { userId: string; organizationId: string; now: Date },
): Promise<boolean> {
  const saved = await db
    .update(users)
    .set({ primaryOrganizationId: organizationId, updatedAt: now })
    .where(
      and(
        eq(users.id, userId),
        sql`exists (select from ${organizationMembers} m
          where m.organization_id = ${organizationId} and m.user_id = ${userId})`,
      ),
    )
    .returning({ id: users.id })
  return saved.length === 1
}

/** Sets the address, which a letter has just reached. */
export async function saveEmail(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await db.update(users).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, userId))
}

/** Sets names and time zone; what is undefined stays. Null for the zone is that of the device. */
export async function saveNames(
  db: Db,
  {
    userId,
    timeZone,
    now,
    ...names
  }: { userId: string; firstName: string; lastName: string; timeZone: string | null | undefined; now: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ ...names, ...(timeZone !== undefined && { timeZone: timeZone ?? 'UTC' }), updatedAt: now })
    .where(eq(users.id, userId))
}

/** Makes a person an administrator, or no longer one. */
export async function saveAdministrator(db: Db, userId: string, isAdmin: boolean): Promise<void> {
  await db.update(users).set({ isAdmin }).where(eq(users.id, userId))
}

/** Sets where the person's picture is read; null has none. */
export async function saveProfileImage(db: Db, userId: string, imageUrl: string | null): Promise<void> {
  await db.update(users).set({ profileImageUrl: imageUrl }).where(eq(users.id, userId))
}

/** Renames the organization that bears its person's name until it gets one of its own (A20). */
export async function saveProvisionalName(db: Db, userId: string, name: string): Promise<void> {
  await db
    .update(organizations)
    .set({ name })
    .where(and(eq(organizations.registeredBy, userId), isNull(organizations.namedAt)))
}

/** Who gets a letter about their account; null where it is gone or disabled. */
export async function findRecipient(db: Db, by: { userId: string } | { email: string }) {
  const isPerson = 'userId' in by ? eq(users.id, by.userId) : sql`lower(${users.email}) = lower(${by.email})`
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      isDemo: users.isDemo,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(users)
    .where(and(isPerson, isNull(users.disabledAt)))
  return row ?? null
}

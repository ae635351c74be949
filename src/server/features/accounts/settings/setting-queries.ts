/** Reads and changes the account's own row. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { staffRoles, users } from '#server/db/tables/accounts.ts'
import { legalAgreements, legalVersions } from '#server/db/tables/legal.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { canSignIn } from '#server/queries/accounts/leaving.ts'

/** The account as its settings show it, with the latest version of the terms it agreed to. Null if it no longer exists. */
export async function findAccount(db: Db, userId: string) {
  const latest = db
    .select({
      agreedAt: legalAgreements.agreedAt,
      // Null for the text of the product, whose day is in the account's row.
      version: sql<string | null>`to_char(${legalVersions.publishedAt} at time zone 'UTC', 'YYYY-MM-DD')`.as(
        'version',
      ),
    })
    .from(legalAgreements)
    .leftJoin(
      legalVersions,
      and(
        eq(legalVersions.document, legalAgreements.document),
        eq(legalVersions.number, legalAgreements.number),
      ),
    )
    .where(and(eq(legalAgreements.userId, userId), eq(legalAgreements.document, 'terms')))
    .orderBy(desc(legalAgreements.number))
    .limit(1)
    .as('latest')
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      timeZone: sql<string | null>`nullif(${users.timeZone}, 'UTC')`,
      language: users.language,
      termsVersion: sql<string>`coalesce(${latest.version}, ${users.termsVersion})`,
      agreedAt: latest.agreedAt,
      termsAgreedAt: users.termsAgreedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(latest, sql`true`)
    .where(eq(users.id, userId))
  if (!row) return null
  const { agreedAt, ...account } = row
  return { ...account, termsAgreedAt: agreedAt ?? account.termsAgreedAt }
}

/**
 * Locks the account's row until the transaction ends, so that password changes, address changes and sign-ins run one
 * by one. Null if it is not active, or if its password is no longer the one that was checked.
 */
export async function lockAccount(
  db: Db,
  userId: string,
  checkedHash?: string,
): Promise<{ email: string; isVerified: boolean } | null> {
  const [row] = await db
    .select({ email: users.email, isVerified: sql<boolean>`${users.emailVerifiedAt} is not null` })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.disabledAt),
        checkedHash === undefined ? undefined : eq(users.passwordHash, checkedHash),
      ),
    )
    .for('update')
  return row ?? null
}

/** Locks the account while a session starts. False if its password has changed since it was checked. */
export async function lockIfPasswordUnchanged(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), canSignIn))
    .for('share')
  return rows.length === 1
}

/** The hash of the account's password. Null if the account no longer exists. */
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

/** Records that the person has verified the account's address. The first time counts. */
export async function saveVerification(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
}

/** Clears a person's primary organization if it is this one. */
export async function clearPrimaryOrganization(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  await db
    .update(users)
    .set({ primaryOrganizationId: null })
    .where(and(eq(users.id, userId), eq(users.primaryOrganizationId, organizationId)))
}

/** Makes a joined organization primary instead of the unnamed one that registration created. */
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

/** Makes one of a person's organizations their primary one. False if they are not a member. */
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

/** Sets the address, which an email has just verified. */
export async function saveEmail(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await db.update(users).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, userId))
}

/**
 * Sets names, time zone and language. Undefined values stay unchanged. A null zone or language means that of the device.
 */
export async function saveNames(
  db: Db,
  {
    userId,
    timeZone,
    language,
    now,
    ...names
  }: {
    userId: string
    firstName: string
    lastName: string
    timeZone: string | null | undefined
    language: string | null | undefined
    now: Date
  },
): Promise<void> {
  await db
    .update(users)
    .set({
      ...names,
      ...(timeZone !== undefined && { timeZone: timeZone ?? 'UTC' }),
      ...(language !== undefined && { language }),
      updatedAt: now,
    })
    .where(eq(users.id, userId))
}

/** Sets the language of a person's pages and emails. Null means that of the device. */
export async function saveLanguage(db: Db, userId: string, language: string | null): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId))
}

/** Makes a person an administrator. */
export async function saveAdministrator(db: Db, userId: string): Promise<void> {
  await db.insert(staffRoles).values({ userId, role: 'administrator' }).onConflictDoNothing()
}

/** Sets the URL of the person's picture. Null removes it. */
export async function saveProfileImage(db: Db, userId: string, imageUrl: string | null): Promise<void> {
  await db.update(users).set({ profileImageUrl: imageUrl }).where(eq(users.id, userId))
}

/** Renames the organization that carries its member's name until it gets its own (decision A20). */
export async function saveProvisionalName(db: Db, userId: string, name: string): Promise<void> {
  await db
    .update(organizations)
    .set({ name })
    .where(
      and(
        eq(organizations.registeredBy, userId),
        isNull(organizations.namedAt),
        isNull(organizations.closedAt),
        inArray(
          organizations.id,
          db
            .select({ id: organizationMembers.organizationId })
            .from(organizationMembers)
            .where(eq(organizationMembers.userId, userId)),
        ),
      ),
    )
}

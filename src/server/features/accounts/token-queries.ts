/** Queries for the links in emails. */
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { linkLifetimes } from '#contract/limits.ts'
import type { TokenPurpose } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { accountTokens, users } from '#server/db/tables/accounts.ts'
import { canSignIn } from '#server/queries/accounts/leaving.ts'

interface NewToken {
  userId: string
  purpose: TokenPurpose
  /** The address that the email goes to. */
  email: string
  now: Date
  /** Left out until the email is rendered. */
  tokenHash?: Buffer
}

/**
 * Stores a link and cancels the person's previous link of the same purpose. Returns its id. Several revert links can
 * exist at the same time.
 */
export async function insertToken(db: Db, { now, ...token }: NewToken): Promise<string> {
  const row = {
    ...token,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifetimes[token.purpose] * 60_000),
  }
  const [stored] = await db
    .insert(accountTokens)
    .values(row)
    .onConflictDoUpdate({
      target: [accountTokens.userId, accountTokens.purpose],
      targetWhere: sql`purpose <> 'revert'`,
      set: { ...row, id: sql`gen_random_uuid()`, tokenHash: token.tokenHash ?? null },
    })
    .returning({ id: accountTokens.id })
  if (!stored) throw new Error('a link was not stored')
  return stored.id
}

/** Sets the token of a stored link each time its email is rendered. False if the link was canceled. */
export async function saveTokenHash(db: Db, id: string, tokenHash: Buffer): Promise<boolean> {
  const saved = await db
    .update(accountTokens)
    .set({ tokenHash })
    .where(eq(accountTokens.id, id))
    .returning({ id: accountTokens.id })
  return saved.length === 1
}

interface TokenRequest {
  hash: Buffer
  /** What the link may be used for. */
  purposes: readonly TokenPurpose[]
  now: Date
}

const isLive = ({ hash, purposes, now }: TokenRequest) =>
  and(
    eq(accountTokens.tokenHash, hash),
    inArray(accountTokens.purpose, [...purposes]),
    gt(accountTokens.expiresAt, now),
  )

/** The person behind a valid token, or null if they may not sign in. The token stays valid. */
export async function findTokenOwner(db: Db, requested: TokenRequest) {
  const [owner] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(isLive(requested), canSignIn))
  return owner ?? null
}

/**
 * Removes a valid token and returns it. Of several concurrent uses one succeeds; the others, and any other text, get
 * null.
 */
export async function consumeToken(db: Db, requested: TokenRequest) {
  const [token] = await db.delete(accountTokens).where(isLive(requested)).returning({
    userId: accountTokens.userId,
    purpose: accountTokens.purpose,
    email: accountTokens.email,
    createdAt: accountTokens.createdAt,
  })
  return token ?? null
}

/** A stored link with the person of its account. Null if it was canceled, has expired or the person may not sign in. */
export async function findToken(db: Db, id: string, now: Date) {
  const [token] = await db
    .select({
      purpose: accountTokens.purpose,
      email: accountTokens.email,
      userId: users.id,
      firstName: users.firstName,
      isDemo: users.isDemo,
      language: users.language,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(eq(accountTokens.id, id), gt(accountTokens.expiresAt, now), canSignIn))
  return token ?? null
}

/** The person's new address that awaits confirmation, or null. */
export async function findPendingEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const [token] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change'),
        gt(accountTokens.expiresAt, now),
      ),
    )
  return token?.email ?? null
}

/** Whether the person can take the address: no other account has it or can still revert to it. */
export async function isEmailFree(
  db: Db,
  { email, userId, now }: { email: string; userId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${users} where lower(email) = lower(${email}) and id is distinct from ${userId}::uuid
    union all
    select 1 from ${accountTokens} where purpose = 'revert' and lower(email) = lower(${email})
      and expires_at > ${now.toISOString()}::timestamptz and user_id is distinct from ${userId}::uuid`)
  return rows.length === 0
}

/** Cancels the person's links of these purposes. */
export async function removeTokens(db: Db, userId: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.purpose, [...purposes])))
}

/**
 * Stores another link for each former address that can still be restored, as valid as the one it was sent, and returns
 * their ids. Both links work.
 */
export async function copyRevertTokens(db: Db, userId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${accountTokens} (user_id, purpose, email, created_at, expires_at)
    select distinct on (lower(email)) user_id, purpose, email, created_at, expires_at from ${accountTokens}
    where user_id = ${userId}::uuid and purpose = 'revert' and expires_at > ${now.toISOString()}::timestamptz
    order by lower(email), created_at
    returning id`)
  return rows.map(({ id }) => id)
}

/** Removes expired links. */
export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now))
}

import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { badgeRules } from '#domain/rewards/badges.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { listWorkNames } from '#server/queries/matching/work-names.ts'
import { accountDeletions, users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { badgeAwards } from '#server/db/tables/rewards.ts'
import { isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import { latestScope } from '#server/queries/applications/agreed-scope.ts'
import {
  isSignedOff,
  isWorkNamed,
  sumOfAutomaticHours,
  sumOfHours,
  workEndedAt,
  workStartedAt,
} from '#server/queries/work.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'
import type { LinkedDocument } from './proof.ts'

const badgeIds = Object.keys(badgeRules)

type Row = typeof credentials.$inferSelect
export type StoredCredential = Row & {
  holder: { firstName: string; lastName: string }
  isPublished: boolean
  /** The organization the work was for; null for a badge. */
  organizationId: string | null
}

/**
 * Whether it can be read: its holder is not suspended, and the work it is about can be shown. Those that someone keeps who
 * deletes the account can be checked all the time; others again once they are revoked.
 */
const isPublished = sql<boolean>`((${users.disabledAt} is null or (not ${isPersonSuspended} and exists (
  select from ${accountDeletions} d where d.user_id = ${users.id}
    and (d.keeps_credentials or d.completed_at is not null)))) and (${credentials.applicationId} is null or ${isWorkNamed}))`

/** A credential with its holder's name, and whether it can be read. Null if it does not exist. */
export async function findCredential(db: Db, id: string): Promise<StoredCredential | null> {
  const [row] = await db
    .select({
      credential: credentials,
      holder: { firstName: users.firstName, lastName: users.lastName },
      isPublished,
      organizationId: projects.organizationId,
    })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .leftJoin(applications, eq(applications.id, credentials.applicationId))
    .leftJoin(projects, eq(projects.id, applications.projectId))
    .leftJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(eq(credentials.id, id))
  if (!row) return null
  const { credential, ...about } = row
  return { ...credential, ...about }
}

/** The published signed credential, or null if there is none to read. */
export async function findDocument(db: Db, id: string): Promise<LinkedDocument | null> {
  const found = await findCredential(db, id)
  return found?.isPublished ? found.document : null
}

type About = { applicationId: string } | { awardId: string }

/** The credential issued for a piece of work or a badge, or null. */
export async function findAbout(db: Db, about: About): Promise<Row | null> {
  const isAbout =
    'awardId' in about
      ? eq(credentials.awardId, about.awardId)
      : eq(credentials.applicationId, about.applicationId)
  const [row] = await db.select().from(credentials).where(isAbout)
  return row ?? null
}

const recipient = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
}

/** Signed-off work in its current state. Null if it is not signed off or cannot be shown. */
export async function findWork(db: Db, applicationId: string) {
  const [row] = await db
    .select({
      ...recipient,
      projectId: projects.id,
      title: projects.title,
      organizationId: organizations.id,
      organizationName: organizations.name,
      hours: sumOfHours('confirmed'),
      automaticHours: sumOfAutomaticHours,
      scope: latestScope,
      startedAt: workStartedAt,
      endedAt: workEndedAt,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(eq(applications.id, applicationId), isSignedOff, isWorkNamed, isNull(users.disabledAt)))
  return row ?? null
}

type After = { afterId: string | null; most: number }

/** Some of the work that has no credential yet, ordered by id. */
export async function listWorkWithoutCredential(db: Db, { afterId, most }: After): Promise<string[]> {
  const issued = db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.applicationId, applications.id))
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(isSignedOff, notExists(issued), afterId ? gt(applications.id, afterId) : undefined))
    .orderBy(applications.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * An earned badge with the work that earned it, as far as it can be shown. Null if the badge does not exist or its
 * holder is suspended.
 */
export async function findAward(db: Db, awardId: string) {
  const [row] = await db
    .select({
      ...recipient,
      badgeId: badgeAwards.badgeId,
      earnedAt: badgeAwards.earnedAt,
      evidence: badgeAwards.evidence,
    })
    .from(badgeAwards)
    .innerJoin(users, eq(users.id, badgeAwards.userId))
    .where(and(eq(badgeAwards.id, awardId), isNull(users.disabledAt)))
  if (!row) return null
  const works = await listWorkNames(db, idsOf(row.evidence))
  return { ...row, works: works.filter(({ isShown }) => isShown) }
}

const idsOf = (evidence: readonly { applicationId: string }[]) =>
  evidence.map(({ applicationId }) => applicationId)

/** The titles of the work that earned a badge, and whether all of it can be shown. */
export async function findNamedWork(db: Db, awardId: string) {
  const [row] = await db
    .select({ evidence: badgeAwards.evidence })
    .from(badgeAwards)
    .where(eq(badgeAwards.id, awardId))
  const ids = new Set(idsOf(row?.evidence ?? []))
  const works = await listWorkNames(db, [...ids])
  const titlesOf = (shown: boolean) =>
    works.flatMap(({ isShown, title }) => (isShown === shown ? [title] : []))
  const [named, unnamed] = [titlesOf(true), titlesOf(false)]
  return { isWhole: named.length === ids.size, named: new Set(named), unnamed: new Set(unnamed) }
}

/** Some of the earned badges that have no credential yet, ordered by id. */
export async function listAwardsWithoutCredential(db: Db, { afterId, most }: After): Promise<string[]> {
  const issued = db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.awardId, badgeAwards.id))
  const rows = await db
    .select({ id: badgeAwards.id })
    .from(badgeAwards)
    .where(
      and(
        inArray(badgeAwards.badgeId, [...badgeIds]),
        notExists(issued),
        afterId ? gt(badgeAwards.id, afterId) : undefined,
      ),
    )
    .orderBy(badgeAwards.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

type Issued = Pick<Row, 'issuedAt' | 'keyId' | 'document'>

export async function insertCredential(
  db: Db,
  row: Issued &
    Pick<Row, 'id' | 'userId' | 'kind' | 'statusList' | 'statusIndex'> &
    Partial<Pick<Row, 'awardId' | 'applicationId'>>,
): Promise<void> {
  await db.insert(credentials).values(row)
}

/** Replaces the document of a credential after signing it again. */
export async function saveDocument(db: Db, id: string, issued: Omit<Issued, 'issuedAt'>): Promise<void> {
  await db.update(credentials).set(issued).where(eq(credentials.id, id))
}

export async function saveRevoked(
  db: Db,
  id: string,
  revoked: { revokedAt: Date; revokedBecause: string; revokedBy: string },
): Promise<void> {
  await db.update(credentials).set(revoked).where(eq(credentials.id, id))
}

const keyset = { createdAt: credentials.issuedAt, id: credentials.id }

/** A person's credentials, newest first. One more than a page holds. */
export async function listOwn(db: Db, userId: string, after: Cursor | null): Promise<Row[]> {
  return db
    .select()
    .from(credentials)
    .where(and(eq(credentials.userId, userId), after ? isAfterKeyset(keyset, after) : undefined))
    .orderBy(...newestFirst(keyset))
    .limit(pageRows)
}

export function countOwn(db: Db, userId: string): Promise<number> {
  return countFound(db, (rows) => rows.from(credentials).where(eq(credentials.userId, userId)))
}

/** Revokes every valid credential of a person, and returns the status lists that say so. */
export async function saveAllRevoked(
  db: Db,
  { userId, ...revoked }: { userId: string; revokedAt: Date; revokedBecause: string },
): Promise<number[]> {
  const rows = await db
    .update(credentials)
    .set(revoked)
    .where(and(eq(credentials.userId, userId), isNull(credentials.revokedAt)))
    .returning({ list: credentials.statusList })
  return [...new Set(rows.map(({ list }) => list))].toSorted((one, other) => one - other)
}

import { and, count, eq, inArray, notExists, sql } from 'drizzle-orm'
import { badgeRules } from '#domain/badges.ts'
import type { Db } from '#server/db/db.ts'
import { comesAfter, newestFirst } from '#server/db/keyset.ts'
import { applications, badgeAwards, credentials, organizations, projects, users } from '#server/db/schema.ts'
import { signedOffAt, sumOfHours } from '#server/db/work.ts'
import type { Cursor } from '#server/http/cursor.ts'
import { pageRows } from '#server/http/page.ts'
import type { LinkedDocument } from './proof.ts'

const badgeIds = Object.keys(badgeRules)

type Row = typeof credentials.$inferSelect
export type StoredCredential = Row & { holder: { firstName: string; lastName: string } }

/** A credential with the name of its holder; null where there is none. */
export async function findCredential(db: Db, id: string): Promise<StoredCredential | null> {
  const [row] = await db
    .select({ credential: credentials, holder: { firstName: users.firstName, lastName: users.lastName } })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(eq(credentials.id, id))
  return row ? { ...row.credential, holder: row.holder } : null
}

/** The signed credential as it is published; null where there is none. */
export async function findDocument(db: Db, id: string): Promise<LinkedDocument | null> {
  const [row] = await db
    .select({ document: credentials.document })
    .from(credentials)
    .where(eq(credentials.id, id))
  return row?.document ?? null
}

type About = { applicationId: string } | { awardId: string }

/** What was issued for a piece of work or a badge; null where nothing was. */
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

const endedAt = sql<Date>`coalesce(${signedOffAt}, ${applications.updatedAt})`.mapWith(applications.updatedAt)

/** Work that was signed off, as it stands; null where it is not. */
export async function findWork(db: Db, applicationId: string) {
  const [row] = await db
    .select({
      ...recipient,
      projectId: projects.id,
      title: projects.title,
      organizationId: organizations.id,
      organizationName: organizations.name,
      hours: sumOfHours('confirmed'),
      startedAt: sql<Date>`coalesce(${applications.reviewedAt}, ${applications.createdAt})`.mapWith(
        applications.createdAt,
      ),
      endedAt,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(eq(applications.id, applicationId), eq(applications.status, 'completed')))
  return row ?? null
}

/** Some of the work that was signed off and has no credential. */
export async function listWorkWithout(db: Db, most: number): Promise<string[]> {
  const issued = db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.applicationId, applications.id))
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.status, 'completed'), notExists(issued)))
    .orderBy(applications.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** A badge that was earned, with the work it was given for; null where there is none. */
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
    .where(eq(badgeAwards.id, awardId))
  if (!row) return null
  const ids = row.evidence.map(({ applicationId }) => applicationId)
  const works = ids.length === 0 ? [] : await nameWorks(db, ids)
  return { ...row, works }
}

/** What works are called, in the order of their being signed off. */
async function nameWorks(db: Db, applicationIds: readonly string[]) {
  const { title } = projects
  return db
    .select({ title, organizationName: organizations.name, endedAt })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(applications.id, [...applicationIds]))
    .orderBy(endedAt, applications.id)
}

/** Some of the badges that were earned and have no credential. */
export async function listAwardsWithout(db: Db, most: number): Promise<string[]> {
  const issued = db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.awardId, badgeAwards.id))
  const rows = await db
    .select({ id: badgeAwards.id })
    .from(badgeAwards)
    .where(and(inArray(badgeAwards.badgeId, [...badgeIds]), notExists(issued)))
    .orderBy(badgeAwards.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

type Issued = Pick<Row, 'issuedAt' | 'keyId' | 'document'>

export async function insertCredential(
  db: Db,
  row: Issued &
    Pick<Row, 'id' | 'userId' | 'kind' | 'statusList' | 'statusPlace'> &
    Partial<Pick<Row, 'awardId' | 'applicationId'>>,
): Promise<void> {
  await db.insert(credentials).values(row)
}

/** Puts what was signed anew in place of what it said before. */
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

/** A person's credentials, newest first, one more than a page. */
export async function listOwn(db: Db, userId: string, after: Cursor | null): Promise<Row[]> {
  return db
    .select()
    .from(credentials)
    .where(and(eq(credentials.userId, userId), after ? comesAfter(keyset, after) : undefined))
    .orderBy(...newestFirst(keyset))
    .limit(pageRows)
}

export async function countOwn(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(credentials).where(eq(credentials.userId, userId))
  return row?.total ?? 0
}

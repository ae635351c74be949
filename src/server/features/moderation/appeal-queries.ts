/** Stored appeals, and the sentences that granted ones allow. */
import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import type { Db } from '#server/db/db.ts'
import { shortened } from './decision-queries.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { conversations, messages, removedMessages } from '#server/db/tables/messages.ts'
import { allowedSentences, appeals, userSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { hasStaffRoleOf } from '#server/queries/accounts/staff.ts'

export type StoredAppeal = typeof appeals.$inferSelect

/** Stores an appeal; null if the decision was appealed before. */
export async function insertAppeal(
  db: Db,
  appeal: typeof appeals.$inferInsert,
): Promise<StoredAppeal | null> {
  const [row] = await db.insert(appeals).values(appeal).onConflictDoNothing().returning()
  return row ?? null
}

/** The appeals against these decisions, by their keys. */
export async function findAppealsAgainst(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, StoredAppeal>> {
  const rows = await db
    .select()
    .from(appeals)
    .where(inArray(appeals.decisionKey, [...keys]))
  return new Map(rows.map((row) => [row.decisionKey, row]))
}

export async function lockAppeal(db: Db, id: string): Promise<void> {
  await db.select({ id: appeals.id }).from(appeals).where(eq(appeals.id, id)).for('update')
}

const appellant = alias(users, 'appellant')
const opponent = alias(users, 'opponent')
const decider = alias(users, 'decider')
const party = alias(users, 'party')
const reviewedProjects = alias(projects, 'reviewed_projects')
/** What was written that a decision is about. */
const written = sql<
  string | null
>`coalesce(${reviews.reviewText}, ${removedMessages.content}, ${messages.content})`

/** Appeals with the people and what they are about. */
export function selectAppeals(db: Db, ids: readonly string[]) {
  return db
    .select({
      appeal: appeals,
      name: sql<string>`coalesce(${projects.title}, ${shortened(written)}, ${organizations.name},
        trim(${party.firstName} || ' ' || ${party.lastName}), '')`,
      written,
      /** The two sides of the conversation or the work that a message or a review is part of; null otherwise. */
      volunteerId: sql<string | null>`coalesce(${conversations.volunteerId}, ${applications.volunteerId})`,
      withOrganizationId: sql<
        string | null
      >`coalesce(${conversations.organizationId}, ${reviewedProjects.organizationId})`,
      organizationName: organizations.name,
      /** The person whom the decision is about is staff. */
      isAboutStaff: hasStaffRoleOf(sql`${appeals}.user_id`),
      person: { id: party.id, firstName: party.firstName, lastName: party.lastName },
      opposedBy: { id: opponent.id, firstName: opponent.firstName, lastName: opponent.lastName },
      appealedBy: { id: appellant.id, firstName: appellant.firstName, lastName: appellant.lastName },
      decidedBy: { id: decider.id, firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(appeals)
    .leftJoin(projects, eq(projects.id, appeals.projectId))
    .leftJoin(reviews, eq(reviews.id, appeals.reviewId))
    .leftJoin(applications, eq(applications.id, reviews.applicationId))
    .leftJoin(reviewedProjects, eq(reviewedProjects.id, reviews.projectId))
    .leftJoin(messages, eq(messages.id, appeals.messageId))
    .leftJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(removedMessages, eq(removedMessages.messageId, appeals.messageId))
    .leftJoin(organizations, eq(organizations.id, appeals.organizationId))
    .leftJoin(party, eq(party.id, appeals.userId))
    .leftJoin(opponent, eq(opponent.id, appeals.opposedBy))
    .leftJoin(appellant, eq(appellant.id, appeals.appealedBy))
    .leftJoin(decider, eq(decider.id, appeals.decidedBy))
    .where(inArray(appeals.id, [...ids]))
}
export type AppealRow = Awaited<ReturnType<typeof selectAppeals>>[number]

/** Decides a locked appeal. */
export async function saveAppealDecision(
  db: Db,
  id: string,
  decided: Pick<StoredAppeal, 'verdict' | 'note' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await db.update(appeals).set(decided).where(eq(appeals.id, id))
}

export async function insertAllowedSentence(
  db: Db,
  allowed: typeof allowedSentences.$inferInsert,
): Promise<void> {
  await db.insert(allowedSentences).values(allowed).onConflictDoNothing()
}

/** The suspended person whose latest email has a token; null if the link is not valid. */
export async function findSuspendedByToken(db: Db, tokenHash: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ id: userSuspensions.userId })
    .from(userSuspensions)
    .where(eq(userSuspensions.appealTokenHash, tokenHash))
  return row?.id ?? null
}

/** Whom a decided appeal concerns; null if it is gone. */
export async function findParties(db: Db, id: string) {
  const [row] = await db
    .select({
      kind: appeals.kind,
      organizationId: appeals.organizationId,
      userId: appeals.userId,
      opposedBy: appeals.opposedBy,
      isSuspended: isPersonSuspended,
    })
    .from(appeals)
    .leftJoin(users, eq(users.id, appeals.userId))
    .where(eq(appeals.id, id))
  return row ?? null
}

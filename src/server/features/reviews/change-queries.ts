import { and, eq, inArray, sql } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviewReports, reviews } from '#server/db/tables/reviews.ts'
import { isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'

/** A review as stored, or null. */
export async function findStored(db: Db, id: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row ?? null
}

/** Saves the writer's changes as the next version. */
export async function saveReview(
  db: Db,
  {
    id,
    at,
    ...change
  }: Pick<
    typeof reviews.$inferSelect,
    'id' | 'rating' | 'reviewText' | 'categories' | 'isPublic' | 'language' | 'isLanguageChosen'
  > & { at: Date },
): Promise<void> {
  await db
    .update(reviews)
    .set({ ...change, editedAt: at, updatedAt: at, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
}

interface StoredReply {
  text: string
  language: ContentLanguage | null
  at: Date
  by: string
}

/** Saves or removes the reply of the reviewed side. */
export async function saveReply(
  db: Db,
  { id, reply }: { id: string; reply: StoredReply | null },
): Promise<void> {
  await db
    .update(reviews)
    .set({
      replyText: reply?.text ?? null,
      replyLanguage: reply?.language ?? null,
      repliedAt: reply?.at ?? null,
      repliedBy: reply?.by ?? null,
    })
    .where(eq(reviews.id, id))
}

/** Whether an administrator suspended the side that wrote a review; `by` is the other one, which replies. */
export async function isWriterSuspended(
  db: Db,
  { applicationId, by }: { applicationId: string; by: UserType },
): Promise<boolean> {
  const [row] = await db
    .select({ is: by === 'organization' ? isPersonSuspended : isSuspended })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(eq(applications.id, applicationId))
  return row?.is ?? false
}

/** Whether the reviewed side has ever replied, even if the reply was removed. */
export async function hasEverReplied(
  db: Db,
  { applicationId, reviewId }: { applicationId: string; reviewId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: domainEvents.id })
    .from(domainEvents)
    .where(
      and(
        eq(domainEvents.subjectId, applicationId),
        inArray(domainEvents.type, ['review.replied_by_volunteer', 'review.replied_by_organization']),
        sql`${domainEvents.data} ->> 'reviewId' = ${reviewId}`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Stores a report; null if the same person already has an open one. */
export async function insertReport(db: Db, report: typeof reviewReports.$inferInsert) {
  const [row] = await db.insert(reviewReports).values(report).onConflictDoNothing().returning()
  return row ?? null
}

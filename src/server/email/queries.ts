/** Queries for emails: the outbox of a process without a mail server, and the recipients of waiting emails. */
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { z } from '#contract/zod.ts'
import { emailKind } from '#domain/email/email-job.ts'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { outbox } from '#server/db/tables/email.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import type { Email } from './email.ts'

/** Stores an email in the outbox, once, however often it is sent. */
export async function insertEmail(
  db: Db,
  { unsubscribe: _unsubscribe, replyTo: _address, ...sentEmail }: Email,
  about: { eventId: number | null; userId: string | null; now: Date },
): Promise<void> {
  const { eventId, userId, now } = about
  await db
    .insert(outbox)
    .values({ ...sentEmail, eventId, userId, createdAt: now })
    .onConflictDoNothing({ target: outbox.messageId })
}

/** How many emails the outbox page shows. */
const maxShownEmails = 100

/** The newest emails of the outbox, newest first. */
export function listEmails(db: Db) {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(maxShownEmails)
}

/** Removes emails that have been in the outbox for thirty days, and those whose last attempt failed then: both have addresses. */
export async function removeOldEmails(db: Db, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, findRetentionCutoff('emails', now)))
  await db
    .delete(jobs)
    .where(and(eq(jobs.kind, emailKind), lt(jobs.deadAt, findRetentionCutoff('unsentEmails', now))))
}

/** The address in the data of an email, or of the account there; null if the data names neither. */
export async function findWaitingRecipient(db: Db, data: Record<string, unknown>): Promise<string | null> {
  if (typeof data['email'] === 'string') return data['email']
  const userId = z.uuid().safeParse(data['userId'])
  if (!userId.success) return null
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId.data))
  return row?.email ?? null
}

/** Removes the emails to a person. Emails to others that name them go when they are thirty days old, as all do. */
export async function removeEmailsTo(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .delete(outbox)
    .where(or(eq(outbox.userId, userId), sql`lower(${outbox.recipient}) = lower(${email})`))
}

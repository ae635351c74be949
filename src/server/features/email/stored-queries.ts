/** Queries for the outbox as administrators see it. */
import { and, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { outbox } from '#server/db/tables/email.ts'
import type { TimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { foldText } from '#server/queries/text/fold-text.ts'

const isFound = (q: string): SQL | undefined =>
  q === ''
    ? undefined
    : sql`strpos(${foldText(sql`${outbox.recipient} || ' ' || ${outbox.subject}`)}, ${foldText(sql`${q.normalize('NFC')}::text`)}) > 0`

export interface StoredEmailRow {
  id: number
  recipient: string
  subject: string
  createdAt: Date
}

/** Emails after one of them, newest first. */
export function listStored(
  db: Db,
  { q, after, limit }: { q: string; after: TimestampCursor | null; limit: number },
): Promise<StoredEmailRow[]> {
  const isAfter =
    after && sql`(${outbox.createdAt}, ${outbox.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`
  return db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(and(isFound(q), isAfter ?? undefined))
    .orderBy(sql`${outbox.createdAt} desc, ${outbox.id} desc`)
    .limit(limit)
}

export const countStored = (db: Db, q: string): Promise<number> =>
  countFound(db, (rows) => rows.from(outbox).where(isFound(q)))

/** Whether there are any, as on a site that sends emails only since a while ago. */
export async function hasStored(db: Db): Promise<boolean> {
  const found = await db.select({ id: outbox.id }).from(outbox).limit(1)
  return found.length > 0
}

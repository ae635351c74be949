import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { personalExports } from '#server/db/personal-data-tables.ts'

const columns = {
  id: personalExports.id,
  userId: personalExports.userId,
  requestedBy: personalExports.requestedBy,
  state: personalExports.state,
  requestedAt: personalExports.requestedAt,
  attempts: personalExports.attempts,
  expiresAt: personalExports.expiresAt,
  name: personalExports.name,
  size: personalExports.size,
}

/** The latest data export of a person; null if there is none. */
export async function findLatestExport(db: Db, userId: string) {
  const [row] = await db
    .select(columns)
    .from(personalExports)
    .where(eq(personalExports.userId, userId))
    .orderBy(desc(personalExports.requestedAt), desc(personalExports.id))
    .limit(1)
  return row ?? null
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLatestExport>>>

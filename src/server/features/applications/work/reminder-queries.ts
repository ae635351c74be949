import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'

/** A pending application, locked until the end of the transaction. Null if it is decided or gone. */
export async function lockPending(db: Db, id: string): Promise<{ projectId: string } | null> {
  const [row] = await db
    .select({ projectId: applications.projectId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
    .for('update')
  return row ?? null
}

/** The project of a pending application; null if it is decided or gone. */
export async function findPending(db: Db, id: string): Promise<{ projectId: string } | null> {
  const [row] = await db
    .select({ projectId: applications.projectId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
  return row ?? null
}

/** Every pending application needs an answer, from its arrival on. */
export const findPendingCauses: FindCauses = () => sql`
  select a.id as subject_id, a.created_at as since from ${applications} a where a.status = 'pending'`

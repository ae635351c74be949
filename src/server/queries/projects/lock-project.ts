/** The lock that comes first in every change to a project or its spots. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'
import { applyingColumns } from './open-projects.ts'

/**
 * Locks a project's row in a separate statement and returns its state; whatever is read afterwards cannot change
 * concurrently.
 */
export async function lockProject(db: Db, id: string) {
  const [row] = await db
    .select({
      organizationId: projects.organizationId,
      importedAt: projects.importedAt,
      ...applyingColumns,
      updatedAt: projects.updatedAt,
    })
    .from(projects)
    .where(eq(projects.id, id))
    .for('update')
  return row ?? null
}

export type LockedProject = NonNullable<Awaited<ReturnType<typeof lockProject>>>

/**
 * Locks the projects of all these in the order of their ids, before anything else is written. A change also locks the
 * people it notifies, so locking one project after a change of another would deadlock with a transaction that waits for them.
 */
export async function lockProjects(db: Db, entries: readonly { projectId: string }[]): Promise<void> {
  const ids = new Set(entries.map(({ projectId }) => projectId))
  for (const id of [...ids].toSorted()) await lockProject(db, id)
}

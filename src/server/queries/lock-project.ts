/** The lock that every change of a project or of its places takes first. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/schema.ts'

/** Locks a project's row in a statement of its own and answers its state; what is read after it cannot change under us. */
export async function lockProject(db: Db, id: string) {
  const [row] = await db
    .select({
      organizationId: projects.organizationId,
      status: projects.status,
      visibility: projects.visibility,
      maxVolunteers: projects.maxVolunteers,
      acceptedCount: projects.acceptedCount,
      applicationDeadline: projects.applicationDeadline,
      deadlineEnforced: projects.deadlineEnforced,
      timeZone: projects.timeZone,
      updatedAt: projects.updatedAt,
    })
    .from(projects)
    .where(eq(projects.id, id))
    .for('update')
  return row ?? null
}

export type LockedProject = NonNullable<Awaited<ReturnType<typeof lockProject>>>

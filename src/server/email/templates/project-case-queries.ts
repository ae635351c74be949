import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

/** A project that was decided on; null if it was deleted. */
export async function findDecidedProject(db: Db, projectId: string) {
  const [row] = await db
    .select({
      id: projects.id,
      project: projects.title,
      visibility: projects.visibility,
      organization: organizations.name,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(eq(projects.id, projectId))
  return row ?? null
}

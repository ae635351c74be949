import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { sumOfAcceptedHours } from '#server/queries/work.ts'

/** The hours a week of a project, and of a volunteer: their maximum, and what accepted work takes. */
export async function findHours(
  db: Db,
  { projectId, volunteerId }: { projectId: string; volunteerId: string },
) {
  const [row] = await db
    .select({
      organizationId: projects.organizationId,
      visibility: projects.visibility,
      projectHours: projects.timeCommitment,
      maxHours: volunteerProfiles.maxHoursPerWeek,
      acceptedHours: sumOfAcceptedHours(sql`${volunteerId}::uuid`),
    })
    .from(projects)
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, volunteerId))
    .where(eq(projects.id, projectId))
  return row ?? null
}

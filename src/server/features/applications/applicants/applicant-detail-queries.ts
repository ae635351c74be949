import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { introductionColumns } from '#server/queries/applications/introductions.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import { applications } from '#server/db/tables/applications.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'

/** What the detail shows of an applicant besides a comparison. */
export async function findApplicantFacts(
  db: Db,
  { applicationId, readerId }: { applicationId: string; readerId: string },
) {
  const [row] = await db
    .select({
      ...introductionColumns,
      location: volunteerProfiles.location,
      completedHere: sql<number>`(
        select count(*)::int from ${applications} a join ${projects} p on p.id = a.project_id
        where a.volunteer_id = ${applications.volunteerId} and a.status = 'completed'
          and p.organization_id = ${projects.organizationId})`,
      hasReported: hasReported('person', {
        item: applications.volunteerId,
        reader: sql`${readerId}::uuid`,
      }),
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, applications.volunteerId))
    .where(eq(applications.id, applicationId))
  return row ?? null
}

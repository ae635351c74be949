import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'

/**
 * The ids of the accepted applications of a volunteer with an organization, locked until the end of the transaction, so
 * that nothing is asked or ended about this work meanwhile. Ordered, so that two such calls never deadlock.
 */
export async function lockAcceptedBetween(
  db: Db,
  { volunteerId, organizationId }: { volunteerId: string; organizationId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        eq(applications.volunteerId, volunteerId),
        eq(applications.status, 'accepted'),
        eq(projects.organizationId, organizationId),
      ),
    )
    .orderBy(applications.id)
    .for('no key update', { of: applications })
  return rows.map(({ id }) => id)
}

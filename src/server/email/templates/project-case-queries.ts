import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { ProjectReportDecision } from '#domain/projects/moderation.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'

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

/** The note of the administrator who made this decision last; null if there is none. */
export async function findDecisionNote(
  db: Db,
  projectId: string,
  decision: ProjectReportDecision,
): Promise<string | null> {
  const [row] = await db
    .select({ note: projectReports.note })
    .from(projectReports)
    .where(
      and(
        eq(projectReports.projectId, projectId),
        eq(projectReports.verdict, decision),
        isNotNull(projectReports.decidedAt),
      ),
    )
    .orderBy(desc(projectReports.decidedAt))
    .limit(1)
  return row?.note ?? null
}

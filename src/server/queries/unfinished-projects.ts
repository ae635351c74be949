/** What people have typed in forms of new projects that they have not posted yet. */
import { and, desc, eq } from 'drizzle-orm'
import { countFinishedSteps } from '#contract/projects/form.ts'
import type { UnfinishedProject } from '#contract/projects/unfinished.ts'
import { projectStepNames } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { organizations, unfinishedProjects } from '#server/db/schema.ts'

const columns = {
  id: unfinishedProjects.id,
  form: unfinishedProjects.form,
  organizationId: unfinishedProjects.organizationId,
  organizationName: organizations.name,
  version: unfinishedProjects.version,
  updatedAt: unfinishedProjects.updatedAt,
}

export function selectUnfinished(db: Db) {
  return db
    .select(columns)
    .from(unfinishedProjects)
    .innerJoin(organizations, eq(organizations.id, unfinishedProjects.organizationId))
}

type Row = Awaited<ReturnType<typeof selectUnfinished>>[number]

/** Where to go on is the first step that is not valid yet. */
export function presentUnfinished({ form, updatedAt, ...row }: Row): UnfinishedProject {
  return {
    ...row,
    title: typeof form['title'] === 'string' ? form['title'].trim() : '',
    step: Math.min(countFinishedSteps(form) + 1, projectStepNames.length),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A person's unfinished projects, of all their organizations or one: the one changed last first. */
export async function listUnfinished(
  db: Db,
  of: { userId: string; organizationId?: string | undefined; most?: number },
): Promise<UnfinishedProject[]> {
  const { userId, organizationId, most } = of
  const found = selectUnfinished(db)
    .where(
      and(
        eq(unfinishedProjects.userId, userId),
        organizationId === undefined ? undefined : eq(unfinishedProjects.organizationId, organizationId),
      ),
    )
    .orderBy(desc(unfinishedProjects.updatedAt), desc(unfinishedProjects.id))
  const rows = await (most === undefined ? found : found.limit(most))
  return rows.map(presentUnfinished)
}

/** What people have typed in forms of new projects that they have not posted yet. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { countFinishedSteps } from '#contract/projects/form.ts'
import type { UnfinishedProject } from '#contract/projects/unfinished.ts'
import { projectStepNames } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { unfinishedProjects } from '#server/db/tables/projects.ts'

type Form = Record<string, unknown>

/** What lists show of a form. Where to continue is the first step that is not valid yet. */
export const describeForm = (form: Form): Pick<UnfinishedProject, 'title' | 'step'> => ({
  title: typeof form['title'] === 'string' ? form['title'].trim() : '',
  step: Math.min(countFinishedSteps(form) + 1, projectStepNames.length),
})

export const unfinishedColumns = {
  id: unfinishedProjects.id,
  title: unfinishedProjects.title,
  step: unfinishedProjects.step,
  /** Only if another release saved it without its title and step. */
  unlisted: sql<Form | null>`case when ${unfinishedProjects.listedVersion} is distinct from ${unfinishedProjects.version}
    then ${unfinishedProjects.form} end`,
  organizationId: unfinishedProjects.organizationId,
  organizationName: organizations.name,
  version: unfinishedProjects.version,
  updatedAt: unfinishedProjects.updatedAt,
}

const selectListed = (db: Db) =>
  db
    .select(unfinishedColumns)
    .from(unfinishedProjects)
    .innerJoin(organizations, eq(organizations.id, unfinishedProjects.organizationId))

type Row = Awaited<ReturnType<typeof selectListed>>[number]

export function presentUnfinished({ unlisted, title, step, updatedAt, ...row }: Row): UnfinishedProject {
  return {
    ...row,
    ...(unlisted ? describeForm(unlisted) : { title: title ?? '', step: step ?? 1 }),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A person's unfinished projects, of all their organizations or one: the one changed last first. */
export async function listUnfinished(
  db: Db,
  of: { userId: string; organizationId?: string | undefined; most?: number },
): Promise<UnfinishedProject[]> {
  const { userId, organizationId, most } = of
  const found = selectListed(db)
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

/** Loads the projects as their organizations posted them. */
import { demoProjects } from '#demo/data.ts'
import { getRequired, idOf, type Loading } from '#demo/loading.ts'
import { projectRow, questionsOf } from '#demo/rows.ts'
import { projects } from '#server/db/tables/projects.ts'

export async function loadProjects({ db, now, ...loading }: Loading): Promise<void> {
  for (const project of demoProjects) {
    const { id: organizationId, ...by } = getRequired(loading.organizations, project.organization)
    // The project's manager does what the owner does for other projects.
    const ownerId = project.manager === undefined ? by.ownerId : getRequired(loading.people, project.manager)
    const row = projectRow(project, { organizationId, ownerId, timeZone: by.timeZone, now })
    const id = idOf(await db.insert(projects).values(row).returning({ id: projects.id }))
    const questions = questionsOf(project)
    const completedAt = row.completedAt ?? null
    loading.projects.set(project.key, { id, ownerId, organizationId, completedAt, questions })
  }
}

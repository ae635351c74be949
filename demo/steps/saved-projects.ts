/** Loads the projects that people saved. */
import { demoSavedProjects } from '#demo/data.ts'
import { getRequired, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import { savedProjects } from '#server/db/tables/projects.ts'

export async function loadSavedProjects({ db, now, people, projects }: Loading): Promise<void> {
  await db.insert(savedProjects).values(
    demoSavedProjects.map(({ volunteer, project, daysAgo }) => ({
      userId: getRequired(people, volunteer),
      projectId: getRequired(projects, project).id,
      savedAt: daysBefore(now, daysAgo),
    })),
  )
}

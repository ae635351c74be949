/** Loads the impact that completed projects reported on completion. */
import { demoImpact } from '#demo/data.ts'
import { getRequired, type Loading } from '#demo/loading.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { publish } from '#server/events/publish.ts'

export async function loadImpact({ db, projects }: Loading): Promise<void> {
  for (const { project, peopleHelped, summary } of demoImpact) {
    const { id: projectId, ownerId, completedAt } = getRequired(projects, project)
    if (!completedAt) throw new Error(`the demo data has the impact of "${project}", which is not completed`)
    const at = { createdAt: completedAt, updatedAt: completedAt }
    await db.insert(impactReports).values({ projectId, peopleHelped, summary, reportedBy: ownerId, ...at })
    await publish(db, {
      type: 'project.impact_reported',
      actorId: ownerId,
      subjectId: projectId,
      data: { before: null, after: peopleHelped },
    })
  }
}

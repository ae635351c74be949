/** Loads the applications with their moves, and publishes what the product would have published for each move. */
import { demoApplications } from '#demo/data.ts'
import { getRequired, idOf, type Loading } from '#demo/loading.ts'
import { applicationRow, historyOf, type HistoryRow } from '#demo/rows.ts'
import type { Db } from '#server/db/db.ts'
import { applicationHistory, applicationNotes, applications } from '#server/db/tables/applications.ts'
import { publish } from '#server/events/publish.ts'

export async function loadApplications({ db, now, ...loading }: Loading): Promise<void> {
  // Oldest first, so that events are stored in the order they happened.
  for (const application of demoApplications.toSorted((a, b) => b.appliedDaysAgo - a.appliedDaysAgo)) {
    const project = getRequired(loading.projects, application.project)
    const volunteerId = getRequired(loading.people, application.volunteer)
    const { id: projectId, organizationId, ownerId, questions } = project
    const row = applicationRow(application, { projectId, volunteerId, now, questions })
    const applicationId = idOf(await db.insert(applications).values(row).returning({ id: applications.id }))
    if (application.note) {
      await db.insert(applicationNotes).values({ applicationId, authorId: ownerId, text: application.note })
    }
    const moves = historyOf(application, { ...project, applicationId, volunteerId, now })
    for (const move of moves) {
      await db.insert(applicationHistory).values(move)
      await publishMove(db, move, projectId)
    }
    loading.collaborations.set(`${application.project} ${application.volunteer}`, {
      applicationId,
      projectId,
      volunteerId,
      organizationId,
      ownerId,
    })
  }
}

function publishMove(db: Db, move: HistoryRow, projectId: string): Promise<void> {
  const about = { actorId: move.actorId ?? null, subjectId: move.applicationId, data: { projectId } }
  switch (move.toStatus) {
    case 'pending':
      return publish(db, { type: 'application.received', ...about })
    case 'accepted':
      return publish(db, { type: 'application.accepted', ...about })
    case 'declined':
      return publish(db, { type: 'application.declined', ...about })
    case 'completed':
      return publish(db, { type: 'application.completed', ...about })
    case 'withdrawn':
      return publish(db, {
        type: 'application.withdrawn',
        ...about,
        data: { projectId, endedBy: 'volunteer' },
      })
  }
}

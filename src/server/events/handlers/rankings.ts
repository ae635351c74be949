/** When an organization's ranking is recomputed: by a job, which also takes the others that wait. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { enqueueRankingRefresh } from '#server/features/rankings/refresh.ts'

/** The subject is the organization. */
export async function recomputeOrganizationRanking(
  db: Db,
  { subjectId }: { subjectId: string },
): Promise<void> {
  await enqueueRankingRefresh(db, { organizationId: subjectId })
}

/** The subject is a project of the organization. */
export async function recomputeProjectRanking(db: Db, { subjectId }: { subjectId: string }): Promise<void> {
  await enqueueRankingRefresh(db, { projectId: subjectId })
}

/** An import publishes projects without an actor, a hundred thousand at a time: the daily job covers them. */
export async function recomputePublishedRanking(db: Db, event: EventOf<'project.published'>): Promise<void> {
  if (event.actorId !== null) await recomputeProjectRanking(db, event)
}

/** The event is about an application or a review, and its data name the project. */
export async function recomputeWorkRanking(db: Db, { data }: { data: { projectId: string } }): Promise<void> {
  await enqueueRankingRefresh(db, { projectId: data.projectId })
}

/** Drafts that wait for the verification of their organization, which publishes them (decision A14). */
import type { Db } from '#server/db/db.ts'
import { publishWaiting } from './waiting-queries.ts'

type PublishedEvent =
  | {
      type: 'project.published'
      actorId: string | null
      subjectId: string
      data: Record<never, never>
      holdsForReview: boolean
    }
  | {
      type: 'organization.projects_published'
      actorId: string | null
      subjectId: string
      data: { projectIds: string[] }
    }

/** Publishes the waiting drafts of a newly verified organization, as if its members had done it. */
export async function publishVerified(
  db: Db,
  {
    actorId,
    subjectId: organizationId,
    holdsForReview,
  }: { actorId: string | null; subjectId: string; holdsForReview: boolean },
  publish: (db: Db, event: PublishedEvent) => Promise<void>,
): Promise<void> {
  const projectIds = await publishWaiting(db, organizationId)
  for (const subjectId of projectIds) {
    await publish(db, { type: 'project.published', actorId, subjectId, data: {}, holdsForReview })
  }
  if (projectIds.length === 0) return
  await publish(db, {
    type: 'organization.projects_published',
    actorId,
    subjectId: organizationId,
    data: { projectIds },
  })
}

/** What becomes of projects, and who hears of it. */
import type { ScopeChange } from '#domain/agreed-scope.ts'
import type { Db } from '#server/db/db.ts'
import { notifyAccepted, notifyOfProjects } from '#server/features/notifications/queries.ts'
import { scopeLetterWait } from '#server/features/notifications/scope-queries.ts'

/** What volunteers agreed to when they were accepted (decision A30). */
export interface ScopeFacts {
  /** Its subject is the project. What was there before is recorded nowhere else. */
  'project.scope_changed': { changes: ScopeChange[] }
}

interface Happened {
  id: number
  actorId: string | null
  subjectId: string
}

/** Who reacts to each of these events, in this order; the completion of a project is settled with its applications. */
export const projectReactions = {
  'project.drafted': [],
  'project.published': [],
  'project.edited': [],
  'project.scope_changed': [notifyOfScope],
  'project.paused': [],
  'project.resumed': [],
  'project.impact_reported': [],
  'project.deleted': [],
  'organization.projects_published': [notifyPublished],
}

/** Notifies the volunteers who were accepted. */
async function notifyOfScope(db: Db, fact: Happened): Promise<void> {
  const { id: factId, actorId, subjectId: projectId } = fact
  await notifyAccepted(db, projectId, {
    kind: 'application.scope_changed',
    factId,
    actorId,
    data: { projectId },
    isLetter: true,
    letterWait: await scopeLetterWait(db, { factId, projectId }),
  })
}

/** Notifies once, however many projects there are. */
async function notifyPublished(
  db: Db,
  {
    id: factId,
    subjectId: organizationId,
    data,
  }: { id: number; subjectId: string; data: { projectIds: string[] } },
): Promise<void> {
  const { projectIds } = data
  const [projectId = '', ...others] = projectIds
  await notifyOfProjects(db, organizationId, {
    projectIds,
    kind: 'organization.projects_published',
    factId,
    // Also to the one who asked for the verification: what it published is news to them.
    actorId: null,
    data: { organizationId, projectId, moreProjects: String(others.length) },
  })
}

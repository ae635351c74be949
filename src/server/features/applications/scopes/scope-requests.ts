/** What follows for agreed scopes when a volunteer is accepted, a project changes, or work ends (decision A30). */
import type { AgreedScope, ScopeChange } from '#domain/applications/agreed-scope.ts'
import { decideScopeRequest } from '#domain/applications/scope-changes.ts'
import type { Db } from '#server/db/db.ts'
import { listAgreedWork } from '#server/queries/applications/agreed-scope.ts'
import { findProjectScope } from '#server/queries/applications/project-scope.ts'
import { findAcceptedAt, insertChange, insertScopes, listUnrecorded, saveDecided } from './scope-queries.ts'

/** Stores version 1 with the acceptance, from the project as it is. */
export async function storeFirstVersion(
  db: Db,
  { applicationId, projectId }: { applicationId: string; projectId: string },
): Promise<void> {
  const scope = await findProjectScope(db, projectId)
  const agreedAt = await findAcceptedAt(db, applicationId)
  await insertScopes(db, [applicationId], { version: 1, scope, source: 'acceptance', agreedAt })
}

/**
 * Stores version 1 for accepted volunteers who have none, because an earlier release accepted them. Lock the project
 * first.
 */
export async function storeMissingVersions(
  db: Db,
  { projectId, scope, at }: { projectId: string; scope: AgreedScope; at: Date },
): Promise<void> {
  const ids = await listUnrecorded(db, projectId)
  await insertScopes(db, ids, { version: 1, scope, source: 'recorded', agreedAt: at })
}

export interface ProjectEdit {
  projectId: string
  /** Null for an import. */
  actorId: string | null
  /** The scope of the project before and after. */
  before: AgreedScope
  after: AgreedScope
  at: Date
}

interface Requested {
  actorId: string | null
  subjectId: string
  data: { projectId: string; changeId: string }
}
type RequestedEvent =
  | (Requested & { type: 'application.scope_changed'; data: { changes: ScopeChange[] } })
  | (Requested & { type: 'application.scope_closed' })

/**
 * Asks every accepted volunteer of a locked project for what an edit changes of their agreed work. A newer request
 * supersedes an open one; if the project is again as agreed, the open one closes.
 */
export async function requestChanges(
  db: Db,
  { projectId, actorId, before, after, at }: ProjectEdit,
  publish: (db: Db, event: RequestedEvent) => Promise<void>,
): Promise<void> {
  await storeMissingVersions(db, { projectId, scope: before, at })
  for (const { applicationId, version, agreed, open } of await listAgreedWork(db, projectId)) {
    const request = decideScopeRequest({ agreed, open: open?.proposed ?? null, before, after })
    if (request.kind === 'none') continue
    const status = request.kind === 'close' ? 'closed' : 'superseded'
    const about = { actorId, subjectId: applicationId }
    if (open) {
      await saveDecided(db, [open.id], { status, at })
      const data = { projectId, changeId: open.id }
      await publish(db, { ...about, type: 'application.scope_closed', data })
    }
    if (request.kind === 'close') continue
    const { proposed, changes } = request
    const changeId = await insertChange(db, {
      applicationId,
      baseVersion: version,
      proposed,
      requestedBy: actorId,
      requestedAt: at,
    })
    const data = { projectId, changeId, changes }
    await publish(db, { ...about, type: 'application.scope_changed', data })
  }
}

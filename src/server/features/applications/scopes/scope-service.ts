/** Agreed scopes as their sides read them, and the volunteer's answer to a request (decision A30). */
import type { AgreedScopes, answerScopeChange } from '#contract/applications/agreed-scopes.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { listScopeChanges } from '#domain/applications/agreed-scope.ts'
import { decideScopeAnswer } from '#domain/applications/scope-changes.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { listMoveTargets } from '#server/queries/applications/received-applications.ts'
import { publish } from '#server/events/publish.ts'
import { parseScope } from '#server/queries/applications/agreed-scope.ts'
import { findProjectScope, writeScope } from '#server/queries/applications/project-scope.ts'
import { Problem } from '#server/http/problem.ts'
import { makeMove } from '#server/features/applications/moving.ts'
import { findState } from '#server/features/applications/queries.ts'
import { lockAccepted } from '#server/features/applications/work/work-check-queries.ts'
import { findChange, insertScopes, listChanges, listVersions, saveDecided } from './scope-queries.ts'

/** The agreed scopes of an application that the caller is a side of. */
export async function requireScopes(ctx: Context, id: string): Promise<AgreedScopes> {
  const [target] = await listMoveTargets(ctx, [id])
  if (!target) throw new Problem('application_not_found')
  const stored = await listVersions(ctx.db, id)
  const rows = stored.length > 0 ? stored : await computeMissing(ctx, target)
  const versions = rows.map(({ version, hash, source, agreedAt, document }) => ({
    version,
    hash,
    source,
    agreedAt: agreedAt.toISOString(),
    scope: parseScope(document),
  }))
  const changes = (await listChanges(ctx.db, id)).flatMap((row) => {
    const base = versions.find(({ version }) => version === row.baseVersion)
    if (!base) return []
    const proposed = parseScope(row.document)
    return {
      id: row.id,
      status: row.status,
      baseVersion: row.baseVersion,
      changes: listScopeChanges(base.scope, proposed),
      proposed,
      requestedAt: row.requestedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reason: row.declineReason,
    }
  })
  return { applicationId: id, versions, changes }
}

/** What the hourly job will record for a volunteer whom an earlier release accepted; a GET stores nothing itself. */
async function computeMissing(ctx: Context, { id, projectId }: { id: string; projectId: string }) {
  if ((await findState(ctx.db, id))?.status !== 'accepted') return []
  const scope = await findProjectScope(ctx.db, projectId)
  return [{ version: 1, source: 'recorded' as const, agreedAt: ctx.now(), ...writeScope(scope) }]
}

/**
 * Answers an open request as the accepted volunteer. Accepting stores the next version; declining keeps what was
 * agreed, with or without a reason, and can end the work with one.
 */
export async function answerChange(
  ctx: Context,
  id: string,
  { answer, reason }: EndpointInput<typeof answerScopeChange>['body'],
): Promise<AgreedScopes> {
  const found = await findChange(ctx.db, id)
  const [target] = found ? await listMoveTargets(ctx, [found.applicationId]) : []
  if (!found || !target) throw new Problem('scope_change_not_found')
  const { applicationId, projectId } = found
  await transact(ctx.db, async (db) => {
    // Edits, completions and withdrawals lock it too: exactly one of them is first.
    const project = await lockProject(db, projectId)
    // The schedule locks it before it asks about silence, which an answer ends.
    await lockAccepted(db, applicationId)
    const change = await findChange(db, id)
    const application = await findState(db, applicationId)
    if (!project || !change || !application) throw new Problem('scope_change_not_found')
    const decision = decideScopeAnswer({ change, application, by: target.side, answer, reason })
    if (!decision.allowed) throw new Problem(decision.refusal)
    const at = ctx.now()
    await saveDecided(db, [id], { status: decision.to, at, reason: decision.endsWork ? null : reason })
    const about = { actorId: ctx.actor.id, subjectId: applicationId, data: { projectId } }
    if (decision.to === 'accepted') {
      await insertScopes(db, [applicationId], {
        version: change.baseVersion + 1,
        scope: parseScope(change.document),
        source: 'change',
        agreedAt: at,
      })
      await publish(db, { type: 'application.scope_accepted', ...about })
    } else if (decision.endsWork) {
      // The organization reads why in the notification of the end.
      const move = {
        ...target,
        project,
        to: 'withdrawn',
        reason,
        declineReason: null,
        organizationFeedback: null,
      } as const
      const moved = await makeMove(ctx, db, move)
      if (!moved.allowed) throw new Problem(moved.refusal)
    } else {
      const data = { ...about.data, changeId: id }
      await publish(db, { type: 'application.scope_declined', ...about, data })
    }
  })
  return requireScopes(ctx, applicationId)
}

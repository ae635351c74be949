/** The impact report of a completed project, written with the completion or later. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { NewImpactReport, saveImpactReport } from '#contract/projects/impact-reports.ts'
import { hasImpact, isSameImpact } from '#domain/projects/impact.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findReport, removeReport, saveReport } from './impact-queries.ts'
import { allowMove, lockOwnProject } from './moves.ts'

type Edit = EndpointInput<typeof saveImpactReport>['body']

/**
 * Saves the impact report of a completed project. Refuses an edit if someone else changed the report in the meantime.
 */
export async function report(ctx: Context, id: string, { ifUpdatedAt, ...changes }: Edit): Promise<void> {
  await transact(ctx.db, async (db) => {
    allowMove(await lockOwnProject(ctx, db, id), 'report')
    const before = await findReport(db, id)
    const expectedVersion = ifUpdatedAt === null ? null : ifUpdatedAt && Date.parse(ifUpdatedAt)
    if (expectedVersion !== undefined && expectedVersion !== (before?.updatedAt.getTime() ?? null)) {
      throw new Problem('impact_report_changed')
    }
    await writeReport(ctx, db, { id, changes, before })
  })
}

type ReportChange = { id: string; changes: NewImpactReport; before: Awaited<ReturnType<typeof findReport>> }

/** Writes the report of a locked, completed project, and records the number before and after. */
export async function writeReport(
  ctx: Context,
  db: Db,
  { id, changes, before }: ReportChange,
): Promise<void> {
  if (isSameImpact(changes, before ?? { peopleHelped: null, summary: null })) return
  // Always later than the previous edit, even if the clock goes back, so that edits can be told apart.
  const at = new Date(Math.max(ctx.now().getTime(), (before?.updatedAt.getTime() ?? 0) + 1))
  await (hasImpact(changes)
    ? saveReport(db, { ...changes, projectId: id, reportedBy: ctx.actor.id, createdAt: at, updatedAt: at })
    : removeReport(db, id))
  await publish(db, {
    type: 'project.impact_reported',
    actorId: ctx.actor.id,
    subjectId: id,
    data: { before: before?.peopleHelped ?? null, after: changes.peopleHelped },
  })
}

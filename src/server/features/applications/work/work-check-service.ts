/** What both sides answer about accepted work. */
import type { Application } from '#contract/applications/applications.ts'
import { notRenewedReason, silentReason, type ApplicationSide } from '#domain/applications/applications.ts'
import {
  findAnswerRefusal,
  isRenewedBy,
  type WorkCheck,
  type WorkCheckAnswer,
} from '#domain/applications/work-checks.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockProject, type LockedProject } from '#server/queries/projects/lock-project.ts'
import { listMoveTargets } from '#server/queries/applications/received-applications.ts'
import { makeMove } from '#server/features/applications/moving.ts'
import { findState } from '#server/features/applications/queries.ts'
import { requireApplication } from '#server/features/applications/service.ts'
import { findWorkCheck, lockAccepted, saveWorkCheck } from './work-check-queries.ts'

interface Answered {
  id: string
  projectId: string
  project: LockedProject
  side: ApplicationSide
  check: WorkCheck
}

/** Says that the work continues, or frees the spot. */
export async function answerWorkCheck(
  ctx: Context,
  id: string,
  answer: WorkCheckAnswer,
): Promise<Application> {
  const [target] = await listMoveTargets(ctx, [id])
  if (!target) throw new Problem('application_not_found')
  await transact(ctx.db, async (db) => {
    const project = await lockProject(db, target.projectId)
    // A message that is being sent comes first: it holds this lock.
    await lockAccepted(db, id)
    const state = await findState(db, id)
    if (!project || !state) throw new Problem('application_not_found')
    const check = await findWorkCheck(db, id)
    const refusal = findAnswerRefusal(answer, { status: state.status, side: target.side, check })
    if (refusal) throw new Problem(refusal)
    await answers[answer](ctx, db, { ...target, project, check })
  })
  return requireApplication(ctx, id)
}

const answers: Record<WorkCheckAnswer, (ctx: Context, db: Db, work: Answered) => Promise<void>> = {
  still_active: (ctx, db, { id, projectId }) =>
    publish(db, { type: 'work.continued', actorId: ctx.actor.id, subjectId: id, data: { projectId } }),
  async renew(ctx, db, { id, projectId, side, check }) {
    const at = ctx.now()
    const isRenewed = isRenewedBy(side, check)
    await saveWorkCheck(
      db,
      id,
      isRenewed
        ? {
            renewedAt: at,
            renewalAskedAt: null,
            volunteerRenewedAt: null,
            organizationRenewedAt: null,
            overdueAt: null,
          }
        : { [side === 'volunteer' ? 'volunteerRenewedAt' : 'organizationRenewedAt']: at },
    )
    if (!isRenewed) return
    await publish(db, { type: 'work.renewed', actorId: ctx.actor.id, subjectId: id, data: { projectId } })
  },
  async free_spot(ctx, db, { check, ...work }) {
    const because = check.isSilent ? 'silent' : 'not_renewed'
    const decision = await makeMove(ctx, db, {
      ...work,
      to: 'withdrawn',
      reason: check.isSilent ? silentReason : notRenewedReason,
      because,
      declineReason: null,
      organizationFeedback: null,
    })
    if (!decision.allowed) throw new Problem(decision.refusal)
  },
}

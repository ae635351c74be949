import type { Application, moveApplication } from '#contract/applications/applications.ts'
import type { NewApplication } from '#contract/applications/new-application.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { decideApplying, type ApplyingRefusal } from '#domain/applications/applying.ts'
import { canSeeProject } from '#domain/projects/moves.ts'
import { findApplicationsClosedReason } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findBlockProblem } from '#server/queries/organizations/blocks.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { lockActive } from '#server/queries/accounts/lock-user.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfApplication } from '#server/languages/guessed-texts.ts'
import { listMoveTargets } from '#server/queries/applications/received-applications.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { makeMove } from './moving.ts'
import { findLatestState, findOrganizationName, findOrganizationOf, insertApplication } from './queries.ts'
import { requireAnswers } from './screening.ts'
import { findApplication } from './search.ts'

const applyingProblems = {
  own_project: 'own_project',
  volunteers_only: 'volunteers_only',
  already_applied: 'already_applied',
  cannot_apply_again: 'cannot_apply_again',
  completed: 'project_completed',
  canceled: 'project_canceled',
  paused: 'project_paused',
  full: 'no_places_left',
  deadline_passed: 'deadline_passed',
  not_published: 'project_not_published',
  queue_paused: 'queue_paused',
} as const satisfies Record<ApplyingRefusal, ProblemCode>

/**
 * Applies to a project. It must accept applications and not be the caller's own, and no earlier application of theirs
 * may prevent it.
 */
export async function apply(ctx: Context, form: NewApplication): Promise<Application> {
  const language = await findContentLanguage({ choice: form.language, texts: textsOfApplication(form) })
  const id = await transact(ctx.db, async (db) => {
    const pair = await lockPair(ctx, db, form.projectId)
    const project = await lockProject(db, form.projectId)
    if (project?.visibility === 'removed') throw new Problem('gone')
    if (!pair || !project || !canSeeProject(ctx.actor, project)) throw new Problem('project_not_found')
    const decision = decideApplying({
      isMember: isMemberOf(ctx.actor, project.organizationId),
      isVolunteer: ctx.actor.isVolunteer,
      latest: await findLatestState(db, { projectId: form.projectId, volunteerId: ctx.actor.id }),
      closed: findApplicationsClosedReason(
        project,
        dayInZone(ctx.now(), project.timeZone),
        ctx.config.applicationsPerSpot,
      ),
    })
    if (!decision.allowed) throw new Problem(applyingProblems[decision.refusal])
    if (!(await lockActive(db, ctx.actor.id))) throw new Problem('unauthorized')
    await requireNoBlock(db, pair)
    const applicationId = await insertApplication(db, {
      ...form,
      screeningAnswers: await requireAnswers(db, form),
      ...language,
      volunteerId: ctx.actor.id,
    })
    await publish(db, {
      type: 'application.received',
      actorId: ctx.actor.id,
      subjectId: applicationId,
      data: { projectId: form.projectId },
    })
    return applicationId
  })
  return requireApplication(ctx, id)
}

/**
 * Throws if a block keeps the volunteer from applying, with the name of an organization that they blocked. If it blocked
 * them, they read what any volunteer reads who applies after others (docs/decisions/0049).
 */
async function requireNoBlock(db: Db, pair: { volunteerId: string; organizationId: string }): Promise<void> {
  const problem = await findBlockProblem(db, pair, 'volunteer')
  if (problem === null) return
  if (problem !== 'blocked_by_you') throw new Problem('queue_paused')
  const name = await findOrganizationName(db, pair.organizationId)
  throw new Problem(problem, [{ path: 'projectId', message: fieldText('applications.blocked', { name }) }])
}

/** Locks what is between the caller and a project's organization, so that neither blocks the other meanwhile. */
async function lockPair({ actor }: Context, db: Db, projectId: string) {
  const organizationId = await findOrganizationOf(db, projectId)
  if (organizationId === null) return null
  const pair = { volunteerId: actor.id, organizationId }
  await lockContact(db, pair)
  return pair
}

/** Moves an application as one of its sides: accept, decline, withdraw, end or sign off (decision A12). */
export async function move(
  ctx: Context,
  id: string,
  form: EndpointInput<typeof moveApplication>['body'],
): Promise<Application> {
  const [target] = await listMoveTargets(ctx, [id])
  if (!target) throw new Problem('application_not_found')
  await transact(ctx.db, async (db) => {
    const project = await lockProject(db, target.projectId)
    if (!project) throw new Problem('application_not_found')
    const decision = await makeMove(ctx, db, {
      ...target,
      project,
      to: form.status,
      reason: form.reason,
      declineReason: form.declineReason,
      organizationFeedback: form.organizationFeedback,
    })
    if (!decision.allowed) throw new Problem(decision.refusal)
  })
  return requireApplication(ctx, id)
}

/** One application that the caller is a side of. */
export async function requireApplication(ctx: Context, id: string): Promise<Application> {
  const application = await findApplication(ctx, id)
  if (!application) throw new Problem('application_not_found')
  return application
}

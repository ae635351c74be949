import {
  answerMissingText,
  questionsChangedText,
  type Application,
  type moveApplication,
  type NewApplication,
} from '#contract/applications.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { isMemberOf } from '#domain/accounts.ts'
import { decideMove, holdsPlace } from '#domain/applications.ts'
import { decideApplying, type ApplyingRefusal } from '#domain/applying.ts'
import { maySeeProject } from '#domain/project-moves.ts'
import { whyApplicationsAreClosed } from '#domain/projects.ts'
import { decideAnswers } from '#domain/screening.ts'
import { dayInZone } from '#domain/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockProject } from '#server/db/lock-project.ts'
import { publish } from '#server/events.ts'
import { Problem } from '#server/http/problem.ts'
import {
  findLatestState,
  findMoveTarget,
  findState,
  insertApplication,
  listQuestions,
  saveMove,
  savePlaces,
} from './queries.ts'
import { findApplication } from './search.ts'

const applyingProblems = {
  own_project: 'own_project',
  volunteers_only: 'volunteers_only',
  already_applied: 'already_applied',
  cannot_apply_again: 'cannot_apply_again',
  completed: 'project_completed',
  paused: 'project_paused',
  full: 'no_places_left',
  deadline_passed: 'deadline_passed',
  not_published: 'project_not_published',
} as const satisfies Record<ApplyingRefusal, ProblemCode>

/** Applies to a project: it takes applications, is not the caller's own, and none of theirs stands in the way. */
export async function apply(ctx: Context, form: NewApplication): Promise<Application> {
  const id = await transact(ctx.db, async (db) => {
    const project = await lockProject(db, form.projectId)
    if (project?.visibility === 'removed') throw new Problem('gone')
    if (!project || !maySeeProject(ctx.actor, project)) throw new Problem('project_not_found')
    const decision = decideApplying({
      isMember: isMemberOf(ctx.actor, project.organizationId),
      isVolunteer: ctx.actor.isVolunteer,
      latest: await findLatestState(db, { projectId: form.projectId, volunteerId: ctx.actor.id }),
      closed: whyApplicationsAreClosed(project, dayInZone(ctx.now(), project.timeZone)),
    })
    if (!decision.allowed) throw new Problem(applyingProblems[decision.refusal])
    const applicationId = await insertApplication(db, {
      ...form,
      screeningAnswers: await readAnswers(db, form),
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
  return readApplication(ctx, id)
}

/** The answers with the words of the questions; refuses missing ones, and those to what is asked no more. */
async function readAnswers(db: Db, { projectId, screeningAnswers }: NewApplication) {
  const decision = decideAnswers(await listQuestions(db, projectId), screeningAnswers)
  if (decision.allowed) return decision.answers
  throw new Problem('invalid', [
    ...decision.missing.map((index) => ({
      path: `screeningAnswers.${index}.answer`,
      message: answerMissingText,
    })),
    ...(decision.hasUnknown ? [{ path: 'screeningAnswers', message: questionsChangedText }] : []),
  ])
}

/** Moves an application as one of its sides: accept, decline, withdraw, end or sign off (A12). */
export async function move(
  ctx: Context,
  id: string,
  form: EndpointInput<typeof moveApplication>['body'],
): Promise<Application> {
  const target = await findMoveTarget(ctx, id)
  if (!target) throw new Problem('application_not_found')
  await transact(ctx.db, async (db) => {
    const project = await lockProject(db, target.projectId)
    const application = await findState(db, id)
    if (!project || !application) throw new Problem('application_not_found')
    const decision = decideMove({
      application,
      to: form.status,
      by: target.side,
      reason: form.reason,
      project,
    })
    if (!decision.allowed) throw new Problem(decision.refusal)
    const isMoved = await saveMove(db, {
      id,
      from: application.status,
      to: form.status,
      endedBy: decision.endedBy,
      reason: form.status === 'withdrawn' ? form.reason : null,
      organizationFeedback:
        target.side === 'organization' ? (form.organizationFeedback ?? undefined) : undefined,
      actorId: ctx.actor.id,
      at: ctx.now(),
    })
    if (!isMoved) throw new Problem('conflict')
    const taken = Number(holdsPlace(form.status)) - Number(holdsPlace(application.status))
    if (taken !== 0) {
      await savePlaces(db, target.projectId, { ...project, acceptedCount: project.acceptedCount + taken })
    }
    const fact = { actorId: ctx.actor.id, subjectId: id, data: { projectId: target.projectId } }
    await publish(
      db,
      form.status === 'withdrawn'
        ? {
            ...fact,
            type: 'application.withdrawn',
            data: { ...fact.data, endedBy: decision.endedBy ?? target.side },
          }
        : { ...fact, type: `application.${form.status}` },
    )
  })
  return readApplication(ctx, id)
}

/** One application that the caller stands on a side of. */
export async function readApplication(ctx: Context, id: string): Promise<Application> {
  const application = await findApplication(ctx, id)
  if (!application) throw new Problem('application_not_found')
  return application
}

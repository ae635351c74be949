/** How members change an existing project: its fields, its state, or both. */
import { isDeepStrictEqual } from 'node:util'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { ProjectChanges } from '#contract/projects/form.ts'
import { listRefusedTexts } from '#contract/projects/refused-texts.ts'
import type { Issue } from '#contract/problem-body.ts'
import type { editProject } from '#contract/projects/management.ts'
import type { cancelProject, completeProject } from '#contract/projects/completion.ts'
import { fieldText } from '#contract/field-texts.ts'
import { listScopeChanges, scopeOf } from '#domain/applications/agreed-scope.ts'
import { keepAskedAnswers } from '#domain/safeguards/required-answers.ts'
import { isAsImported } from '#domain/projects/imported.ts'
import { statusAfterSpotsChange } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findAllowed } from '#server/queries/projects/allowed-sentences.ts'
import { lockOrganizationOf } from '#server/queries/organizations/lock-organization.ts'
import { applyPlacements } from '#server/queries/matching/skill-placements.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfProject } from '#server/languages/guessed-texts.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findCompletionVersion } from './completion-queries.ts'
import { checkDates, checkDeadline, vocabularyOf, withIds, withQuestionIds } from './form.ts'
import { writeReport } from './impact.ts'
import { allowMove, lockOwnProject } from './moves.ts'
import { findAcceptable } from '#server/features/projects/cases/findings.ts'
import { findForm, type StoredForm } from './form-queries.ts'
import { listApplicationStates, removeProject, saveProject } from '#server/features/projects/queries.ts'
import { saveWaiting } from './waiting-queries.ts'

type Edit = EndpointInput<typeof editProject>['body']

/**
 * Changes the named fields. The number of spots may change the status. Refuses an edit if someone else changed the
 * project in the meantime.
 */
export async function edit(ctx: Context, id: string, edited: Edit): Promise<void> {
  const { ifUpdatedAt, publishesWhenVerified, ...changes } = edited
  await transact(ctx.db, async (db) => {
    await lockOrganizationOf(db, id)
    const project = await lockOwnProject(ctx, db, id)
    allowMove(project, 'edit')
    const isStale = ifUpdatedAt !== undefined && Date.parse(ifUpdatedAt) !== project.updatedAt.getTime()
    if (isStale) throw new Problem('project_changed')
    if (publishesWhenVerified === false) {
      allowMove(project, 'keep')
      await saveWaiting(db, id, false)
    }
    const before = await findForm(db, id)
    const merged = mergeForm(before, changes)
    const after = { ...merged, ...(await findLanguage(before, merged, changes)) }
    // A language that was guessed from changed texts is no change of its own.
    const fields = listChanged(before, changes.language === undefined ? merged : after)
    if (fields.length === 0) return
    const issues = [
      ...(fields.includes('maxVolunteers') ? checkSpots(after.maxVolunteers, project.acceptedCount) : []),
      ...(fields.includes('applicationDeadline')
        ? checkDeadline(after.applicationDeadline, dayInZone(ctx.now(), after.timeZone))
        : []),
      ...checkDates(after),
      ...listRefusedTexts(
        // No form has checked a listing as it was imported. What else was not changed may be older than its rule.
        isAsImported(project)
          ? after
          : { ...changes, ...(after.hoursReason === null && { hoursReason: null }) },
        project.importedAt === null
          ? await findAllowed(db, project.organizationId)
          : await findAcceptable(db, { id, organizationId: project.organizationId }),
      ),
    ]
    if (issues.length > 0) throw new Problem('invalid', issues)
    const { maxVolunteers } = after
    await saveProject(db, id, {
      ...after,
      ...(await applyPlacements(db, vocabularyOf(after))),
      status: statusAfterSpotsChange(project.status, { ...project, maxVolunteers }),
      // For an imported listing, a deadline set here is the organization's own and is enforced.
      ...(fields.includes('applicationDeadline') && { deadlineEnforced: true }),
      // Always later than the previous edit, even if the clock goes back, so that edits can be told apart.
      updatedAt: new Date(Math.max(ctx.now().getTime(), project.updatedAt.getTime() + 1)),
    })
    const about = { actorId: ctx.actor.id, subjectId: id }
    const { holdsForReview } = ctx.config
    await publish(db, { type: 'project.edited', ...about, data: { fields }, holdsForReview })
    const scopes = { before: scopeOf(before), after: scopeOf(after) }
    const scopeChanges = listScopeChanges(scopes.before, scopes.after)
    if (scopeChanges.length > 0) {
      const data = { changes: scopeChanges }
      await publish(db, { type: 'project.scope_changed', ...about, data, ...scopes, at: ctx.now() })
    }
  })
}

/** The language after a change. It is not guessed again for the same texts. */
async function findLanguage(before: StoredForm, after: StoredForm, { language: choice }: ProjectChanges) {
  const texts = textsOfProject(after)
  if (choice === undefined && isDeepStrictEqual(texts, textsOfProject(before))) return {}
  return findContentLanguage({ choice, texts, before })
}

function mergeForm(
  before: StoredForm,
  { perks, screeningQuestions: requested, language: _, ...changes }: ProjectChanges,
): StoredForm {
  const merged: StoredForm = {
    ...before,
    perks: perks ? withIds(perks, before.perks) : before.perks,
    screeningQuestions: requested
      ? withQuestionIds(requested, before.screeningQuestions)
      : before.screeningQuestions,
  }
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  Object.assign(merged, Object.fromEntries(given))
  return { ...merged, ...keepAskedAnswers(merged), location: merged.isRemote ? null : merged.location }
}

function listChanged(before: StoredForm, after: StoredForm): string[] {
  const names = Object.keys(before)
  return names.filter((name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)))
}

/** The validation issue if there are fewer spots than accepted volunteers (decision A11). */
function checkSpots(maxVolunteers: number | null, acceptedCount: number): Issue[] {
  const isBelowAccepted = maxVolunteers !== null && maxVolunteers < acceptedCount
  return isBelowAccepted
    ? [{ path: 'maxVolunteers', message: fieldText('projects.tooFewSpots', { accepted: acceptedCount }) }]
    : []
}

/** Pauses or resumes a project. */
export async function pauseOrResume(ctx: Context, id: string, move: 'pause' | 'resume'): Promise<void> {
  await transact(ctx.db, async (db) => {
    const { status } = allowMove(await lockOwnProject(ctx, db, id), move)
    await saveProject(db, id, { status })
    const type = move === 'pause' ? 'project.paused' : 'project.resumed'
    await publish(db, { type, actorId: ctx.actor.id, subjectId: id, data: {} })
  })
}

type Completion = EndpointInput<typeof completeProject>['body']
type LeaveOut = Completion['leaveOut']

/** Completes a project. An event handler then closes its applications in the same transaction (decision A12). */
export async function complete(
  ctx: Context,
  id: string,
  { leaveOut, impactReport: impact, declineMessage, ifVersion }: Completion,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const { status } = allowMove(await lockOwnProject(ctx, db, id), 'complete')
    if (ifVersion !== undefined && ifVersion !== (await findCompletionVersion(db, id)))
      throw new Problem('completion_changed')
    await requireAccepted(db, id, leaveOut)
    const at = ctx.now()
    await saveProject(db, id, { status, completedAt: at })
    await publish(db, {
      type: 'project.completed',
      actorId: ctx.actor.id,
      subjectId: id,
      data: {},
      leaveOut,
      declineMessage,
      at,
    })
    if (impact) await writeReport(ctx, db, { id, changes: impact, before: null })
  })
}

type Cancellation = EndpointInput<typeof cancelProject>['body']

/** Cancels a project. An event handler then ends its applications in the same transaction (decision A29). */
export async function cancel(ctx: Context, id: string, { reason, ifVersion }: Cancellation): Promise<void> {
  await transact(ctx.db, async (db) => {
    const { status } = allowMove(await lockOwnProject(ctx, db, id), 'cancel')
    if (ifVersion !== undefined && ifVersion !== (await findCompletionVersion(db, id)))
      throw new Problem('completion_changed')
    const at = ctx.now()
    await saveProject(db, id, { status, canceledAt: at, cancelReason: reason })
    await publish(db, {
      type: 'project.canceled',
      actorId: ctx.actor.id,
      subjectId: id,
      data: {},
      reason,
      at,
    })
  })
}

/** Only accepted work can be left out. A volunteer who withdrew in the meantime already is. */
async function requireAccepted(db: Db, projectId: string, leaveOut: LeaveOut): Promise<void> {
  const ids = leaveOut.map(({ applicationId }) => applicationId)
  const states = await listApplicationStates(db, projectId, ids)
  const affected = states.filter(({ status }) => status === 'accepted' || status === 'withdrawn')
  const issues = ids.flatMap((id, index) =>
    affected.some((each) => each.id === id)
      ? []
      : [{ path: `leaveOut.${index}.applicationId`, message: fieldText('projects.notAccepted') }],
  )
  if (issues.length > 0) throw new Problem('invalid', issues)
}

/** Deletes a draft. */
export async function deleteOwnDraft(ctx: Context, id: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    allowMove(await lockOwnProject(ctx, db, id), 'delete')
    await removeProject(db, id)
    await publish(db, { type: 'project.deleted', actorId: ctx.actor.id, subjectId: id, data: {} })
  })
}

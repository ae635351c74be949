import type { User } from '#contract/accounts/accounts.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { limits } from '#contract/limits.ts'
import { newProject } from '#contract/projects/form.ts'
import { listRefusedTexts } from '#contract/projects/refused-texts.ts'
import type { createProject } from '#contract/projects/management.ts'
import type { Project } from '#contract/projects/projects.ts'
import { keepAskedAnswers } from '#domain/safeguards/required-answers.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findAllowed } from '#server/queries/projects/allowed-sentences.ts'
import { lockOrganizationOf, lockOwnOrganization } from '#server/queries/organizations/lock-organization.ts'
import { applyPlacements } from '#server/queries/matching/skill-placements.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfProject } from '#server/languages/guessed-texts.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import {
  checkDates,
  checkDeadline,
  datesOfCopy,
  vocabularyOf,
  withIds,
  withQuestionIds,
} from './managing/form.ts'
import { findForm } from './managing/form-queries.ts'
import { allowMove, lockOwnProject } from './managing/moves.ts'
import {
  findProject,
  insertProject,
  lockOrganization,
  saveOrganizationName,
  savePublication,
} from './queries.ts'
import { removeUnfinished } from './managing/unfinished-queries.ts'
import { saveWaiting } from './managing/waiting-queries.ts'

/** The project as the caller may see it; throws if it does not exist for them. */
export async function requireProject(ctx: Context<User | null>, id: string): Promise<Project> {
  const project = await findProject(ctx, id)
  if (!project) throw new Problem('project_not_found')
  if (project === 'removed') throw new Problem('gone')
  return project
}

type Posting = EndpointInput<typeof createProject>

/**
 * Posts a project of the given organization of the caller or of their primary one, or saves it as a draft, names the organization if it has no
 * name (decision A20), and returns the ID. The form that it was typed in is gone then.
 */
export async function post(
  ctx: Context,
  posted: Posting['body'],
  { organizationId, unfinishedId }: Posting['query'],
): Promise<string> {
  const form = { ...posted, ...keepAskedAnswers(posted) }
  return transact(ctx.db, async (db) => {
    const organization = await prepareOrganization(ctx, db, { organizationId, name: form.organizationName })
    const timeZone = form.timeZone ?? organization.timeZone
    const issues = [
      ...checkDeadline(form.applicationDeadline, dayInZone(ctx.now(), timeZone)),
      ...checkDates(form),
      ...listRefusedTexts(form, await findAllowed(db, organization.id)),
    ]
    if (issues.length > 0) throw new Problem('invalid', issues)
    const { organizationName: _name, isDraft: wantsDraft, ...fields } = form
    const isDraft = wantsDraft || mustStayDraft(ctx, organization)
    const publishWhenVerified = !wantsDraft && awaitsVerification(ctx, organization)
    const projectId = await insertProject(db, {
      ...fields,
      ...(await findContentLanguage({ choice: form.language, texts: textsOfProject(form) })),
      ...(await applyPlacements(db, vocabularyOf(form))),
      location: form.isRemote ? null : form.location,
      perks: withIds(form.perks),
      screeningQuestions: withQuestionIds(form.screeningQuestions),
      organizationId: organization.id,
      timeZone,
      createdBy: ctx.actor.id,
      visibility: isDraft ? 'draft' : 'published',
      publishWhenVerified,
    })
    if (unfinishedId !== undefined) await removeUnfinished(db, { id: unfinishedId, userId: ctx.actor.id })
    const about = { actorId: ctx.actor.id, subjectId: projectId, data: {} }
    const { holdsForReview } = ctx.config
    await publish(
      db,
      isDraft
        ? { type: 'project.drafted', ...about }
        : { type: 'project.published', ...about, holdsForReview },
    )
    return projectId
  })
}

async function prepareOrganization(
  ctx: Context,
  db: Db,
  { organizationId, name }: { organizationId: string | undefined; name: string | undefined },
) {
  const own = { userId: ctx.actor.id, organizationId, power: 'daily-work' } as const
  const organization = await lockOwnOrganization(db, own)
  if (!organization || !isMemberOf(ctx.actor, organization.id)) {
    throw new Problem(
      organizationId === undefined ? 'projects_by_organizations_only' : 'organization_not_found',
    )
  }
  const { id, timeZone, isVerified } = organization
  if (!organization.namedAt && name) {
    await saveOrganizationName(db, { id, name, at: ctx.now() })
    await publish(db, {
      type: 'organization.named',
      actorId: ctx.actor.id,
      subjectId: id,
      data: { name },
    })
  }
  return { id, timeZone, isVerified, isSuspended: await isOrganizationSuspended(db, id) }
}

interface OrganizationState {
  isVerified: boolean
  isSuspended: boolean
}

/** If the settings require it, an organization's projects wait until it is verified (decision A14). */
const awaitsVerification = (ctx: Context, { isVerified, isSuspended }: OrganizationState) =>
  !isSuspended && ctx.config.requireVerification && !isVerified

const mustStayDraft = (ctx: Context, organization: OrganizationState) =>
  organization.isSuspended || awaitsVerification(ctx, organization)

/**
 * Publishes a complete draft, which then appears first in lists, like a new project. If its organization must be
 * verified first, publishing is refused now and happens with the verification.
 */
export async function publishDraft(ctx: Context, id: string): Promise<void> {
  const isWaiting = await transact(ctx.db, async (db) => {
    await lockOrganizationOf(db, id)
    const project = await lockOwnProject(ctx, db, id)
    allowMove(project, 'publish')
    const form = await findForm(db, id)
    const { error } = newProject.safeParse(form)
    const issues = [
      ...(error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []),
      ...checkDeadline(project.applicationDeadline, dayInZone(ctx.now(), project.timeZone)),
      ...listRefusedTexts(form, await findAllowed(db, project.organizationId)),
    ]
    if (issues.length > 0) throw new Problem('invalid', issues)
    const organization = await lockOrganization(db, project.organizationId)
    if (organization?.isSuspended) throw new Problem('organization_suspended')
    if (organization && awaitsVerification(ctx, organization)) {
      await saveWaiting(db, id, true)
      return true
    }
    await savePublication(db, id)
    const { holdsForReview } = ctx.config
    const about = { actorId: ctx.actor.id, subjectId: id, data: {} }
    await publish(db, { type: 'project.published', ...about, holdsForReview })
    return false
  })
  // Throw only now, after the waiting state is saved.
  if (isWaiting) throw new Problem('verification_required')
}

/** Creates a draft with a project's content, without its volunteers, past days or confirmations; returns its ID. */
export async function duplicate(ctx: Context, id: string): Promise<string> {
  return transact(ctx.db, async (db) => {
    const project = await lockOwnProject(ctx, db, id)
    allowMove(project, 'duplicate')
    const form = await findForm(db, id)
    const today = dayInZone(ctx.now(), project.timeZone)
    const hasPassed = checkDeadline(form.applicationDeadline, today).length > 0
    const subjectId = await insertProject(db, {
      ...form,
      ...(await applyPlacements(db, vocabularyOf(form))),
      title: titleOfCopy(form.title),
      ...datesOfCopy(form, today),
      // Confirmed again for each project.
      confirmsNoPaidPost: false,
      confirmsLicense: false,
      applicationDeadline: hasPassed ? null : form.applicationDeadline,
      organizationId: project.organizationId,
      createdBy: ctx.actor.id,
      visibility: 'draft',
    })
    await publish(db, {
      type: 'project.drafted',
      actorId: ctx.actor.id,
      subjectId,
      data: { copyOf: id },
    })
    return subjectId
  })
}

/** The title with "(copy)" appended, shortened so that both fit. */
function titleOfCopy(title: string): string {
  const mark = ' (copy)'
  return (
    [...title]
      .slice(0, limits.title - mark.length)
      .join('')
      .trimEnd() + mark
  )
}

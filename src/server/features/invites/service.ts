/** Sending, answering and withdrawing invites (decision B8, safeguard S18). */
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { Invite, moveInvite, sendInvite } from '#contract/invites/invites.ts'
import {
  currentInviteStatus,
  findAcceptingRefusal,
  findInvitesClosedReason,
  findInvitingRefusal,
  findPairRefusal,
  secondsUntilInvitable,
  sideOfMove,
} from '#domain/invites/invites.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import type { StoredLanguage } from '#domain/text/content-languages.ts'
import { dayInZone, findLimitDay } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findContentLanguage, guessRemarkLanguage } from '#server/languages/content-language.ts'
import { requireUnblocked } from '#server/queries/organizations/blocks.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { lockProject, type LockedProject } from '#server/queries/projects/lock-project.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import { cutoffOf } from '#server/queries/applications/open-invites.ts'
import { requireInvitable } from './invitable-queries.ts'
import { findLimits, presentLimits } from './limits.ts'
import { closedCodes, pairCode } from './problems.ts'
import {
  findProjectOwner,
  insertInvite,
  listPairs,
  lockInvite,
  saveEnded,
  type LockedInvite,
} from './queries.ts'
import { findShownScope } from './scope.ts'
import { findInvite, requireInvite } from './search.ts'
import { expireOverdue } from './time.ts'

/** Makes the accepted application of the caller in the transaction, with the project locked; returns its id. */
export type JoinInvited = (
  ctx: Context,
  db: Db,
  volunteer: StoredLanguage & {
    projectId: string
    project: LockedProject
    coverLetter: string
    /** Answers to the project's questions; the required ones must be there. */
    screeningAnswers: Move['screeningAnswers']
    /** The member who invited them; null if their account is deleted. */
    decidedBy: string | null
  },
) => Promise<string>

type NewInvite = EndpointInput<typeof sendInvite>['body'] & { projectId: string }

/**
 * Invites a volunteer to a project of one of the caller's organizations. Locks the organization, what is between the two,
 * the project and the volunteer in this order, then counts both limits.
 */
export async function invite(
  ctx: Context,
  { projectId, volunteerId, content }: NewInvite,
): Promise<EndpointResponse<typeof sendInvite>> {
  const owner = await findProjectOwner(ctx.db, projectId)
  if (!owner || !isMemberOf(ctx.actor, owner.organizationId)) throw new Problem('project_not_found')
  if (owner.visibility === 'removed') throw new Problem('gone')
  const { organizationId } = owner
  const language = await guessRemarkLanguage(content)
  const { id, limits } = await transact(ctx.db, async (db) => {
    await lockOrganization(db, organizationId)
    const pair = { volunteerId, organizationId }
    const cutoff = cutoffOf(ctx)
    const findKnown = async () => (await listPairs(db, { volunteerId, cutoff }, [projectId])).get(projectId)
    // The same answer whether or not they blocked the organization after its invite.
    const invited = findPairRefusal({
      latestApplication: null,
      latestInvite: (await findKnown())?.latestInvite ?? null,
    })
    if (invited) throw new Problem(pairCode(invited))
    await requireInvitable(db, pair)
    await lockContact(db, pair)
    const project = await lockProject(db, projectId)
    if (!project) throw new Problem('project_not_found')
    await lockUser(db, volunteerId)
    const organization = await requireInvitable(db, pair)
    const before = await findLimits(ctx, db, { ...pair, organization })
    const known = await findKnown()
    const refusal = findInvitingRefusal({
      latestApplication: known?.latestApplication ?? null,
      latestInvite: known?.latestInvite ?? null,
      closed: findInvitesClosedReason(project, dayInZone(ctx.now(), project.timeZone)),
      limits: before,
    })
    if (refusal === 'used_up_today') {
      throw new Problem('invites_used_up', undefined, findLimitDay(ctx.now()).secondsLeft)
    }
    if (refusal === 'used_up_this_week') {
      const wait = before.oldest ? secondsUntilInvitable(before.oldest, ctx.now()) : undefined
      throw new Problem('volunteer_invites_used_up', undefined, wait)
    }
    if (refusal) throw new Problem(pairCode(refusal))
    await expireOverdue(db, { projectId, volunteerId, cutoff, now: ctx.now() })
    const inviteId = await insertInvite(db, {
      projectId,
      ...pair,
      senderId: ctx.actor.id,
      content,
      language,
      createdAt: ctx.now(),
    })
    if (inviteId === null) throw new Problem('invite_exists')
    const data = { projectId, ...pair }
    await publish(db, { type: 'invite.sent', actorId: ctx.actor.id, subjectId: inviteId, data })
    return { id: inviteId, limits: await findLimits(ctx, db, { ...pair, organization }) }
  })
  return { ...(await requireInvite(ctx, id)), remaining: presentLimits(limits) }
}

type Move = EndpointInput<typeof moveInvite>['body'] & { id: string }

/** Accepts or declines an invite as its volunteer, or withdraws it as a member of its organization. */
export async function move(ctx: Context, { id, ...form }: Move, join: JoinInvited): Promise<Invite> {
  const found = await findInvite(ctx, id)
  if (!found) throw new Problem('invite_not_found')
  const isVolunteer = found.volunteer.id === ctx.actor.id
  // Someone who joined the organization later still answers their own invite, and can't withdraw it.
  const side = isVolunteer ? 'volunteer' : 'organization'
  if (side !== sideOfMove(form.status)) throw new Problem('invite_not_yours')
  if (form.status === 'accepted' && ctx.actor.mustVerifyEmail) throw new Problem('email_not_verified')
  const language = await findContentLanguage({ texts: [form.coverLetter] })
  await transact(ctx.db, async (db) => {
    const project = await lockProject(db, found.project.id)
    const stored = await lockInvite(db, id)
    if (!project || !stored) throw new Problem('invite_not_found')
    const isClosed = isVolunteer && stored.closedForVolunteerAt !== null
    const status = isClosed ? 'closed' : currentInviteStatus(stored, cutoffOf(ctx))
    const locked = { ...stored, status }
    if (form.status === 'accepted') {
      await accept(ctx, db, { invite: locked, project, language, form, join })
      return
    }
    if (locked.status !== 'pending') throw new Problem('invite_ended')
    const { projectId, organizationId, volunteerId } = locked
    await saveEnded(db, id, {
      status: form.status,
      endedAt: ctx.now(),
      declineReason: form.declineReason ?? (form.reason === null ? null : 'other'),
      endReason: form.reason,
    })
    await publish(db, {
      type: `invite.${form.status}`,
      actorId: ctx.actor.id,
      subjectId: id,
      data: { projectId, organizationId, volunteerId },
    })
  })
  return requireInvite(ctx, id)
}

interface Acceptance {
  invite: LockedInvite
  project: LockedProject
  language: StoredLanguage
  form: Pick<Move, 'coverLetter' | 'scopeHash' | 'screeningAnswers'>
  join: JoinInvited
}

/** Accepts a locked invite to a locked project: makes the accepted application if a spot is free. */
async function accept(ctx: Context, db: Db, { invite: locked, project, language, form, join }: Acceptance) {
  const { id, projectId, organizationId, volunteerId } = locked
  const known = (await listPairs(db, { volunteerId, cutoff: cutoffOf(ctx) }, [projectId])).get(projectId)
  const refusal = findAcceptingRefusal({
    status: locked.status,
    latestApplication: known?.latestApplication ?? null,
    closed: findInvitesClosedReason(project, dayInZone(ctx.now(), project.timeZone)),
    isScopeRead: (await findShownScope(db, projectId)).scopeHash === form.scopeHash,
  })
  if (refusal === 'ended') throw new Problem('invite_ended')
  if (isMemberOf(ctx.actor, organizationId)) throw new Problem('own_project')
  // The volunteer does not learn of a suspension, which is between the organization and the site.
  if (await isOrganizationSuspended(db, organizationId)) throw new Problem('not_possible_now')
  await requireUnblocked(db, { volunteerId, organizationId }, 'volunteer')
  if (refusal) throw new Problem(acceptingCodes[refusal])
  const coverLetter = form.coverLetter ?? ''
  const applicationId = await join(ctx, db, {
    projectId,
    project,
    coverLetter,
    screeningAnswers: form.screeningAnswers,
    decidedBy: locked.senderId,
    ...language,
  })
  await saveEnded(db, id, { status: 'accepted', endedAt: ctx.now(), applicationId })
  await publish(db, {
    type: 'invite.accepted',
    actorId: ctx.actor.id,
    subjectId: id,
    data: { projectId, organizationId, volunteerId, applicationId },
  })
}

const acceptingCodes = {
  ...closedCodes,
  applied: 'already_applied',
  scope_changed: 'invite_scope_changed',
} as const

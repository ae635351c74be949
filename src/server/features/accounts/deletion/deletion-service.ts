/** Asking to delete an account, and keeping it after all (decision A31, docs/decisions/0109). */
import type { z } from '#contract/zod.ts'
import type { deletionForm, deletionForPerson, DeletionPreview } from '#contract/accounts/deletion.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { closesWith, findDeletionDue, findDeletionRefusal, needsNewOwner } from '#domain/accounts/deletion.ts'
import { recordAudit } from '#server/audit/record.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { hashToken } from '#server/email/link-token.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { countAdministrators, lockAdministrators } from '#server/queries/accounts/staff.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { filterAttended, takeUnattended } from '#server/features/accounts/attended-queries.ts'
import { findSecondFactor } from '#server/features/accounts/second-factor/second-factor-queries.ts'
import { passSecondFactor } from '#server/features/accounts/second-factor/second-factor-service.ts'
import { guardSignIn, type Attempt } from '#server/features/accounts/sign-in/sign-in-guard.ts'
import { listProjectsWithPeople } from './deletion-impact-queries.ts'
import * as queries from './deletion-queries.ts'

/** What deleting the caller's account would end, and whether it is possible. */
export async function previewDeletion({ db, actor, now }: Context): Promise<DeletionPreview> {
  const deletion = await queries.findDeletion(db, actor.id)
  const memberships = await queries.listClaimed(db, actor.id)
  const nameOf = ({ id, name }: queries.OwnOrganization) => ({ id, name })
  const closing = memberships.filter(closesWith)
  const projects = await listProjectsWithPeople(
    db,
    closing.map(({ id }) => id),
  )
  return {
    dueAt: deletion?.dueAt.toISOString() ?? null,
    dueAtIfRequested: findDeletionDue(now()).toISOString(),
    refusal: findDeletionRefusal({
      isLeaving: deletion !== null,
      isAdmin: actor.isAdmin,
      administrators: await countAdministrators(db),
      memberships,
    }),
    openApplications: await queries.listOpenApplications(db, actor.id),
    needOwner: memberships.filter(needsNewOwner).map(nameOf),
    closing: closing.map((own) => ({
      ...nameOf(own),
      projects: projects.filter(({ organizationId }) => organizationId === own.id).length,
      openProjects: own.openProjectIds.length,
    })),
    credentials: await queries.countCredentials(db, actor.id),
    hasSecondFactor: (await findSecondFactor(db, actor.id)) !== null,
  }
}

interface NewDeletion {
  userId: string
  keepsCredentials: boolean
  /** The administrator and their reason; null if the person asks. */
  by: { id: string; reason: string } | null
  /** The session that continues, so that its page shows when the account is deleted. */
  session: Buffer | null
}

/** Hides the person in the transaction, and publishes what else follows. Throws if they can't leave now. */
async function startDeletion(
  ctx: Pick<Context, 'db' | 'now'>,
  { userId, keepsCredentials, by, session }: NewDeletion,
) {
  const { db } = ctx
  const before = await queries.findLeaving(db, userId)
  const administrators = before?.isAdmin ? await lockAdministrators(db) : 0
  await queries.lockOrganizations(db, userId)
  await queries.lockOpenProjects(db, userId)
  await lockUser(db, userId)
  const person = await queries.findLeaving(db, userId)
  if (!person) throw new Problem('person_not_found')
  const memberships = await queries.listClaimed(db, userId)
  const refusal = findDeletionRefusal({ ...person, administrators, memberships })
  if (refusal) throw new Problem(refusal)
  const requestedAt = ctx.now()
  const dueAt = findDeletionDue(requestedAt)
  const closing = memberships.filter(closesWith)
  const organizationIds = closing.map(({ id }) => id)
  const projectIds = closing.flatMap(({ openProjectIds }) => openProjectIds)
  const isNew = await queries.insertDeletion(db, {
    userId,
    requestedAt,
    dueAt,
    requestedBy: by?.id ?? null,
    reason: by?.reason ?? null,
    keepsCredentials,
    pausedProjectIds: projectIds,
    unattendedOrganizationIds: organizationIds,
  })
  if (!isNew) throw new Problem('deletion_already_requested')
  const endedSessions = await endSessionsOf(db, userId, { except: session, removesWords: false })
  await publish(db, {
    type: 'account.deletion_requested',
    actorId: by?.id ?? userId,
    subjectId: userId,
    data: {},
    projectIds,
    organizationIds,
    at: requestedAt,
    dueAt,
  })
  return { dueAt, endedSessions }
}

/** Asks to delete the caller's account, with a code if they use two-step sign-in. Their other sessions end. */
export async function requestDeletion(
  ctx: Context,
  { credentials, code }: z.output<typeof deletionForm>,
  { attempt, session }: { attempt: Attempt; session: Buffer | null },
): Promise<{ dueAt: string }> {
  const userId = ctx.actor.id
  const keepsCredentials = credentials === 'keep'
  const act = async (db: Db) => {
    const { dueAt, endedSessions } = await startDeletion(
      { ...ctx, db },
      { userId, keepsCredentials, by: null, session },
    )
    // Last, so that a refusal uses up no code. Without one, it is refused like a wrong one; a call that signs in would
    // ask for it instead.
    await passSecondFactor({ ...ctx, db }, userId, code || ' ')
    await recordOwnAction(
      { ...ctx, db },
      { action: 'auth.request_deletion', userId, after: { endedSessions, keepsCredentials } },
    )
    return { dueAt: dueAt.toISOString() }
  }
  return guardSignIn(ctx, attempt, () => transact(ctx.db, act))
}

/** Ends a request and shows the person again. Of this and the deletion, the one that locks the request first wins. */
export async function keepAccount(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<boolean> {
  const deletion = await queries.lockDeletion(db, userId)
  if (!deletion) return false
  // As requests do, so that no other member leaves meanwhile.
  await queries.lockOrganizations(db, userId)
  await lockUser(db, userId)
  await queries.removeDeletion(db, userId)
  const memberships = await queries.listClaimed(db, userId)
  const attended = await filterAttended(
    db,
    memberships.map(({ id }) => id),
  )
  const ofOthers = await takeUnattended(db, attended)
  await publish(db, {
    type: 'account.deletion_canceled',
    actorId,
    subjectId: userId,
    data: {},
    projectIds: [...deletion.pausedProjectIds, ...ofOthers.projectIds],
    attendedOrganizationIds: [
      ...new Set([
        ...(await filterAttended(db, deletion.unattendedOrganizationIds)),
        ...ofOthers.organizationIds,
      ]),
    ],
    at: now(),
  })
  return true
}

/** Keeps the caller's account. */
export async function cancelDeletion(ctx: Context): Promise<void> {
  const userId = ctx.actor.id
  await transact(ctx.db, async (db) => {
    if (!(await keepAccount({ ...ctx, db }, { userId, actorId: userId }))) throw new Problem('not_leaving')
    await recordOwnAction({ ...ctx, db }, { action: 'auth.cancel_deletion', userId })
  })
}

/** Keeps the account of the person to whom a link was sent, once. Signs no one in. */
export async function cancelDeletionByLink(ctx: Context<User | null>, token: string): Promise<void> {
  const hash = hashToken(token)
  await transact(ctx.db, async (db) => {
    const userId = await queries.findLinkOwner(db, hash)
    if (userId === null || !(await keepAccount({ ...ctx, db }, { userId, actorId: userId }))) {
      throw new Problem('link_expired')
    }
    await recordOwnAction({ ...ctx, db }, { action: 'auth.cancel_deletion', userId })
  })
}

const by = (ctx: Context, userId: string) =>
  ({ actorId: ctx.actor.id, origin: ctx.origin, objectType: 'user', objectId: userId }) as const

async function requireOther(ctx: Context, db: Db, userId: string) {
  const person = await queries.findLeaving(db, userId)
  if (!person) throw new Problem('person_not_found')
  if (userId === ctx.actor.id) throw new Problem('own_case')
  return person
}

/** Asks to delete the account of a person who wrote in; all their sessions end. */
export async function requestDeletionFor(
  ctx: Context,
  userId: string,
  { reason, credentials }: z.output<typeof deletionForPerson>,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const { isStaff } = await requireOther(ctx, db, userId)
    if (isStaff) throw new Problem('person_is_administrator')
    const keepsCredentials = credentials === 'keep'
    const asked = { userId, keepsCredentials, by: { id: ctx.actor.id, reason }, session: null }
    const { endedSessions } = await startDeletion({ ...ctx, db }, asked)
    await recordAudit(db, {
      ...by(ctx, userId),
      action: 'user.request_deletion',
      after: { reason, endedSessions, keepsCredentials },
    })
  })
}

/** Keeps the account of a person who wrote in again. */
export async function cancelDeletionFor(ctx: Context, userId: string, reason: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    await requireOther(ctx, db, userId)
    if (!(await keepAccount({ ...ctx, db }, { userId, actorId: ctx.actor.id })))
      throw new Problem('not_leaving')
    await recordAudit(db, { ...by(ctx, userId), action: 'user.cancel_deletion', after: { reason } })
  })
}

import type { User } from '#contract/accounts/accounts.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import {
  invitationDays,
  type Invitation,
  type inviteMember,
  type OpenedInvitation,
} from '#contract/organizations/member-invitations.ts'
import { fieldText } from '#contract/field-texts.ts'
import { hasMemberPower } from '#domain/organizations/members.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { hashToken } from '#server/email/link-token.ts'
import { findReasonAhead } from '#server/email/transport.ts'
import * as queries from './invitation-queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { findEmailTime } from '#server/people-lists/pace.ts'
import { insertMember } from './member-queries.ts'
import { lockMembers, requireOwner } from './member-service.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The unanswered invitations of the caller's organization. */
export async function listOwnInvitations(ctx: Context, organizationId: string): Promise<Invitation[]> {
  requireOwner(ctx, organizationId)
  return queries.listInvitations(ctx, organizationId)
}

/**
 * A new sending, which voids the previous link and forgets what was not delivered. It is marked immediately if this site
 * only stores it; the mark goes when it leaves.
 */
export function newSending(ctx: Context) {
  const sentAt = ctx.now()
  const expiresAt = new Date(sentAt.getTime() + invitationDays * 86_400_000)
  return {
    sentAt,
    expiresAt,
    invitedBy: ctx.actor.id,
    tokenHash: null,
    undelivered: findReasonAhead(ctx.config),
  }
}

/** Locks the organization for an action that only owners may take, and loads its members. */
export async function lockAsOwner(ctx: Context, db: Db, organizationId: string) {
  const membership = await lockMembers(ctx, db, organizationId)
  if (!hasMemberPower(membership.own.role, 'members')) throw new Problem('owners_only')
  return membership
}

type NewInvitation = EndpointInput<typeof inviteMember>['body'] & { organizationId: string }

/**
 * Emails an invitation to an address. One that is sent again has the role and the name that are given now, also if there is
 * none. Only the email reveals whether the address has an account.
 */
export async function invite(
  ctx: Context,
  { organizationId, email, role, firstName, lastName }: NewInvitation,
  clientNetwork: string,
): Promise<void> {
  requireOwner(ctx, organizationId)
  if (isSame(email, ctx.actor.email)) {
    throw new Problem('invalid', [{ path: 'email', message: fieldText('organizations.ownEmail') }])
  }
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  await transact(ctx.db, async (db) => {
    const { members } = await lockAsOwner(ctx, db, organizationId)
    const existing = await queries.findInvitationId(db, { organizationId, email })
    const open = await queries.countInvitations(db, organizationId, ctx.now())
    if (!existing && members.length + open >= limits.members) throw new Problem('organization_full')
    const row = { organizationId, email, role, firstName, lastName, ...newSending(ctx) }
    const id = existing ?? (await queries.insertInvitation(db, row))
    if (existing) await queries.saveInvitation(db, { id, organizationId }, row)
    const data = { invitationId: id, sentAt: row.sentAt }
    await enqueueEmails(db, 'organization.invitation', [{ data }])
    await publish(db, {
      type: 'member.invited',
      actorId: ctx.actor.id,
      subjectId: organizationId,
      data: { invitationId: id, role },
    })
  })
}

interface Which {
  organizationId: string
  id: string
}

/** Sends an invitation again with a new link and the full lifetime. */
export async function resend(ctx: Context, which: Which, clientNetwork: string): Promise<void> {
  const listed = await listOwnInvitations(ctx, which.organizationId)
  const invitation = listed.find(({ id }) => id === which.id)
  if (!invitation) throw new Problem('invitation_not_found')
  await chargeEmailLimits(ctx, { emails: [invitation.email], clientNetwork })
  await transact(ctx.db, async (db) => {
    await lockAsOwner(ctx, db, which.organizationId)
    const sent = newSending(ctx)
    if (!(await queries.saveInvitation(db, which, sent))) throw new Problem('invitation_not_found')
    const { sentAt } = sent
    await enqueueEmails(db, 'organization.invitation', [{ data: { invitationId: which.id, sentAt } }])
    await publish(db, {
      type: 'member.invited_again',
      actorId: ctx.actor.id,
      subjectId: which.organizationId,
      data: { invitationId: which.id },
    })
  })
}

/** Sends all invitations again that the site only stored. None counts as an email with a link, because none left. */
export async function resendStored(ctx: Context, organizationId: string): Promise<{ sent: number }> {
  requireOwner(ctx, organizationId)
  return transact(ctx.db, async (db) => {
    await lockAsOwner(ctx, db, organizationId)
    const sent = newSending(ctx)
    const { sentAt } = sent
    const ids = await queries.saveStored(db, organizationId, sent)
    const emails = ids.map((invitationId, index) => ({
      data: { invitationId, sentAt },
      runAt: findEmailTime(sentAt, index),
    }))
    await enqueueEmails(db, 'organization.invitation', emails)
    for (const invitationId of ids)
      await publish(db, {
        type: 'member.invited_again',
        actorId: ctx.actor.id,
        subjectId: organizationId,
        data: { invitationId },
      })
    return { sent: ids.length }
  })
}

/** Withdraws an invitation. */
export async function withdraw(ctx: Context, which: Which): Promise<void> {
  requireOwner(ctx, which.organizationId)
  await transact(ctx.db, async (db) => {
    await lockAsOwner(ctx, db, which.organizationId)
    if (!(await queries.removeInvitation(db, which))) throw new Problem('invitation_not_found')
    await publish(db, {
      type: 'member.invitation_withdrawn',
      actorId: ctx.actor.id,
      subjectId: which.organizationId,
      data: { invitationId: which.id },
    })
  })
}

/** The organization and role of an invitation link. */
export async function open(ctx: Context<User | null>, token: string): Promise<OpenedInvitation> {
  const found = await queries.findByToken(ctx.db, { hash: hashToken(token), now: ctx.now() })
  if (!found) throw new Problem('link_expired')
  const { organizationName, role, email, firstName, lastName } = found
  const isNamed = firstName !== '' || lastName !== ''
  // Not the address: accepting verifies it, so someone else with the link must not learn with which one to sign up.
  return {
    organizationName,
    role,
    invited: ctx.actor === null && isNamed ? { firstName, lastName } : null,
    isForReader: ctx.actor && isSame(email, ctx.actor.email),
  }
}

/** Uses up an invitation link with its organization locked. Refuses every address except the invited one. */
async function take(ctx: Context<User | null>, db: Db, token: string) {
  const link = { hash: hashToken(token), now: ctx.now() }
  const found = await queries.findByToken(db, link)
  if (!found) throw new Problem('link_expired')
  if (ctx.actor && !isSame(found.email, ctx.actor.email)) throw new Problem('invitation_not_yours')
  await lockOrganization(db, found.organizationId)
  if (!(await queries.takeByToken(db, link))) throw new Problem('link_expired')
  return found
}

/** Makes the caller a member by the link emailed to their address, once. */
export async function accept(
  ctx: Context,
  token: string,
): Promise<{ organizationId: string; organizationName: string }> {
  return transact(ctx.db, async (db) => {
    const { organizationId, organizationName, role } = await take(ctx, db, token)
    const member = { organizationId, userId: ctx.actor.id, role, joinedAt: ctx.now() }
    if (await insertMember(db, member)) {
      await publish(db, {
        type: 'member.joined',
        actorId: ctx.actor.id,
        subjectId: organizationId,
        data: { memberId: ctx.actor.id, role },
        at: ctx.now(),
      })
    }
    return { organizationId, organizationName }
  })
}

/** Declines an invitation. Anyone with the emailed link can, even without an account. */
export async function decline(ctx: Context<User | null>, token: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    const { organizationId, id } = await take(ctx, db, token)
    await publish(db, {
      type: 'member.invitation_declined',
      actorId: ctx.actor?.id ?? null,
      subjectId: organizationId,
      data: { invitationId: id },
    })
  })
}

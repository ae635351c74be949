/** Invites a list of people to become members of an organization. */
import type { EndpointInput } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import type {
  inviteMembers,
  ListedMembers,
  ListedMemberStatus,
} from '#contract/organizations/member-invitations.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { concealAccount } from '#server/email/email-limits.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { publish } from '#server/events/publish.ts'
import { describeFaults, refuseFaults } from '#server/people-lists/faults.ts'
import { findEmailTime } from '#server/people-lists/pace.ts'
import { Problem } from '#server/http/problem.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import type { Charge } from '#server/http/limits/rate-limits.ts'
import { refuseList, writeRest } from '#server/people-lists/rows.ts'
import * as queries from './invitation-queries.ts'
import { lockAsOwner, newSending } from './invitation-service.ts'
import { parseMembers, type ListedMember } from './member-list.ts'
import { listMembers } from './member-queries.ts'
import { requireOwner } from './member-service.ts'

/** The people with what is to be done, and the expired invitations that are sent again. */
interface Sorted {
  people: (ListedMember & { status: ListedMemberStatus })[]
  expired: ReadonlyMap<string, string>
}

const present = ({ people }: Sorted): ListedMembers['people'] =>
  people.map(({ line, email, role, status, ...person }) => ({
    line,
    email,
    name: formatFullName(person),
    role,
    status,
  }))

const countNew = ({ people }: Sorted) => people.filter(({ status }) => status === 'new').length

/**
 * Invites the people of a list who are neither members nor have an open invitation, and leaves out addresses that got
 * several emails already. A row with a fault refuses the whole list unless such rows are left out; more people
 * than there is room for always do. Two lists at the same time wait for each other, so each person is invited once.
 */
export async function inviteListed(
  ctx: Context,
  organizationId: string,
  { csv, dryRun, skipsFaults }: EndpointInput<typeof inviteMembers>['body'],
): Promise<ListedMembers> {
  requireOwner(ctx, organizationId)
  const { people: listed, faults, list } = parseMembers(csv)
  const described = describeFaults(ctx, faults)
  const restOf = (further: readonly { line: number }[]) =>
    writeRest(
      list,
      [...faults, ...further].map(({ line }) => line),
    )
  const now = ctx.now()
  const before = await sortPeople(ctx.db, { organizationId, listed, now })
  await requireRoom(ctx, ctx.db, { organizationId, sorted: before })
  if (dryRun) {
    // Not who got several emails: that says something about people, and a check costs nothing.
    return {
      people: present(before),
      faults: described,
      invited: countNew(before),
      rest: restOf([]),
      retryAfter: null,
    }
  }
  refuseFaults(faults, { skipsFaults })
  const { charges, limited, retryAfter } = await chargeLimits(ctx, organizationId, before)
  try {
    return await transact(ctx.db, async (db) => {
      await lockAsOwner(ctx, db, organizationId)
      const sorted = leaveOut(await sortPeople(db, { organizationId, listed, now }), limited)
      await requireRoom(ctx, db, { organizationId, sorted })
      await sendInvitations(ctx, db, { organizationId, sorted })
      const later = sorted.people.filter(({ status }) => status === 'limited')
      return {
        people: present(sorted),
        faults: described,
        invited: countNew(sorted),
        rest: restOf(later),
        retryAfter,
      }
    })
  } catch (error) {
    await ctx.limits.refund(charges)
    throw error
  }
}

async function sortPeople(
  db: Db,
  {
    organizationId,
    listed,
    now,
  }: { organizationId: string; listed: readonly (ListedMember & { isRepeated: boolean })[]; now: Date },
): Promise<Sorted> {
  const emails = listed.map(({ email }) => email)
  const members = await queries.findMembersOf(db, { organizationId, emails })
  const invitations = await queries.findInvitationsByAddress(db, organizationId)
  const expired = new Map<string, string>()
  const people = listed.map(({ isRepeated, ...person }) => {
    if (isRepeated) return { ...person, status: 'repeated' as const }
    const key = person.email.toLowerCase()
    const invitation = invitations.get(key)
    if (members.has(key)) return { ...person, status: 'member' as const }
    if (!invitation) return { ...person, status: 'new' as const }
    if (invitation.expiresAt > now) return { ...person, status: 'invited' as const }
    expired.set(key, invitation.id)
    return { ...person, status: 'new' as const }
  })
  return { people, expired }
}

/** Refuses a list with more new people than the organization has room for. */
async function requireRoom(
  ctx: Context,
  db: Db,
  { organizationId, sorted }: { organizationId: string; sorted: Sorted },
): Promise<void> {
  const members = await listMembers({ ...ctx, db }, organizationId)
  const open = await queries.countInvitations(db, organizationId, ctx.now())
  const room = Math.max(0, limits.members - members.length - open)
  if (countNew(sorted) > room)
    throw refuseList(fieldText('accounts.importNoRoom', { room, max: limits.members }))
}

/** What an invitation counts for its address, as for a single one. */
const chargesOf = (ctx: Context, email: string): Charge[] => {
  const key = concealAccount(ctx, email)
  return [
    { limit: 'mails', key },
    { limit: 'mailsDay', key },
  ]
}

const newEmails = ({ people }: Sorted) =>
  people.filter(({ status }) => status === 'new').map(({ email }) => email)

/** Marks the addresses that get no email now. */
function leaveOut({ people, expired }: Sorted, limited: ReadonlySet<string>): Sorted {
  return {
    expired,
    people: people.map((person) =>
      person.status === 'new' && limited.has(person.email)
        ? { ...person, status: 'limited' as const }
        : person,
    ),
  }
}

/**
 * Takes what the list costs: each person counts for the organization, the caller and their network, also those who are left
 * out, so that no one learns for nothing who got several emails; each address counts as for a single invitation. Returns
 * the addresses that got too many emails, and the seconds until all of them can get one.
 */
async function chargeLimits(
  ctx: Context,
  organizationId: string,
  sorted: Sorted,
): Promise<{ charges: Charge[]; limited: Set<string>; retryAfter: number | null }> {
  const limited = new Set<string>()
  const cost = countNew(sorted)
  if (cost === 0) return { charges: [], limited, retryAfter: null }
  const senders = [organizationId, ctx.actor.id, clientNetworkOf(ctx.origin.ip)]
  await ctx.limits.charge(senders.map((key): Charge => ({ limit: 'memberInvitations', key, cost })))
  const taken: Charge[] = []
  let retryAfter: number | null = null
  for (const email of newEmails(sorted)) {
    const charges = chargesOf(ctx, email)
    try {
      await ctx.limits.charge(charges)
      taken.push(...charges)
    } catch (error) {
      if (!isOverLimit(error)) throw error
      limited.add(email)
      retryAfter = Math.max(retryAfter ?? 0, error.retryAfter ?? 0)
    }
  }
  const given = senders.map((key): Charge => ({ limit: 'memberInvitations', key, cost: cost - limited.size }))
  return { charges: [...taken, ...(cost > limited.size ? given : [])], limited, retryAfter }
}

const isOverLimit = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'too_many_requests'

async function sendInvitations(
  ctx: Context,
  db: Db,
  { organizationId, sorted: { people, expired } }: { organizationId: string; sorted: Sorted },
): Promise<void> {
  const sending = newSending(ctx)
  let index = 0
  for (const { email, firstName, lastName, role, status } of people) {
    if (status !== 'new') continue
    // A list without names leaves the one that an earlier list gave.
    const name = firstName === '' && lastName === '' ? {} : { firstName, lastName }
    const row = { organizationId, email, role, ...name, ...sending }
    const known = expired.get(email.toLowerCase())
    const id = known ?? (await queries.insertInvitation(db, row))
    if (known !== undefined) await queries.saveInvitation(db, { id, organizationId }, row)
    const { sentAt } = sending
    const runAt = findEmailTime(sentAt, index)
    await enqueueEmails(db, 'organization.invitation', [{ data: { invitationId: id, sentAt }, runAt }])
    await publish(db, {
      type: 'member.invited',
      actorId: ctx.actor.id,
      subjectId: organizationId,
      data: { invitationId: id, role },
    })
    index += 1
  }
}

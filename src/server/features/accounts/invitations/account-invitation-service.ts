/** Invitations to create an account: administrators import a list of people, who each get a link by email. */
import type { z } from '#contract/zod.ts'
import type { AccountInvitation, ImportedPeople, peopleList } from '#contract/accounts/account-invitations.ts'
import { accountInvitationDays, type InvitedStatus } from '#domain/accounts/account-invitations.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { hashToken } from '#server/email/link-token.ts'
import { findReasonAhead } from '#server/email/transport.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { describeFaults, refuseFaults } from '#server/people-lists/faults.ts'
import { findEmailTime } from '#server/people-lists/pace.ts'
import { writeRest } from '#server/people-lists/rows.ts'
import * as queries from './account-invitation-queries.ts'
import { parsePeople, type ListedPerson } from './people-file.ts'

/** A new sending. It is marked immediately if this site only stores it; the mark goes when it leaves. */
function newSending(ctx: Context) {
  const sentAt = ctx.now()
  const expiresAt = new Date(sentAt.getTime() + accountInvitationDays * 86_400_000)
  return { sentAt, expiresAt, undelivered: findReasonAhead(ctx.config) }
}

const by = (ctx: Context, objectId: string | null) =>
  ({ actorId: ctx.actor.id, origin: ctx.origin, objectType: 'account_invitation', objectId }) as const

/**
 * Invites the people of a list who have neither an account nor an invitation. A row with a fault refuses the whole list,
 * unless such rows are left out, or nothing is to be done but to look.
 */
export async function importPeople(
  ctx: Context,
  { csv, dryRun, skipsFaults }: z.output<typeof peopleList>,
): Promise<ImportedPeople> {
  const { people, faults, list } = parsePeople(csv)
  const left = {
    faults: describeFaults(ctx, faults),
    rest: writeRest(
      list,
      faults.map(({ line }) => line),
    ),
  }
  if (dryRun) {
    const listed = await addStatuses(ctx.db, people)
    return { ...left, people: listed, invited: listed.filter(({ status }) => status === 'new').length }
  }
  refuseFaults(faults, { skipsFaults })
  return transact(ctx.db, async (db) => {
    const listed = await addStatuses(db, people)
    const sending = newSending(ctx)
    const ids = await queries.insertInvitations(
      db,
      listed
        // In one order, so that two lists at the same time don't lock each other out.
        .toSorted((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
        .filter(({ status }) => status === 'new')
        .map(({ email, firstName, lastName }) => ({
          email,
          firstName,
          lastName,
          invitedBy: ctx.actor.id,
          createdAt: sending.sentAt,
          ...sending,
        })),
    )
    await enqueuePaced(db, ids, sending)
    await recordAudit(db, { ...by(ctx, null), action: 'invitation.import', after: { people: ids.length } })
    return { ...left, people: listed, invited: ids.length }
  })
}

async function addStatuses(
  db: Db,
  people: readonly (ListedPerson & { isRepeated: boolean })[],
): Promise<ImportedPeople['people']> {
  const emails = people.map(({ email }) => email)
  const accounts = await queries.findAccountsOf(db, emails)
  const invited = await queries.findInvited(db, emails)
  const statusOf = (email: string): InvitedStatus => {
    if (accounts.has(email)) return 'account'
    const hasDeclined = invited.get(email)
    if (hasDeclined === undefined) return 'new'
    return hasDeclined ? 'declined' : 'invited'
  }
  return people.map(({ isRepeated, ...person }) => ({
    ...person,
    status: isRepeated ? 'repeated' : statusOf(person.email.toLowerCase()),
  }))
}

/** What became of an invitation that no one accepted. */
export function stateOf(
  { declinedAt, expiresAt }: { declinedAt: Date | null; expiresAt: Date },
  now: Date,
): AccountInvitation['state'] {
  if (declinedAt) return 'declined'
  return expiresAt <= now ? 'expired' : 'sent'
}

/** One page of the invitations that no one accepted. */
export async function listOpen(
  ctx: Context,
  { cursor }: { cursor?: string | undefined },
): Promise<Page<AccountInvitation>> {
  const after = decodeCursor(cursor)
  const now = ctx.now()
  return pageOf(await queries.listInvitations(ctx.db, after), {
    isFirst: !after,
    keyOf: (row) => row,
    present: ({ sentAt, expiresAt, declinedAt, createdAt: _, ...row }) => ({
      ...row,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: stateOf({ declinedAt, expiresAt }, now),
    }),
    count: () => queries.countInvitations(ctx.db),
  })
}

/** Sends an invitation again with a new link and the full lifetime. */
export async function resend(ctx: Context, id: string, clientNetwork: string): Promise<void> {
  const email = await queries.findInvitationEmail(ctx.db, id)
  if (email === null) throw new Problem('invitation_not_found')
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  await transact(ctx.db, async (db) => {
    const sending = newSending(ctx)
    if (!(await queries.renewInvitation(db, { id, ...sending }))) throw new Problem('invitation_not_found')
    await enqueueEmails(db, 'account.invitation', [{ data: { id, sentAt: sending.sentAt } }])
    await recordAudit(db, { ...by(ctx, id), action: 'invitation.resend' })
  })
}

/** Sends all invitations again that the site only stored. None counts as an email with a link, because none left. */
export async function resendStored(ctx: Context): Promise<{ sent: number }> {
  return transact(ctx.db, async (db) => {
    const sending = newSending(ctx)
    const ids = await queries.renewStored(db, sending)
    await enqueuePaced(db, ids, sending)
    await recordAudit(db, { ...by(ctx, null), action: 'invitation.resend', after: { people: ids.length } })
    return { sent: ids.length }
  })
}

/** Enqueues the emails to a list of people, in parts. */
const enqueuePaced = (db: Db, ids: readonly string[], { sentAt }: { sentAt: Date }) =>
  enqueueEmails(
    db,
    'account.invitation',
    ids.map((id, index) => ({ data: { id, sentAt }, runAt: findEmailTime(sentAt, index) })),
  )

/** Withdraws an invitation. One that was declined stays, or a list would invite the person again. */
export async function withdraw(ctx: Context, id: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    if (!(await queries.removeInvitation(db, id))) throw new Problem('invitation_not_found')
    await recordAudit(db, { ...by(ctx, id), action: 'invitation.withdraw' })
  })
}

type AnyContext = Pick<Context, 'db' | 'now'>

const linkOf = (ctx: AnyContext, token: string) => ({ hash: hashToken(token), now: ctx.now() })

/** Whom an emailed link is for. */
export async function open(ctx: AnyContext, token: string) {
  const found = await queries.findByToken(ctx.db, linkOf(ctx, token))
  if (!found) throw new Problem('link_expired')
  return found
}

/** Declines for the person who has the link. */
export async function decline(ctx: AnyContext, token: string): Promise<void> {
  if (!(await queries.saveDeclined(ctx.db, linkOf(ctx, token)))) throw new Problem('link_expired')
}

/** Uses up the link that a registration came with, in its transaction. The address must be the one that got it. */
export async function takeInvitation(
  ctx: AnyContext,
  db: Db,
  { token, email }: { token: string; email: string },
): Promise<void> {
  if (!(await queries.takeByToken(db, { ...linkOf(ctx, token), email }))) throw new Problem('link_expired')
}

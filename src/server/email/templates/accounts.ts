/** Emails about accounts. Jobs render them, so that a token exists only in its email. */
import { z } from '#contract/zod.ts'
import { linkLifetimes } from '#contract/accounts/settings.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import { accountEmails } from '#server/email/texts/en-accounts.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findRecipient } from '#server/features/accounts/setting-queries.ts'
import {
  findToken,
  insertToken,
  isEmailFree,
  saveTokenHash,
} from '#server/features/accounts/token-queries.ts'

/** The kind of job that sends them. */
export const accountEmailKind = 'mail.account'

/** Account changes that we report to the person by email, because they must act if the change surprises them. */
const notices = [
  'passwordChanged',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'madeAdministrator',
] as const
export type AccountNotice = (typeof notices)[number]

const payloadSchema = z.discriminatedUnion('letter', [
  /** To the account with an address, if there is one. The requester does not learn whether it exists. */
  z.object({ letter: z.literal('reset'), email: z.string(), askedAt: z.coerce.date() }),
  z.object({ letter: z.literal('verify'), userId: z.uuid() }),
  /** To the address of a stored link: an address change, or the link that reverts it. */
  z.object({ letter: z.literal('link'), tokenId: z.uuid(), newEmail: z.string().nullable() }),
  /** To the old address, if no one has verified it. */
  z.object({ letter: z.literal('moving'), userId: z.uuid(), email: z.string(), changeId: z.uuid() }),
  z.object({ letter: z.enum(notices), userId: z.uuid(), factId: z.int() }),
])
type AccountEmail = z.input<typeof payloadSchema>

/** Enqueues an email in the transaction of the event. With a key, at most one waits at a time. */
export async function enqueueAccountEmail(db: Db, payload: AccountEmail, uniqueKey?: string): Promise<void> {
  await addJob(db, { kind: accountEmailKind, payload, ...(uniqueKey !== undefined && { uniqueKey }) })
}

export interface AccountEvent {
  id: number
  subjectId: string
}

/** Enqueues the email that verifies the address of a new account. */
export async function enqueueVerificationEmail(db: Db, { subjectId }: AccountEvent): Promise<void> {
  await enqueueAccountEmail(db, { letter: 'verify', userId: subjectId }, `verify:${subjectId}`)
}

/** Returns a handler that emails people about a change to their account. */
export function accountNoticeHandler(sentEmail: AccountNotice) {
  return (db: Db, { id, subjectId }: AccountEvent): Promise<void> =>
    enqueueAccountEmail(db, { letter: sentEmail, userId: subjectId, factId: id })
}

/** The handler of `mail.account`. */
export async function sendAccountEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const emailPayload = payloadSchema.parse(payload)
  switch (emailPayload.letter) {
    case 'reset':
      return sendReset(ctx, emailPayload)
    case 'verify':
      return sendVerification(ctx, emailPayload.userId)
    case 'link':
      return sendLink(ctx, emailPayload)
    case 'moving':
      return sendNotice(ctx, emailPayload, { name: `moving-${emailPayload.changeId}`, factId: null })
    case 'passwordChanged':
    case 'secondFactorAdded':
    case 'secondFactorRemoved':
    case 'recoveryCodeUsed':
    case 'madeAdministrator': {
      const { factId, userId } = emailPayload
      return sendNotice(ctx, emailPayload, { name: `fact-${factId}.user-${userId}`, factId })
    }
  }
}

/** A notice about an account change, with a link to choose a new password in case the change was not theirs. */
async function sendNotice(
  ctx: JobContext,
  emailPayload: { letter: 'moving' | AccountNotice; userId: string; email?: string },
  about: { name: string; factId: number | null },
): Promise<void> {
  const recipient = await findRecipient(ctx.db, { userId: emailPayload.userId })
  if (!recipient) return
  const to = { ...recipient, email: emailPayload.email ?? recipient.email }
  await sendEmailTo(ctx, to, {
    ...about,
    content: accountEmails[emailPayload.letter],
    path: '/auth?tab=forgot',
  })
}

async function sendReset(
  ctx: JobContext,
  { email, askedAt: requestedAt }: { email: string; askedAt: Date },
): Promise<void> {
  // A reset email that is delayed beyond the lifetime of its link is useless.
  if (ctx.now.getTime() - requestedAt.getTime() > linkLifetimes.reset * 60_000) return
  const recipient = await findRecipient(ctx.db, { email })
  if (recipient) await sendNewLink(ctx, recipient, 'reset')
}

async function sendVerification(ctx: JobContext, userId: string): Promise<void> {
  const recipient = await findRecipient(ctx.db, { userId })
  if (recipient && !recipient.isVerified) await sendNewLink(ctx, recipient, 'verify')
}

type Recipient = { userId: string; email: string; firstName: string; isDemo: boolean }

async function sendNewLink(ctx: JobContext, to: Recipient, purpose: 'reset' | 'verify'): Promise<void> {
  const token = makeToken()
  const { userId, email } = to
  const link = { userId, email, purpose, now: ctx.now, tokenHash: hashToken(token) }
  const id = await insertToken(ctx.db, link)
  const path = `/auth/${purpose}#${token}`
  await sendEmailTo(ctx, to, {
    content: accountEmails[purpose],
    path,
    name: `${purpose}-${id}`,
    factId: null,
  })
}

async function sendLink(
  ctx: JobContext,
  { tokenId, newEmail }: { tokenId: string; newEmail: string | null },
): Promise<void> {
  const link = await findToken(ctx.db, tokenId, ctx.now)
  if (!link) return
  const token = makeToken()
  const about = { name: `${link.purpose}-${tokenId}`, factId: null }
  if (link.purpose === 'revert') {
    if (!(await saveTokenHash(ctx.db, tokenId, hashToken(token)))) return
    const content = accountEmails.revert(newEmail ?? '')
    return sendEmailTo(ctx, link, { ...about, content, path: `/auth/keep-email#${token}` })
  }
  const owner = { email: link.email, userId: link.userId, now: ctx.now }
  if (!(await isEmailFree(ctx.db, owner))) {
    // The owner of that account is notified. The requester cannot tell whether the account exists.
    const holder = await findRecipient(ctx.db, { email: link.email })
    return holder
      ? sendEmailTo(ctx, holder, { ...about, content: accountEmails.taken, path: '/auth' })
      : undefined
  }
  if (!(await saveTokenHash(ctx.db, tokenId, hashToken(token)))) return
  return sendEmailTo(ctx, link, { ...about, content: accountEmails.change, path: `/auth/verify#${token}` })
}

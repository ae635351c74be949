/** Letters about who belongs to an organization: asked for as jobs, so that a token stands nowhere but in its letter. */
import { z } from '#contract/zod.ts'
import { verificationReasonTexts } from '#contract/messages/verification.ts'
import { topicOf } from '#domain/notice-topics.ts'
import type { MemberNoticeKind } from '#domain/notifications.ts'
import { verificationReasons } from '#domain/register.ts'
import { toLine } from '#domain/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { addLetters } from '#server/mail/choice-queries.ts'
import { hashToken, makeToken } from '#server/mail/link-token.ts'
import { organizationLetters } from '#server/mail/messages/en-organizations.ts'
import { sendTo } from '#server/mail/send.ts'
import {
  findClaim,
  findInvitation,
  findNotice,
  saveClaimToken,
  saveInvitationToken,
} from './letter-queries.ts'

/** The kind of job that writes them. */
export const organizationLetterKind = 'mail.organization'

const noticeLetters = [
  'removed',
  'madeOwner',
  'madeManager',
  'claimed',
  'claimedByReview',
  'markSuspended',
] as const
/** The notifications that say the same. */
const noticeKinds: Record<(typeof noticeLetters)[number], MemberNoticeKind> = {
  removed: 'member.excluded',
  madeOwner: 'member.made_owner',
  madeManager: 'member.made_manager',
  claimed: 'organization.claimed',
  claimedByReview: 'organization.claimed',
  markSuspended: 'verification.suspended',
}
/** Where those lead that do not lead to the organization. */
const noticePaths: Partial<Record<(typeof noticeLetters)[number], string>> = {
  removed: '/profile',
  markSuspended: '/organization-verification',
}

const payloadSchema = z.discriminatedUnion('letter', [
  z.object({
    letter: z.literal('invitation'),
    invitationId: z.uuid(),
    /** Of which sending: the letter of one before has no link to give any more. */
    sentAt: z.coerce.date(),
  }),
  z.object({ letter: z.literal('claim'), claimId: z.uuid() }),
  z.object({
    letter: z.enum(noticeLetters),
    factId: z.int(),
    userId: z.uuid(),
    organizationId: z.uuid(),
    actorId: z.uuid().nullable(),
    /** Why, where the letter tells it. */
    reasons: z.array(z.enum(verificationReasons)).optional(),
  }),
])
type OrganizationLetter = z.output<typeof payloadSchema>
type Notice = Extract<OrganizationLetter, { factId: number }>

/** Asks for a letter in the transaction of what it tells. */
export async function askForOrganizationLetter(db: Db, payload: OrganizationLetter): Promise<void> {
  await addJob(db, { kind: organizationLetterKind, payload })
}

/** Asks for the letters that tell people of a change. */
export async function mailNotices(db: Db, notices: readonly Notice[]): Promise<void> {
  for (const payload of notices) {
    const { userId, letter } = payload
    await addLetters(db, noticeKinds[letter], [{ userId, kind: organizationLetterKind, payload }])
  }
}

/** The handler of `mail.organization`. */
export async function sendOrganizationLetter(
  ctx: JobContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const asked = payloadSchema.parse(payload)
  switch (asked.letter) {
    case 'invitation':
      return sendInvitation(ctx, asked)
    case 'claim':
      return sendClaim(ctx, asked.claimId)
    case 'removed':
    case 'madeOwner':
    case 'madeManager':
    case 'claimed':
    case 'claimedByReview':
    case 'markSuspended':
      return sendNotice(ctx, asked)
  }
}

async function sendInvitation(
  ctx: JobContext,
  { invitationId: id, sentAt }: { invitationId: string; sentAt: Date },
): Promise<void> {
  const row = await findInvitation(ctx.db, id, ctx.now)
  if (!row || row.account?.isDisabled) return
  const token = makeToken()
  const { email, account } = row
  if (!(await saveInvitationToken(ctx.db, { id, sentAt, tokenHash: hashToken(token) }))) return
  await sendTo(
    ctx,
    {
      userId: account?.id ?? null,
      email,
      firstName: account?.firstName ?? '',
      isDemo: account?.isDemo ?? false,
    },
    {
      content: organizationLetters.invitation({
        organization: toLine(row.organization),
        inviter: toLine(row.inviter ?? ''),
        role: row.role,
        isNamed: row.isNamed,
      }),
      path: `/auth/invitation#${token}`,
      // Another one each time it is sent again, the same each time sending it is tried.
      name: `invitation-${id}-${sentAt.getTime()}`,
      factId: null,
    },
  )
}

async function sendClaim(ctx: JobContext, id: string): Promise<void> {
  const row = await findClaim(ctx.db, id, ctx.now)
  if (!row) return
  const token = makeToken()
  if (!(await saveClaimToken(ctx.db, id, hashToken(token)))) return
  const { email, organization, claimant } = row
  await sendTo(
    ctx,
    // It goes to the organization, whoever reads its mail.
    { userId: null, email, firstName: '', isDemo: false },
    {
      content: organizationLetters.claim({
        organization: toLine(organization),
        claimant: toLine(claimant ?? ''),
      }),
      path: `/auth/claim#${token}`,
      name: `claim-${id}`,
      factId: null,
    },
  )
}

async function sendNotice(
  ctx: JobContext,
  { letter, factId, reasons = [], ...about }: Notice,
): Promise<void> {
  const row = await findNotice(ctx.db, about)
  if (!row) return
  const { recipient, organization, actor } = row
  const { email, firstName, isDemo } = recipient
  await sendTo(
    ctx,
    { userId: recipient.id, email, firstName, isDemo },
    {
      content: organizationLetters[letter]({
        organization: toLine(organization),
        actor: toLine(actor ?? ''),
        reasons: reasons.map((reason) => verificationReasonTexts[reason]),
      }),
      path: noticePaths[letter] ?? '/profile?tab=organization',
      name: `fact-${factId}.user-${recipient.id}`,
      factId,
      topic: topicOf(noticeKinds[letter]),
    },
  )
}

/** Emails about membership, enqueued as jobs, so that a token exists only in its email. */
import { z } from '#contract/zod.ts'
import { verificationReasonTexts } from '#contract/i18n/verification.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import { verificationReasons } from '#domain/verification/register.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { enqueueNotificationEmails } from '#server/email/preference-queries.ts'
import { hashToken, makeToken } from '#server/email/link-token.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { claimLinks } from '#server/website-proof/link-queries.ts'
import { findInvitation, findMemberChange, saveInvitationToken } from './organization-queries.ts'
import { sendWebsiteLink } from './website-links.ts'

/** The job kind that sends these emails. */
export const organizationEmailKind = 'mail.organization'

const memberEmailTemplates = [
  'removed',
  'madeOwner',
  'madeManager',
  'claimed',
  'claimedByReview',
  'markSuspended',
] as const
/** The notification kinds with the same content. */
const matchingKinds: Record<(typeof memberEmailTemplates)[number], MemberNotificationKind> = {
  removed: 'member.excluded',
  madeOwner: 'member.made_owner',
  madeManager: 'member.made_manager',
  claimed: 'organization.claimed',
  claimedByReview: 'organization.claimed',
  markSuspended: 'verification.suspended',
}
/** Paths of the emails that do not link to the organization. */
const emailPaths: Partial<Record<(typeof memberEmailTemplates)[number], string>> = {
  removed: '/profile',
  markSuspended: '/organization-verification',
}

const payloadSchema = z.discriminatedUnion('letter', [
  z.object({
    letter: z.literal('invitation'),
    invitationId: z.uuid(),
    /** Identifies one sending of the invitation. A job for an earlier sending has no valid link to give anymore. */
    sentAt: z.coerce.date(),
  }),
  z.object({ letter: z.literal('claim'), claimId: z.uuid() }),
  z.object({
    letter: z.enum(memberEmailTemplates),
    factId: z.int(),
    userId: z.uuid(),
    organizationId: z.uuid(),
    actorId: z.uuid().nullable(),
    /** The reasons, for emails that state them. */
    reasons: z.array(z.enum(verificationReasons)).optional(),
  }),
])
type OrganizationEmail = z.output<typeof payloadSchema>
type MemberEmail = Extract<OrganizationEmail, { factId: number }>

/** Enqueues an email in the transaction of the change. */
export async function enqueueOrganizationEmail(db: Db, payload: OrganizationEmail): Promise<void> {
  await addJob(db, { kind: organizationEmailKind, payload })
}

/** Enqueues the emails that inform people of a change. */
export async function enqueueMemberEmails(db: Db, payloads: readonly MemberEmail[]): Promise<void> {
  for (const payload of payloads) {
    const { userId, letter: template } = payload
    await enqueueNotificationEmails(db, matchingKinds[template], [
      { userId, kind: organizationEmailKind, payload },
    ])
  }
}

/** Handles `mail.organization`. */
export async function sendOrganizationEmail(
  ctx: JobContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const emailPayload = payloadSchema.parse(payload)
  switch (emailPayload.letter) {
    case 'invitation':
      return sendInvitation(ctx, emailPayload)
    case 'claim':
      return sendClaim(ctx, emailPayload.claimId)
    case 'removed':
    case 'madeOwner':
    case 'madeManager':
    case 'claimed':
    case 'claimedByReview':
    case 'markSuspended':
      return sendMemberEmail(ctx, emailPayload)
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
  await sendEmailTo(
    ctx,
    {
      userId: account?.id ?? null,
      email,
      firstName: account?.firstName ?? '',
      isDemo: account?.isDemo ?? false,
    },
    {
      content: organizationEmails.invitation({
        organization: toSingleLine(row.organization),
        inviter: toSingleLine(row.inviter ?? ''),
        role: row.role,
        isNamed: row.isNamed,
      }),
      path: `/auth/invitation#${token}`,
      // The name differs for each resend and stays the same for each retry.
      name: `invitation-${id}-${sentAt.getTime()}`,
      factId: null,
    },
  )
}

async function sendClaim(ctx: JobContext, id: string): Promise<void> {
  await sendWebsiteLink(ctx, claimLinks, {
    id,
    kind: 'claim',
    content: ({ organization, requester }) => organizationEmails.claim({ organization, claimant: requester }),
  })
}

async function sendMemberEmail(
  ctx: JobContext,
  { letter: template, factId, reasons = [], ...about }: MemberEmail,
): Promise<void> {
  const row = await findMemberChange(ctx.db, about)
  if (!row) return
  const { recipient, organization, actor } = row
  const { email, firstName, isDemo } = recipient
  await sendEmailTo(
    ctx,
    { userId: recipient.id, email, firstName, isDemo },
    {
      content: organizationEmails[template]({
        organization: toSingleLine(organization),
        actor: toSingleLine(actor ?? ''),
        reasons: reasons.map((reason) => verificationReasonTexts[reason]),
      }),
      path: emailPaths[template] ?? '/profile?tab=organization',
      name: `fact-${factId}.user-${recipient.id}`,
      factId,
      topic: topicOf(matchingKinds[template]),
    },
  )
}

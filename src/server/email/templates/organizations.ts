/** Emails about organizations: their members and the verified mark. */
import { z } from '#contract/zod.ts'
import { verificationAnswersCatalog } from '#contract/texts/verification-answers-texts.ts'
import { topicOf } from '#domain/notifications/notification-rules.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { verificationReasons } from '#domain/verification/register.ts'
import {
  memberEmails,
  writeInvitation,
  writeNewOwner,
  writeSuspendedMark,
  type WriteChange,
} from '#server/email/content/organizations.ts'
import { addToken } from '#server/email/link-token.ts'
import {
  aboutPerson,
  attemptsOfOneDay,
  defineEmail,
  definePersonalEmail,
  type ReadContext,
} from '#server/email/template.ts'
import { clearUndelivered, saveUndelivered } from '#server/queries/accounts/undelivered-invitations.ts'
import {
  findActorName,
  findInvitation,
  findOrganizationName,
  saveInvitationToken,
} from './organization-queries.ts'

// More than a day, although an invitation is valid for a week.
const maxAttempts = attemptsOfOneDay

const aboutChange = aboutPerson.extend({ organizationId: z.uuid(), actorId: z.uuid().nullable() })
// The reason is the administrator's.
const aboutNewOwner = aboutChange.extend({
  isByStaff: z.literal(true).optional(),
  reason: z.string().optional(),
})

async function loadChange({ db }: ReadContext, about: z.output<typeof aboutChange>) {
  const organization = await findOrganizationName(db, about.organizationId)
  return organization === null ? null : { organization, actor: await findActorName(db, about.actorId) }
}

const membersPath = '/profile?tab=organization'

/** About a change of members; `kind` is the notification with the same content. */
const memberChange = (write: WriteChange, kind: MemberNotificationKind, path = membersPath) =>
  definePersonalEmail({
    data: aboutChange,
    topic: topicOf(kind),
    load: loadChange,
    render: (language, change) => write(language, change),
    path,
    maxAttempts,
  })

export const organizationTemplates = {
  'organization.invitation': defineEmail({
    data: z.object({
      invitationId: z.uuid(),
      /** Identifies one sending of the invitation. A job for an earlier sending has no valid link to give anymore. */
      sentAt: z.coerce.date(),
    }),
    async load({ db, now }, { invitationId }) {
      const row = await findInvitation(db, invitationId, now)
      if (!row || row.account?.isDisabled) return null
      const { email, firstName, account, organization, inviter, role, isNamed } = row
      return {
        recipient: {
          userId: account?.id ?? null,
          email,
          // People with an account chose how we address them.
          firstName: account?.firstName ?? firstName,
          isDemo: account?.isDemo ?? false,
          language: account?.language ?? null,
        },
        organization: toSingleLine(organization),
        inviter: toSingleLine(inviter ?? ''),
        role,
        isNamed,
      }
    },
    render: (language, invitation) => writeInvitation(language, invitation),
    path: ({ invitationId: id, sentAt }, { db }) =>
      addToken('/auth/invitation', (tokenHash) => saveInvitationToken(db, { id, sentAt, tokenHash })),
    // The name differs for each resend and stays the same for each retry.
    bouncesOf: ({ invitationId }) => invitationId,
    afterRefusal: (db, { invitationId: id, sentAt }, reason) =>
      saveUndelivered(db, { kind: 'organization', id, sentAt }, reason),
    beforeSend: ({ db }, { invitationId: id, sentAt }) =>
      clearUndelivered(db, { kind: 'organization', id, sentAt }),
    name: ({ invitationId, sentAt }) => `invitation-${invitationId}-${sentAt.getTime()}`,
    maxAttempts,
  }),
  'organization.removed': memberChange(memberEmails.removed, 'member.excluded', '/profile'),
  'organization.madeOwner': definePersonalEmail({
    data: aboutNewOwner,
    topic: topicOf('member.made_owner'),
    async load(ctx, { isByStaff = false, reason = null, ...about }) {
      const change = await loadChange(ctx, about)
      return change && { ...change, isByStaff, reason }
    },
    render: (language, change) => writeNewOwner(language, change),
    path: membersPath,
    maxAttempts,
  }),
  'organization.madeManager': memberChange(memberEmails.madeManager, 'member.made_manager'),
  'organization.claimed': memberChange(memberEmails.claimed, 'organization.claimed'),
  'organization.claimedByReview': memberChange(memberEmails.claimedByReview, 'organization.claimed'),
  'organization.markSuspended': definePersonalEmail({
    data: aboutChange.extend({ reasons: z.array(z.enum(verificationReasons)).optional() }),
    topic: topicOf('verification.suspended'),
    load: loadChange,
    render(language, { organization, reasons = [] }) {
      const { reasons: sentences } = verificationAnswersCatalog.read(language)
      return writeSuspendedMark(language, {
        organization,
        reasons: reasons.map((reason) => sentences[reason]),
      })
    },
    path: '/organization-verification',
    maxAttempts,
  }),
}

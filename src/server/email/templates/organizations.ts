/** Emails about organizations: their members and the verified mark. */
import { z } from '#contract/zod.ts'
import { verificationReasonTexts } from '#contract/i18n/verification.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { verificationReasons } from '#domain/verification/register.ts'
import type { EmailContent } from '#server/email/email.ts'
import { addToken } from '#server/email/link-token.ts'
import {
  aboutPerson,
  attemptsOfOneDay,
  defineEmail,
  definePersonalEmail,
  type ReadContext,
} from '#server/email/template.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import {
  findActorName,
  findInvitation,
  findOrganizationName,
  saveInvitationToken,
} from './organization-queries.ts'

// More than a day, although an invitation is valid for a week.
const maxAttempts = attemptsOfOneDay

const aboutChange = aboutPerson.extend({ organizationId: z.uuid(), actorId: z.uuid().nullable() })

async function loadChange({ db }: ReadContext, about: z.output<typeof aboutChange>) {
  const organization = await findOrganizationName(db, about.organizationId)
  return organization === null ? null : { organization, actor: await findActorName(db, about.actorId) }
}

/** About a change of members; `kind` is the notification with the same content. */
const memberChange = (
  render: (change: { organization: string; actor: string }) => EmailContent,
  kind: MemberNotificationKind,
  path = '/profile?tab=organization',
) =>
  definePersonalEmail({
    data: aboutChange,
    topic: topicOf(kind),
    load: loadChange,
    render: (change) => render(change),
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
      const { email, account, organization, inviter, role, isNamed } = row
      return {
        recipient: {
          userId: account?.id ?? null,
          email,
          firstName: account?.firstName ?? '',
          isDemo: account?.isDemo ?? false,
        },
        organization: toSingleLine(organization),
        inviter: toSingleLine(inviter ?? ''),
        role,
        isNamed,
      }
    },
    render: (names) => organizationEmails.invitation(names),
    path: ({ invitationId: id, sentAt }, { db }) =>
      addToken('/auth/invitation', (tokenHash) => saveInvitationToken(db, { id, sentAt, tokenHash })),
    // The name differs for each resend and stays the same for each retry.
    name: ({ invitationId, sentAt }) => `invitation-${invitationId}-${sentAt.getTime()}`,
    maxAttempts,
  }),
  'organization.removed': memberChange(organizationEmails.removed, 'member.excluded', '/profile'),
  'organization.madeOwner': memberChange(organizationEmails.madeOwner, 'member.made_owner'),
  'organization.madeManager': memberChange(organizationEmails.madeManager, 'member.made_manager'),
  'organization.claimed': memberChange(organizationEmails.claimed, 'organization.claimed'),
  'organization.claimedByReview': memberChange(organizationEmails.claimedByReview, 'organization.claimed'),
  'organization.markSuspended': definePersonalEmail({
    data: aboutChange.extend({ reasons: z.array(z.enum(verificationReasons)).optional() }),
    topic: topicOf('verification.suspended'),
    load: loadChange,
    render: ({ organization, reasons = [] }) =>
      organizationEmails.markSuspended({
        organization,
        reasons: reasons.map((reason) => verificationReasonTexts[reason]),
      }),
    path: '/organization-verification',
    maxAttempts,
  }),
}

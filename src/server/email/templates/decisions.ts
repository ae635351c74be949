/** Emails about administrators' decisions, rendered from the rows that contain the reason. */
import { z } from '#contract/zod.ts'
import { topicOf } from '#domain/notifications/notification-rules.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import { writeDecision, type WriteDecision } from '#server/email/content/decisions.ts'
import { aboutPerson, definePersonalEmail } from '#server/email/template.ts'
import { findClaimReason, findVerificationReason } from './decision-queries.ts'
import { findOrganizationName } from './organization-queries.ts'

const aboutOrganization = aboutPerson.extend({ organizationId: z.uuid() })

/** About a verification; `kind` is the notification with the same content. */
const verification = (write: WriteDecision, kind: MemberNotificationKind) =>
  definePersonalEmail({
    data: aboutOrganization.extend({ decisionId: z.int() }),
    topic: topicOf(kind),
    async load({ db }, { organizationId, decisionId }) {
      const organization = await findOrganizationName(db, organizationId)
      return organization === null
        ? null
        : { organization, reason: await findVerificationReason(db, decisionId) }
    },
    render: (language, decision) => write(language, decision),
    path: '/organization-verification',
  })

/** About a claim; `kind` is the notification with the same content. */
const claim = (write: WriteDecision, kind: MemberNotificationKind, path?: string) =>
  definePersonalEmail({
    data: aboutOrganization.extend({ reviewId: z.uuid() }),
    topic: topicOf(kind),
    async load({ db }, { organizationId, reviewId }) {
      const organization = await findOrganizationName(db, organizationId)
      return organization === null ? null : { organization, reason: await findClaimReason(db, reviewId) }
    },
    render: (language, decision) => write(language, decision),
    path: ({ organizationId }) => path ?? `/organizations/${organizationId}/claim`,
  })

export const decisionTemplates = {
  'decision.approved': verification(writeDecision('approved'), 'verification.confirmed'),
  'decision.declined': verification(writeDecision('declined'), 'verification.declined'),
  'decision.withdrawn': verification(writeDecision('withdrawn'), 'verification.withdrawn'),
  'decision.claimApproved': claim(
    writeDecision('claimApproved'),
    'claim.approved',
    '/profile?tab=organization',
  ),
  'decision.claimDeclined': claim(writeDecision('claimDeclined'), 'claim.declined'),
  'decision.claimOvertaken': claim(writeDecision('claimOvertaken'), 'claim.overtaken'),
}

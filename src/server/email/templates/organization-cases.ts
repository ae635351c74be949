/** Emails about what staff decided about an organization: its verification, or a claim to it. They are rendered from the rows with the reason. */
import { z } from '#contract/zod.ts'
import { topicOf } from '#domain/notifications/notification-rules.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import {
  writeOrganizationCase,
  type WriteOrganizationCase,
} from '#server/email/content/organization-cases.ts'
import { aboutPerson, definePersonalEmail } from '#server/email/template.ts'
import { findClaimReason, findVerificationReason } from './organization-case-queries.ts'
import { findOrganizationName } from './organization-queries.ts'

const aboutOrganization = aboutPerson.extend({ organizationId: z.uuid() })

/** About a verification; `kind` is the notification with the same content. */
const verification = (write: WriteOrganizationCase, kind: MemberNotificationKind) =>
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
const claim = (write: WriteOrganizationCase, kind: MemberNotificationKind, path?: string) =>
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

export const organizationCaseTemplates = {
  'decision.approved': verification(writeOrganizationCase('approved'), 'verification.confirmed'),
  'decision.declined': verification(writeOrganizationCase('declined'), 'verification.declined'),
  'decision.withdrawn': verification(writeOrganizationCase('withdrawn'), 'verification.withdrawn'),
  'decision.claimApproved': claim(
    writeOrganizationCase('claimApproved'),
    'claim.approved',
    '/profile?tab=organization',
  ),
  'decision.claimDeclined': claim(writeOrganizationCase('claimDeclined'), 'claim.declined'),
  'decision.claimOvertaken': claim(writeOrganizationCase('claimOvertaken'), 'claim.overtaken'),
}

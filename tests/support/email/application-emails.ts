/** Emails about Maya's application to the shelter's project; Ruth is a member of the shelter. */
import { topicOf } from '#domain/notifications/notification-rules.ts'
import { isWorkNotificationKind } from '#domain/notifications/notifications.ts'
import { defaultLanguage as language } from '#contract/i18n/languages.ts'
import { renderEmail } from '#server/email/render.ts'
import type { ApplicationEmailRow } from '#server/email/templates/application-queries.ts'
import { findWorkEmail, writeWorkEmail } from '#server/email/templates/applications.ts'

const config = { publicUrl: 'https://volunteers.example.org', contactEmail: 'hello@example.org' }
export const projectId = '7a0e1c1e-0000-4000-8000-000000000001'
export const applicationId = '7a0e1c1e-0000-4000-8000-000000000002'

export type Change = Partial<Omit<ApplicationEmailRow, 'recipient'>> & {
  recipient?: Partial<ApplicationEmailRow['recipient']>
}

/** A row as the database returns it: Maya applied to the shelter's project. */
export function applicationEmailRow(
  type: string,
  { recipient, ...change }: Change = {},
): ApplicationEmailRow {
  return {
    type,
    applicationId,
    endedBy: null,
    declineReason: null,
    because: null,
    removalReason: null,
    cancelReason: null,
    hasClosed: false,
    scopeReason: null,
    recipient: {
      userId: 'maya',
      email: 'maya@example.net',
      firstName: 'Maya',
      isDemo: false,
      language: null,
      isDisabled: false,
      isMember: false,
      ...recipient,
    },
    volunteer: { id: 'maya', firstName: 'Maya', lastName: 'Lindqvist' },
    organizationName: 'Harbor Light Shelter',
    project: { id: projectId, title: 'Redesign the intake form' },
    hasFeedback: false,
    hasContact: false,
    wasAccepted: false,
    isReviewWaiting: false,
    hasReviewed: false,
    isReviewHidden: false,
    isReplied: false,
    waitingHours: 0,
    ...change,
  }
}

export const member = { userId: 'ruth', email: 'ruth@example.net', firstName: 'Ruth', isMember: true }
/** The email's text without its unsubscribe links, which are signed again each time. */
export function compose(row: ApplicationEmailRow) {
  const found = findWorkEmail(row)
  if (!found || !isWorkNotificationKind(row.type)) return null
  const { recipient, path } = found
  const content = writeWorkEmail(language, found)
  const name = `fact-42.user-${row.recipient.userId}`
  const email = renderEmail({ content, recipient, language, path, name, topic: topicOf(row.type) }, config)
  return { ...email, text: email.text.replace(/\nUnsubscribe from emails[^]*$/, '') }
}

export const emailFooter = `-- 
Bridge Collective · Connecting skills with purpose
https://volunteers.example.org`

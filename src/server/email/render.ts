/** Builds the email for a domain event: who gets it and what it says. */
import { notificationMessages } from '#contract/i18n/en.ts'
import { notificationPaths } from '#contract/notifications/notifications.ts'
import { notificationTopicNames } from '#contract/i18n/notification-topics.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { topicOf, type NotificationTopic } from '#domain/notifications/notification-topics.ts'
import {
  isWorkNotificationKind,
  resolveEndedKind,
  type WorkNotificationKind,
} from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Config } from '#server/config/config.ts'
import { createSigner } from '#server/config/secrets.ts'
import type { Unsubscribe, Email, EmailContent, EmailText } from './email.ts'
import { renderHtml, renderText } from './layout.ts'
import { en, type ApplicationData } from './texts/en.ts'
import type { ApplicationEmailRow } from './queries.ts'
import { signSubscription } from './unsubscribe-token.ts'

/** Each kind of email: which side gets it, and its texts. */
const kinds: Record<
  WorkNotificationKind,
  { side: ApplicationSide; write: (data: ApplicationData) => EmailContent } | null
> = {
  'application.received': { side: 'organization', write: en.received },
  'application.accepted': { side: 'volunteer', write: en.accepted },
  'application.declined': { side: 'volunteer', write: en.declined },
  'application.withdrawn': { side: 'organization', write: en.withdrawn },
  'application.ended': { side: 'organization', write: en.ended },
  'application.released': { side: 'volunteer', write: en.released },
  'application.completed': { side: 'volunteer', write: en.completed },
  // The event has its own email, which lists the changes.
  'application.scope_changed': null,
  'review.by_volunteer': { side: 'organization', write: en.reviewedByVolunteer },
  'review.by_organization': { side: 'volunteer', write: en.reviewedByOrganization },
  'review.replied_by_volunteer': { side: 'organization', write: en.repliedByVolunteer },
  'review.replied_by_organization': { side: 'volunteer', write: en.repliedByOrganization },
  // They have their own emails, with the administrator's reason.
  'review.hidden': null,
  'review.restored': null,
  'application.closed': { side: 'volunteer', write: en.closed },
  'application.left_out': { side: 'volunteer', write: en.leftOut },
  'hours.logged': { side: 'organization', write: en.hoursLogged },
  'hours.confirmed': { side: 'volunteer', write: en.hoursConfirmed },
  'hours.rejected': { side: 'volunteer', write: en.hoursRejected },
}

const isAboutReview = (kind: WorkNotificationKind) =>
  kind === 'review.by_volunteer' || kind === 'review.by_organization'

/** Where the email's button leads: the same as the notification, except for kinds with a clear next step. */
function pathOf(kind: WorkNotificationKind, row: ApplicationEmailRow): string {
  // A hidden review can only be read once the reader has written their own.
  if (isAboutReview(kind) && mustReview(row)) return reviewPath(row)
  if (kind === 'application.closed') return '/browse'
  if (kind === 'application.declined' && !row.hasFeedback) return '/browse'
  return notificationPaths[kind]({ applicationId: row.applicationId, projectId: row.project.id })
}

const mustReview = ({ isReviewWaiting, hasReviewed }: ApplicationEmailRow) => isReviewWaiting && !hasReviewed

function reviewPath({ recipient, volunteer, project }: ApplicationEmailRow): string {
  const revieweeType = recipient.id === volunteer.id ? 'organization' : 'volunteer'
  const search = new URLSearchParams({ projectId: project.id, revieweeType })
  if (revieweeType === 'volunteer') search.set('revieweeId', volunteer.id)
  return `/create-review?${search.toString()}`
}

/** Whether the reason for the email has been undone or dealt with since. */
function isObsolete(kind: WorkNotificationKind, row: ApplicationEmailRow): boolean {
  // All of the hours may have been decided since.
  if (kind === 'hours.logged') return row.waitingHours === 0
  if (isAboutReview(kind)) return row.isReviewHidden
  const isReply = kind === 'review.replied_by_volunteer' || kind === 'review.replied_by_organization'
  return isReply && (row.isReviewHidden || !row.isReplied)
}

/**
 * The email about an event to a person, from the current data. Null if they should not get one: their account is
 * disabled, they are not (or no longer) on that side of the application, or there is nothing left to do.
 */
export function composeEmail(factId: number, row: ApplicationEmailRow, config: Sending): Email | null {
  const { recipient, volunteer, project, hasFeedback, hasContact, hasReviewed, waitingHours } = row
  if (!isWorkNotificationKind(row.type) || recipient.isDisabled) return null
  const kind = resolveEndedKind(row.type, row)
  const sentEmail = kinds[kind]
  const isOnSide = sentEmail?.side === 'organization' ? recipient.isMember : recipient.id === volunteer.id
  if (!sentEmail || !isOnSide || isObsolete(kind, row)) return null
  const named = {
    volunteer: toSingleLine(formatFullName(volunteer)),
    organization: toSingleLine(row.organizationName),
    project: toSingleLine(project.title),
  }
  const content = sentEmail.write({
    ...named,
    happened: notificationMessages[kind]({
      ...named,
      member: '',
      actor: '',
      reward: '',
      changes: [],
      moreProjects: 0,
    }),
    hasFeedback,
    hasContact,
    isReviewWaiting: mustReview(row),
    hasReviewed,
    waitingHours,
  })
  const name = `fact-${factId}.user-${recipient.id}`
  return renderEmail({ content, recipient, path: pathOf(kind, row), name, topic: topicOf(kind) }, config)
}

/** The settings that an email needs. Without the secrets its unsubscribe links would be invalid. */
type Sending = Pick<Config, 'publicUrl' | 'contactEmail'> & Partial<Pick<Config, 'secrets'>>

interface EmailParts {
  content: EmailContent
  /** The id is null if the address has no account. */
  recipient: { id: string | null; email: string; firstName: string }
  /** Where its button leads. */
  path: string
  /** The same on every attempt to send it. */
  name: string
  /** The topic to unsubscribe from, or null if there is none. */
  topic: NotificationTopic | 'digest' | null
}

/** Renders an email with this content to a person. */
export function renderEmail(
  { content, recipient, path, name, topic }: EmailParts,
  { publicUrl, contactEmail, secrets = [] }: Sending,
): Email {
  const leave =
    topic && recipient.id ? createUnsubscribe({ topic, userId: recipient.id }, { publicUrl, secrets }) : null
  const text: EmailText = {
    ...content,
    language: en.language,
    greeting: en.greeting(toSingleLine(recipient.firstName)),
    sections: (content.sections ?? []).map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ text: entry.text, url: publicUrl + entry.path })),
    })),
    action: { label: content.action, url: publicUrl + path },
    leave,
    footer: { brand: en.sender, contact: en.contact(contactEmail), product: en.product, url: publicUrl },
  }
  return {
    recipient: recipient.email,
    messageId: `<${name}@${new URL(publicUrl).hostname}>`,
    leave,
    subject: text.subject,
    text: renderText(text),
    html: renderHtml(text),
  }
}

function createUnsubscribe(
  { topic, userId }: { topic: NotificationTopic | 'digest'; userId: string },
  { publicUrl, secrets }: Pick<Config, 'publicUrl' | 'secrets'>,
): Unsubscribe {
  const isDigest = topic === 'digest'
  const token = signSubscription(createSigner(secrets), { userId, topic: isDigest ? null : topic })
  return {
    list: topic,
    label: isDigest ? en.unsubscribeDigest : en.leave(notificationTopicNames[topic]),
    url: `${publicUrl}/auth/unsubscribe#${token}`,
    oneClickUrl: `${publicUrl}/api/unsubscribe?token=${token}`,
    settings: { label: en.choices, url: `${publicUrl}/profile?tab=settings#notification-settings` },
  }
}

/** Emails about work: applications, their reviews and hours, to the other side. */
import { notificationMessages } from '#contract/i18n/en.ts'
import { notificationPaths } from '#contract/notifications/notifications.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import {
  isWorkNotificationKind,
  resolveEndedKind,
  type WorkNotificationKind,
} from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { EmailContent, Recipient } from '#server/email/email.ts'
import { aboutPerson, defineEmail } from '#server/email/template.ts'
import { en, type ApplicationData } from '#server/email/texts/en.ts'
import { findApplicationEmail, type ApplicationEmailRow } from './application-queries.ts'

/** Which side gets the email of a kind, and its texts. */
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
  const revieweeType = recipient.userId === volunteer.id ? 'organization' : 'volunteer'
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

interface WorkEmail {
  recipient: Recipient
  content: EmailContent
  path: string
}

/**
 * The email about an event to a person, from the current data. Null if they should not get one: their account is
 * disabled, they are not (or no longer) on that side of the application, or there is nothing left to do.
 */
export function composeWorkEmail(row: ApplicationEmailRow): WorkEmail | null {
  const { recipient, volunteer, project, hasFeedback, hasContact, hasReviewed, waitingHours } = row
  if (!isWorkNotificationKind(row.type) || recipient.isDisabled) return null
  const kind = resolveEndedKind(row.type, row)
  const texts = kinds[kind]
  const isOnSide = texts?.side === 'organization' ? recipient.isMember : recipient.userId === volunteer.id
  if (!texts || !isOnSide || isObsolete(kind, row)) return null
  const named = {
    volunteer: toSingleLine(formatFullName(volunteer)),
    organization: toSingleLine(row.organizationName),
    project: toSingleLine(project.title),
  }
  const content = texts.write({
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
  return { recipient, content, path: pathOf(kind, row) }
}

/**
 * The email of an event. What it says about an ended application, and why it ended, follows from the rows when it is
 * sent; such kinds have the topic of the event.
 */
const work = (type: WorkNotificationKind) =>
  defineEmail({
    data: aboutPerson,
    subscription: ({ userId }) => ({ userId, topic: topicOf(type) }),
    async load({ db }, { factId, userId }) {
      const row = await findApplicationEmail(db, { factId, userId })
      const email = row && composeWorkEmail(row)
      return email && { ...email, factId }
    },
    render: ({ content }) => content,
    path: ({ path }) => path,
    name: ({ factId, userId }) => `fact-${factId}.user-${userId}`,
  })

export const applicationTemplates = {
  'application.received': work('application.received'),
  'application.accepted': work('application.accepted'),
  'application.declined': work('application.declined'),
  'application.withdrawn': work('application.withdrawn'),
  'application.completed': work('application.completed'),
  'review.by_volunteer': work('review.by_volunteer'),
  'review.by_organization': work('review.by_organization'),
  'review.replied_by_volunteer': work('review.replied_by_volunteer'),
  'review.replied_by_organization': work('review.replied_by_organization'),
  'hours.logged': work('hours.logged'),
  'hours.confirmed': work('hours.confirmed'),
  'hours.rejected': work('hours.rejected'),
}

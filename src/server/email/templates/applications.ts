/** Emails about work: applications, their reviews and hours, to the other side. */
import { describeDecline } from '#contract/i18n/decline-reasons.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeNotification, noAppeal } from '#contract/i18n/named.ts'
import { workNotificationPaths } from '#contract/notifications/paths.ts'
import { declineReasonsCatalog } from '#contract/texts/decline-reasons-texts.ts'
import { notificationSentencesCatalog } from '#contract/texts/notification-sentences-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { resolveEndedKind } from '#domain/notifications/ended-kind.ts'
import { topicOf } from '#domain/notifications/notification-rules.ts'
import { isWorkNotificationKind, type WorkNotificationKind } from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { ApplicationData, WriteApplicationEmail } from '#server/email/content/applications/data.ts'
import { applicationEmails } from '#server/email/content/applications.ts'
import type { EmailContent } from '#server/email/email.ts'
import { aboutPerson, defineEmail } from '#server/email/template.ts'
import { applicationEmailsCatalog } from '#server/email/texts/application-emails-texts.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { findApplicationEmail, type ApplicationEmailRow } from './application-queries.ts'

/** Which side gets the email of a kind, and what it says. */
const kinds: Record<WorkNotificationKind, { side: ApplicationSide; write: WriteApplicationEmail } | null> = {
  'application.received': { side: 'organization', write: applicationEmails.received },
  // Emailed as a notification, for most people once a day.
  'application.waiting': null,
  'hours.waiting': null,
  'hours.confirmed_automatically': null,
  'hours.unanswered': null,
  'application.still_waiting': null,
  'application.organization_suspended': null,
  'application.organization_reinstated': null,
  'application.organization_unattended': null,
  'review.asked_of_volunteer': null,
  'review.asked_of_organization': null,
  'work.asked': null,
  'work.silent': null,
  'work.renewal_asked': null,
  'work.overdue': null,
  'application.freed': { side: 'volunteer', write: applicationEmails.freed },
  'application.accepted': { side: 'volunteer', write: applicationEmails.accepted },
  'application.declined': { side: 'volunteer', write: applicationEmails.declined },
  'application.withdrawn': { side: 'organization', write: applicationEmails.withdrawn },
  'application.unavailable': { side: 'organization', write: applicationEmails.unavailable },
  'application.work_unavailable': { side: 'organization', write: applicationEmails.workUnavailable },
  'application.ended': { side: 'organization', write: applicationEmails.ended },
  'application.released': { side: 'volunteer', write: applicationEmails.released },
  'application.completed': { side: 'volunteer', write: applicationEmails.completed },
  // The event has its own email, which lists the changes.
  'application.scope_changed': null,
  'application.scope_accepted': { side: 'organization', write: applicationEmails.scopeAccepted },
  'application.scope_declined': { side: 'organization', write: applicationEmails.scopeDeclined },
  'review.by_volunteer': { side: 'organization', write: applicationEmails.reviewedByVolunteer },
  'review.by_organization': { side: 'volunteer', write: applicationEmails.reviewedByOrganization },
  'review.replied_by_volunteer': { side: 'organization', write: applicationEmails.repliedByVolunteer },
  'review.replied_by_organization': { side: 'volunteer', write: applicationEmails.repliedByOrganization },
  // They have their own emails, with the administrator's reason.
  'review.hidden': null,
  'review.restored': null,
  'application.closed': { side: 'volunteer', write: applicationEmails.closed },
  'application.left_out': { side: 'volunteer', write: applicationEmails.leftOut },
  'application.unanswered': { side: 'volunteer', write: applicationEmails.unanswered },
  'application.project_canceled': { side: 'volunteer', write: applicationEmails.projectCanceled },
  'application.work_canceled': { side: 'volunteer', write: applicationEmails.projectCanceled },
  'application.project_removed': { side: 'volunteer', write: applicationEmails.projectRemoved },
  'application.work_removed': { side: 'volunteer', write: applicationEmails.projectRemoved },
  'hours.logged': { side: 'organization', write: applicationEmails.hoursLogged },
  'hours.confirmed': { side: 'volunteer', write: applicationEmails.hoursConfirmed },
  'hours.rejected': { side: 'volunteer', write: applicationEmails.hoursRejected },
}

const isAboutReview = (kind: WorkNotificationKind) =>
  kind === 'review.by_volunteer' || kind === 'review.by_organization'

/** Where the email's button leads: the same as the notification, except for kinds with a clear next step. */
function pathOf(kind: WorkNotificationKind, row: ApplicationEmailRow): string {
  // A hidden review can only be read once the reader has written their own.
  if (isAboutReview(kind) && mustReview(row)) return reviewPath(row)
  if (kind === 'application.project_removed' || kind === 'application.work_removed') return '/browse'
  if (kind === 'application.closed' && !row.hasFeedback) return '/browse'
  return workNotificationPaths[kind]({ applicationId: row.applicationId, projectId: row.project.id })
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

/**
 * The email about an event to a person, from the current data. Null if they should not get one: their account is
 * disabled, they are not (or no longer) on that side of the application, or there is nothing left to do.
 */
export function findWorkEmail(row: ApplicationEmailRow) {
  const { recipient, volunteer } = row
  if (!isWorkNotificationKind(row.type) || recipient.isDisabled) return null
  const kind = resolveEndedKind(row.type, row)
  const definition = kinds[kind]
  const isOnSide =
    definition?.side === 'organization' ? recipient.isMember : recipient.userId === volunteer.id
  if (!definition || !isOnSide || isObsolete(kind, row)) return null
  return { ...definition, kind, row, recipient, path: pathOf(kind, row) }
}

type WorkEmail = NonNullable<ReturnType<typeof findWorkEmail>>

export function writeWorkEmail(language: Language, { side, write, kind, row }: WorkEmail): EmailContent {
  const { hasFeedback, hasContact, hasReviewed, hasClosed, wasAccepted } = row
  const { removalReason, cancelReason, scopeReason, waitingHours } = row
  const named = {
    volunteer: toSingleLine(formatFullName(row.volunteer)),
    organization: toSingleLine(row.organizationName),
    project: toSingleLine(row.project.title),
  }
  const data: ApplicationData = {
    ...named,
    happened: describeNotification(notificationSentencesCatalog.read(language), kind, {
      ...named,
      member: '',
      actor: '',
      by: 'none',
      reward: '',
      moreProjects: 0,
      score: 0,
      ...noAppeal,
    }),
    declineReason: describeDecline(declineReasonsCatalog.read(language), row.declineReason),
    hasFeedback,
    hasContact,
    isReviewWaiting: mustReview(row),
    hasReviewed,
    removalReason,
    wasAccepted,
    cancelReason,
    hasClosed,
    scopeReason,
    waitingHours,
  }
  const shared = emailsCatalog.read(language)
  const { why } = shared
  const content = write(applicationEmailsCatalog.read(language), data, shared)
  return { ...content, why: side === 'organization' ? why.member(named) : why.applicant(named) }
}

/**
 * The email of an event. What it says about an ended application, and why it ended, follows from the rows when it is
 * sent; such kinds have the topic of the event.
 */
const work = (type: WorkNotificationKind) =>
  defineEmail({
    data: aboutPerson,
    subscription: ({ userId }) => ({ userId, topic: topicOf(type) }),
    async load({ db }, { eventId, userId }) {
      const row = await findApplicationEmail(db, { eventId, userId })
      const email = row && findWorkEmail(row)
      return email && { ...email, eventId }
    },
    render: (language, email) => writeWorkEmail(language, email),
    path: ({ path }) => path,
    name: ({ eventId, userId }) => `fact-${eventId}.user-${userId}`,
  })

export const applicationTemplates = {
  'application.received': work('application.received'),
  'application.accepted': work('application.accepted'),
  'application.declined': work('application.declined'),
  'application.withdrawn': work('application.withdrawn'),
  'application.completed': work('application.completed'),
  'application.scope_accepted': work('application.scope_accepted'),
  'application.scope_declined': work('application.scope_declined'),
  'review.by_volunteer': work('review.by_volunteer'),
  'review.by_organization': work('review.by_organization'),
  'review.replied_by_volunteer': work('review.replied_by_volunteer'),
  'review.replied_by_organization': work('review.replied_by_organization'),
  'hours.logged': work('hours.logged'),
  'hours.confirmed': work('hours.confirmed'),
  'hours.rejected': work('hours.rejected'),
}

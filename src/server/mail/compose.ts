/** Which letter a fact makes, for whom, and with what in it. */
import { happenings } from '#contract/messages/en.ts'
import { notificationPaths } from '#contract/notifications.ts'
import { noticeTopicNames } from '#contract/messages/notice-topics.ts'
import { namePerson } from '#domain/accounts.ts'
import type { ApplicationSide } from '#domain/applications.ts'
import { topicOf, type NoticeTopic } from '#domain/notice-topics.ts'
import { isWorkNoticeKind, tellEnd, type WorkNoticeKind } from '#domain/notifications.ts'
import { toLine } from '#domain/text.ts'
import type { Config } from '#server/config.ts'
import { makeSigner } from '#server/secrets.ts'
import type { Leave, Letter, LetterContent, LetterText } from './letter.ts'
import { renderHtml, renderText } from './layout.ts'
import { en, type ApplicationData } from './messages/en.ts'
import type { ApplicationLetterRow } from './queries.ts'
import { signSubscription } from './subscription.ts'

/** Each kind of letter: the side that gets it and its texts. */
const kinds: Record<
  WorkNoticeKind,
  { side: ApplicationSide; write: (data: ApplicationData) => LetterContent } | null
> = {
  'application.received': { side: 'organization', write: en.received },
  'application.accepted': { side: 'volunteer', write: en.accepted },
  'application.declined': { side: 'volunteer', write: en.declined },
  'application.withdrawn': { side: 'organization', write: en.withdrawn },
  'application.ended': { side: 'organization', write: en.ended },
  'application.released': { side: 'volunteer', write: en.released },
  'application.completed': { side: 'volunteer', write: en.completed },
  // It has an email of its own, with the changes.
  'application.scope_changed': null,
  'review.by_volunteer': { side: 'organization', write: en.reviewedByVolunteer },
  'review.by_organization': { side: 'volunteer', write: en.reviewedByOrganization },
  'review.replied_by_volunteer': { side: 'organization', write: en.repliedByVolunteer },
  'review.replied_by_organization': { side: 'volunteer', write: en.repliedByOrganization },
  // They have letters of their own, with the administrator's reason.
  'review.hidden': null,
  'review.restored': null,
  'application.closed': { side: 'volunteer', write: en.closed },
  'application.left_out': { side: 'volunteer', write: en.leftOut },
  'hours.logged': { side: 'organization', write: en.hoursLogged },
  'hours.confirmed': { side: 'volunteer', write: en.hoursConfirmed },
  'hours.rejected': { side: 'volunteer', write: en.hoursRejected },
}

const isAboutReview = (kind: WorkNoticeKind) =>
  kind === 'review.by_volunteer' || kind === 'review.by_organization'

/** Where the letter's button leads: where the notification does, but to what is to be done next after some kinds. */
function pathOf(kind: WorkNoticeKind, row: ApplicationLetterRow): string {
  // What waits cannot be read before the reader's own is written.
  if (isAboutReview(kind) && mustReview(row)) return reviewPath(row)
  if (kind === 'application.closed') return '/browse'
  if (kind === 'application.declined' && !row.hasFeedback) return '/browse'
  return notificationPaths[kind]({ applicationId: row.applicationId, projectId: row.project.id })
}

const mustReview = ({ isReviewWaiting, hasReviewed }: ApplicationLetterRow) => isReviewWaiting && !hasReviewed

function reviewPath({ recipient, volunteer, project }: ApplicationLetterRow): string {
  const revieweeType = recipient.id === volunteer.id ? 'organization' : 'volunteer'
  const search = new URLSearchParams({ projectId: project.id, revieweeType })
  if (revieweeType === 'volunteer') search.set('revieweeId', volunteer.id)
  return `/create-review?${search.toString()}`
}

/** Whether what a letter tells has been taken back or dealt with since. */
function isOver(kind: WorkNoticeKind, row: ApplicationLetterRow): boolean {
  // All of them may have been decided.
  if (kind === 'hours.logged') return row.waitingHours === 0
  if (isAboutReview(kind)) return row.isReviewHidden
  const isReply = kind === 'review.replied_by_volunteer' || kind === 'review.replied_by_organization'
  return isReply && (row.isReviewHidden || !row.isReplied)
}

/**
 * The letter of a fact to a person as things stand now, or null where they shall get none: their account is disabled, they
 * do not stand on that side of the application (any more), or there is nothing left to do about it.
 */
export function composeLetter(factId: number, row: ApplicationLetterRow, config: Sending): Letter | null {
  const { recipient, volunteer, project, hasFeedback, hasContact, hasReviewed, waitingHours } = row
  if (!isWorkNoticeKind(row.type) || recipient.isDisabled) return null
  const kind = tellEnd(row.type, row)
  const letter = kinds[kind]
  const isOnSide = letter?.side === 'organization' ? recipient.isMember : recipient.id === volunteer.id
  if (!letter || !isOnSide || isOver(kind, row)) return null
  const named = {
    volunteer: toLine(namePerson(volunteer)),
    organization: toLine(row.organizationName),
    project: toLine(project.title),
  }
  const content = letter.write({
    ...named,
    happened: happenings[kind]({
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
  return makeLetter({ content, recipient, path: pathOf(kind, row), name, topic: topicOf(kind) }, config)
}

/** What making a letter needs of the settings; without keys its links would be believed by nobody. */
type Sending = Pick<Config, 'publicUrl' | 'contactEmail'> & Partial<Pick<Config, 'secrets'>>

interface Parts {
  content: LetterContent
  /** The id is null where the address has no account. */
  recipient: { id: string | null; email: string; firstName: string }
  /** Where its button leads. */
  path: string
  /** The same each time it is sent. */
  name: string
  /** What it is about, to unsubscribe from; null where nobody can. */
  topic: NoticeTopic | 'digest' | null
}

/** A letter of these contents to a person. */
export function makeLetter(
  { content, recipient, path, name, topic }: Parts,
  { publicUrl, contactEmail, secrets = [] }: Sending,
): Letter {
  const leave =
    topic && recipient.id ? leaveOf({ topic, userId: recipient.id }, { publicUrl, secrets }) : null
  const text: LetterText = {
    ...content,
    language: en.language,
    greeting: en.greeting(toLine(recipient.firstName)),
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

function leaveOf(
  { topic, userId }: { topic: NoticeTopic | 'digest'; userId: string },
  { publicUrl, secrets }: Pick<Config, 'publicUrl' | 'secrets'>,
): Leave {
  const isDigest = topic === 'digest'
  const token = signSubscription(makeSigner(secrets), { userId, topic: isDigest ? null : topic })
  return {
    list: topic,
    label: isDigest ? en.leaveDigest : en.leave(noticeTopicNames[topic]),
    url: `${publicUrl}/auth/unsubscribe#${token}`,
    oneClickUrl: `${publicUrl}/api/unsubscribe?token=${token}`,
    settings: { label: en.choices, url: `${publicUrl}/profile?tab=settings#notification-settings` },
  }
}

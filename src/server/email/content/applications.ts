/** The content of emails about work. A name or title in the data is one line of text. */
import type { EmailContent } from '#server/email/email.ts'
import type { ApplicationEmailsTexts } from '#server/email/texts/application-emails-texts.ts'
import type { EmailsTexts } from '#server/email/texts/emails-texts.ts'
import { quote, quoteAdministrator, shorten } from './content.ts'

/** What emails about applications mention. */
export interface ApplicationData {
  volunteer: string
  organization: string
  project: string
  /** What happened, as the notification says it. */
  happened: string
  /** Why the organization declined the application, in kind words, or null. */
  declineReason: string | null
  /** The organization wrote a message to the volunteer with its decision. */
  hasFeedback: boolean
  /** The project tells accepted volunteers how to get in touch. */
  hasContact: boolean
  /** The review stays hidden until the reader's own side has written one, or time has passed. */
  isReviewWaiting: boolean
  /** The reader's own side has written one. */
  hasReviewed: boolean
  /** Why an administrator removed the project, or null. */
  removalReason: string | null
  /** The volunteer was at work. */
  wasAccepted: boolean
  /** Why the organization canceled the project, or null. */
  cancelReason: string | null
  /** The organization closed, which canceled the project. */
  hasClosed: boolean
  /** Why the volunteer declined a change of what they agreed to, or null. */
  scopeReason: string | null
  /** The sum of the hours that the organization has not confirmed yet. */
  waitingHours: number
}

/** Why it is sent depends only on the side that gets it. */
export type WriteApplicationEmail = (
  texts: ApplicationEmailsTexts,
  data: ApplicationData,
  /** The texts of all emails. */
  shared: EmailsTexts,
) => Omit<EmailContent, 'why'>

const feedbackIn = ({ feedback }: ApplicationEmailsTexts, { hasFeedback, organization }: ApplicationData) =>
  hasFeedback ? [feedback({ organization })] : []

/** The next step after a review: write your own first if the review is hidden until then, otherwise reply. */
function afterReview(
  { reviewed: texts }: ApplicationEmailsTexts,
  { isReviewWaiting, hasReviewed }: ApplicationData,
) {
  if (isReviewWaiting) return { next: texts.writeFirst, action: texts.writeReview }
  return { next: hasReviewed ? texts.reply : texts.write, action: texts.readReview }
}

export const applicationEmails = {
  received: (
    { received: texts }: ApplicationEmailsTexts,
    { volunteer, project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [happened, texts.next],
    action: texts.action,
  }),
  accepted: (all: ApplicationEmailsTexts, data: ApplicationData) => {
    const { accepted: texts } = all
    const { organization, happened, hasContact } = data
    return {
      subject: texts.subject({ organization }),
      paragraphs: [
        texts.happened({ happened }),
        ...feedbackIn(all, data),
        hasContact ? texts.withContact : texts.withoutContact,
      ],
      action: texts.action,
    }
  },
  declined: (all: ApplicationEmailsTexts, data: ApplicationData) => {
    const { declined: texts } = all
    const { project, happened, declineReason, hasFeedback } = data
    const reason = declineReason === null ? [] : [declineReason]
    return {
      subject: texts.subject({ project: shorten(project) }),
      paragraphs: [happened, ...reason, ...feedbackIn(all, data), texts.next],
      action: hasFeedback ? texts.readMessage : texts.seeProjects,
    }
  },
  withdrawn: (
    { withdrawn: texts }: ApplicationEmailsTexts,
    { volunteer, project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [texts.happened({ happened })],
    action: texts.action,
  }),
  unavailable: (
    { unavailable: texts, withdrawn }: ApplicationEmailsTexts,
    { volunteer, project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [withdrawn.happened({ happened })],
    action: withdrawn.action,
  }),
  workUnavailable: (
    { workUnavailable: texts }: ApplicationEmailsTexts,
    { volunteer, project, happened, waitingHours }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [happened, ...(waitingHours > 0 ? [texts.hours({ hours: waitingHours })] : [])],
    action: waitingHours > 0 ? texts.reviewHours : texts.action,
  }),
  ended: ({ ended: texts }: ApplicationEmailsTexts, { volunteer, project, happened }: ApplicationData) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [happened, texts.next],
    action: texts.action,
  }),
  released: (
    { released: texts, thanks }: ApplicationEmailsTexts,
    { project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [happened, thanks],
    action: texts.action,
  }),
  freed: ({ freed: texts, thanks }: ApplicationEmailsTexts, { project, happened }: ApplicationData) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [happened, texts.next, thanks],
    action: texts.action,
  }),
  closed: (all: ApplicationEmailsTexts, data: ApplicationData) => ({
    subject: all.closed.subject({ project: shorten(data.project) }),
    paragraphs: [data.happened, ...feedbackIn(all, data), all.closed.next],
    action: data.hasFeedback ? all.declined.readMessage : all.closed.action,
  }),
  leftOut: ({ leftOut: texts, thanks }: ApplicationEmailsTexts, { project, happened }: ApplicationData) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [happened, thanks],
    action: texts.action,
  }),
  unanswered: (
    { unanswered: texts, thanks }: ApplicationEmailsTexts,
    { project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [happened, texts.next, thanks],
    action: texts.action,
  }),
  projectCanceled: (
    { projectCanceled: texts, organizationWrote, thanks }: ApplicationEmailsTexts,
    { organization, project, happened, cancelReason, hasClosed, wasAccepted }: ApplicationData,
  ) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [
      ...(hasClosed
        ? [(wasAccepted ? texts.closedWork : texts.closed)({ organization, project })]
        : [
            wasAccepted ? texts.endedWork({ organization, project }) : happened,
            ...quote(organizationWrote({ organization }), cancelReason),
          ]),
      texts.next,
      thanks,
    ],
    action: texts.action,
  }),
  projectRemoved: (
    { projectRemoved: texts }: ApplicationEmailsTexts,
    { project, happened, removalReason }: ApplicationData,
    shared: EmailsTexts,
  ) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [happened, ...quoteAdministrator(shared, removalReason), texts.next],
    action: texts.action,
  }),
  scopeAccepted: (
    { scopeAccepted: texts }: ApplicationEmailsTexts,
    { volunteer, project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [happened, texts.next],
    action: texts.action,
  }),
  scopeDeclined: (
    { scopeDeclined: texts }: ApplicationEmailsTexts,
    { volunteer, project, happened, scopeReason }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [happened, ...quote(texts.wrote({ volunteer }), scopeReason), texts.next],
    action: texts.action,
  }),
  completed: (all: ApplicationEmailsTexts, data: ApplicationData) => ({
    subject: all.completed.subject({ organization: data.organization }),
    // Any message there is was written when they were accepted.
    paragraphs: [data.happened],
    action: all.completed.action,
  }),
  reviewedByVolunteer: (all: ApplicationEmailsTexts, data: ApplicationData) => {
    const { volunteer, organization, happened } = data
    const { next, action } = afterReview(all, data)
    const subject = all.reviewed.byVolunteer({ volunteer, organization: shorten(organization) })
    return { subject, paragraphs: [happened, next], action }
  },
  reviewedByOrganization: (all: ApplicationEmailsTexts, data: ApplicationData) => {
    const { organization, happened } = data
    const { next, action } = afterReview(all, data)
    const subject = all.reviewed.byOrganization({ organization: shorten(organization) })
    return { subject, paragraphs: [happened, next], action }
  },
  repliedByVolunteer: (
    { replied: texts }: ApplicationEmailsTexts,
    { volunteer, happened }: ApplicationData,
  ) => ({
    subject: texts.byVolunteer({ volunteer }),
    paragraphs: [happened, texts.next],
    action: texts.action,
  }),
  repliedByOrganization: (
    { replied: texts }: ApplicationEmailsTexts,
    { organization, happened }: ApplicationData,
  ) => ({
    subject: texts.byOrganization({ organization: shorten(organization) }),
    paragraphs: [happened, texts.next],
    action: texts.action,
  }),
  hoursLogged: (
    { hoursLogged: texts }: ApplicationEmailsTexts,
    { volunteer, project, happened, waitingHours: hours }: ApplicationData,
  ) => ({
    subject: texts.subject({ volunteer, project: shorten(project) }),
    paragraphs: [texts.happened({ happened, hours }), texts.next],
    action: texts.action,
  }),
  hoursConfirmed: (
    { hoursConfirmed: texts }: ApplicationEmailsTexts,
    { organization, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ organization: shorten(organization) }),
    paragraphs: [happened, texts.next],
    action: texts.action,
  }),
  hoursRejected: (
    { hoursRejected: texts }: ApplicationEmailsTexts,
    { organization, project, happened }: ApplicationData,
  ) => ({
    subject: texts.subject({ project: shorten(project) }),
    paragraphs: [happened, texts.next({ organization })],
    action: texts.action,
  }),
} as const satisfies Record<string, WriteApplicationEmail>

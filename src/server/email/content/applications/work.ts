/** The content of emails about work that began: its scope, its end, hours and reviews. */
import { quote, shorten } from '#server/email/content/content.ts'
import type { ApplicationEmailsTexts } from '#server/email/texts/application-emails-texts.ts'
import type { ApplicationData, WriteApplicationEmail } from './data.ts'

/** The next step after a review: write your own first if the review is hidden until then, otherwise reply. */
function afterReview(
  { reviewed: texts }: ApplicationEmailsTexts,
  { isReviewWaiting, hasReviewed }: ApplicationData,
) {
  if (isReviewWaiting) return { next: texts.writeFirst, action: texts.writeReview }
  return { next: hasReviewed ? texts.reply : texts.write, action: texts.readReview }
}

export const workEmails = {
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

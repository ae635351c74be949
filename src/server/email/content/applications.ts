/** The content of emails about applications: sent, decided, withdrawn, or ended with their project; and those about their work. */
import type { ApplicationData, WriteApplicationEmail } from '#server/email/content/applications/data.ts'
import { workEmails } from '#server/email/content/applications/work.ts'
import type { ApplicationEmailsTexts } from '#server/email/texts/application-emails-texts.ts'
import type { EmailsTexts } from '#server/email/texts/emails-texts.ts'
import { quote, quoteAdministrator, shorten } from './content.ts'

const feedbackIn = ({ feedback }: ApplicationEmailsTexts, { hasFeedback, organization }: ApplicationData) =>
  hasFeedback ? [feedback({ organization })] : []

export const applicationEmails = {
  ...workEmails,
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
} as const satisfies Record<string, WriteApplicationEmail>

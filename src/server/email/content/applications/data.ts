/** What emails about an application are written from. A name or title in the data is one line of text. */
import type { EmailContent } from '#server/email/email.ts'
import type { ApplicationEmailsTexts } from '#server/email/texts/application-emails-texts.ts'
import type { EmailsTexts } from '#server/email/texts/emails-texts.ts'

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

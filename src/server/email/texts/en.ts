/** Emails in English. A name or title in the data is one line of text. */
import { applicantReason, memberReason, product, shorten } from './en-phrases.ts'

/** What emails about applications mention. */
export interface ApplicationData {
  volunteer: string
  organization: string
  project: string
  /** What happened, as the notification says it. */
  happened: string
  /** The organization wrote a message to the volunteer with its decision. */
  hasFeedback: boolean
  /** The project tells accepted volunteers how to get in touch. */
  hasContact: boolean
  /** The review stays hidden until the reader's own side has written one, or time has passed. */
  isReviewWaiting: boolean
  /** The reader's own side has written one. */
  hasReviewed: boolean
  /** The sum of the hours that the organization has not confirmed yet. */
  waitingHours: number
}

const feedback = (organization: string) =>
  `${organization} sent you a message. You can read it with your application.`

const replyShows = 'Everyone who can see your review can read the reply.'

/** The next step after a review: write your own first if the review is hidden until then, otherwise reply. */
function afterReview({ isReviewWaiting, hasReviewed }: ApplicationData) {
  if (isReviewWaiting) {
    const next = 'You can read it once you write yours, or when the time to write one is over.'
    return { next, action: 'Write your review' }
  }
  const next = hasReviewed
    ? 'You can read it and reply on your reviews page.'
    : 'You can read it on your reviews page and write yours there.'
  return { next, action: 'Read the review' }
}

export const en = {
  language: 'en',
  /** Someone without an account has given no name. */
  greeting: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  contact: (email: string) => `Questions? Email us at ${email}.`,
  product: `${product} · Connecting skills with purpose`,
  sender: product,
  /** At the end of emails that people can turn off. */
  leave: (topic: string) => `Unsubscribe from emails about “${topic}”`,
  unsubscribeDigest: 'Unsubscribe from the daily digest',
  choices: 'Notification settings',

  received: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} applied to ${shorten(project)}`,
    paragraphs: [
      happened,
      'Read their application and reply soon. A quick answer, even a no, means a lot to volunteers.',
    ],
    action: 'Read the application',
    why: memberReason(organization),
  }),
  accepted: ({ organization, project, happened, hasFeedback, hasContact }: ApplicationData) => ({
    subject: `You’re in! ${organization} accepted your application`,
    paragraphs: [
      `Good news! ${happened}`,
      ...(hasFeedback ? [feedback(organization)] : []),
      hasContact
        ? 'The project’s page now shows how to get in touch, and they can see your email address.'
        : 'They can now see your email address and contact you.',
    ],
    action: 'Open the project',
    why: applicantReason(project),
  }),
  declined: ({ organization, project, happened, hasFeedback }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [
      happened,
      ...(hasFeedback ? [feedback(organization)] : []),
      'We know this isn’t the answer you hoped for. Other projects need your skills.',
    ],
    action: hasFeedback ? 'Read the message' : 'Find another project',
    why: applicantReason(project),
  }),
  withdrawn: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} withdrew their application to ${shorten(project)}`,
    paragraphs: [`${happened} You don’t need to do anything.`],
    action: 'See your applications',
    why: memberReason(organization),
  }),
  ended: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} ended their work on ${shorten(project)}`,
    paragraphs: [happened, 'You can read their reason with the application.'],
    action: 'Read the reason',
    why: memberReason(organization),
  }),
  released: ({ project, happened }: ApplicationData) => ({
    subject: `Your work on ${shorten(project)} has ended`,
    paragraphs: [happened, 'Thank you for your time and skills.'],
    action: 'Read the reason',
    why: applicantReason(project),
  }),
  closed: ({ project, happened }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [happened, 'Other projects need your skills.'],
    action: 'Find another project',
    why: applicantReason(project),
  }),
  leftOut: ({ project, happened }: ApplicationData) => ({
    subject: `${shorten(project)} is completed`,
    paragraphs: [happened, 'Thank you for your time and skills.'],
    action: 'Read the reason',
    why: applicantReason(project),
  }),
  completed: ({ organization, project, happened, hasFeedback }: ApplicationData) => ({
    subject: `${organization} signed off your work`,
    paragraphs: [happened, ...(hasFeedback ? [feedback(organization)] : [])],
    action: 'See your applications',
    why: applicantReason(project),
  }),
  reviewedByVolunteer: (data: ApplicationData) => {
    const { volunteer, organization, happened } = data
    const { next, action } = afterReview(data)
    return {
      subject: `${volunteer} reviewed ${shorten(organization)}`,
      paragraphs: [happened, next],
      action,
      why: memberReason(organization),
    }
  },
  reviewedByOrganization: (data: ApplicationData) => {
    const { organization, project, happened } = data
    const { next, action } = afterReview(data)
    return {
      subject: `${shorten(organization)} reviewed your work`,
      paragraphs: [happened, next],
      action,
      why: applicantReason(project),
    }
  },
  repliedByVolunteer: ({ volunteer, organization, happened }: ApplicationData) => ({
    subject: `${volunteer} replied to your review`,
    paragraphs: [happened, replyShows],
    action: 'Read the reply',
    why: memberReason(organization),
  }),
  repliedByOrganization: ({ organization, project, happened }: ApplicationData) => ({
    subject: `${shorten(organization)} replied to your review`,
    paragraphs: [happened, replyShows],
    action: 'Read the reply',
    why: applicantReason(project),
  }),
  hoursLogged: ({ volunteer, organization, project, happened, waitingHours }: ApplicationData) => ({
    subject: `${volunteer} logged hours on ${shorten(project)}`,
    paragraphs: [
      `${happened} In total, ${waitingHours} ${waitingHours === 1 ? 'hour is' : 'hours are'} waiting for you.`,
      'Hours count toward the volunteer’s total once you confirm them.',
    ],
    action: 'Review the hours',
    why: memberReason(organization),
  }),
  hoursConfirmed: ({ organization, project, happened }: ApplicationData) => ({
    subject: `${shorten(organization)} confirmed your hours`,
    paragraphs: [happened, 'They now count toward your total. Thank you!'],
    action: 'See your hours',
    why: applicantReason(project),
  }),
  hoursRejected: ({ organization, project, happened }: ApplicationData) => ({
    subject: `About your hours on ${shorten(project)}`,
    paragraphs: [
      happened,
      `You can remove the hours, or correct them and send them to ${organization} again.`,
    ],
    action: 'Read the reason',
    why: applicantReason(project),
  }),
}

/** Emails in English. A name or title in the data is one line of text. */

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

const product = 'Bridge Collective'

/** A long title would push the rest of the subject out of view. */
const shorten = (title: string) => ([...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title)

const memberOf = (organization: string) =>
  `You’re receiving this email because you are a member of ${organization} on ${product}.`
const appliedTo = (project: string) =>
  `You’re receiving this email because you applied to “${project}” on ${product}.`
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
    why: memberOf(organization),
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
    why: appliedTo(project),
  }),
  declined: ({ organization, project, happened, hasFeedback }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [
      happened,
      ...(hasFeedback ? [feedback(organization)] : []),
      'We know this isn’t the answer you hoped for. Other projects need your skills.',
    ],
    action: hasFeedback ? 'Read the message' : 'Find another project',
    why: appliedTo(project),
  }),
  withdrawn: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} withdrew their application to ${shorten(project)}`,
    paragraphs: [`${happened} You don’t need to do anything.`],
    action: 'See your applications',
    why: memberOf(organization),
  }),
  ended: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} ended their work on ${shorten(project)}`,
    paragraphs: [happened, 'You can read their reason with the application.'],
    action: 'Read the reason',
    why: memberOf(organization),
  }),
  released: ({ project, happened }: ApplicationData) => ({
    subject: `Your work on ${shorten(project)} has ended`,
    paragraphs: [happened, 'Thank you for your time and skills.'],
    action: 'Read the reason',
    why: appliedTo(project),
  }),
  closed: ({ project, happened }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [happened, 'Other projects need your skills.'],
    action: 'Find another project',
    why: appliedTo(project),
  }),
  leftOut: ({ project, happened }: ApplicationData) => ({
    subject: `${shorten(project)} is completed`,
    paragraphs: [happened, 'Thank you for your time and skills.'],
    action: 'Read the reason',
    why: appliedTo(project),
  }),
  completed: ({ organization, project, happened, hasFeedback }: ApplicationData) => ({
    subject: `${organization} signed off your work`,
    paragraphs: [happened, ...(hasFeedback ? [feedback(organization)] : [])],
    action: 'See your applications',
    why: appliedTo(project),
  }),
  reviewedByVolunteer: (data: ApplicationData) => {
    const { volunteer, organization, happened } = data
    const { next, action } = afterReview(data)
    return {
      subject: `${volunteer} reviewed ${shorten(organization)}`,
      paragraphs: [happened, next],
      action,
      why: memberOf(organization),
    }
  },
  reviewedByOrganization: (data: ApplicationData) => {
    const { organization, project, happened } = data
    const { next, action } = afterReview(data)
    return {
      subject: `${shorten(organization)} reviewed your work`,
      paragraphs: [happened, next],
      action,
      why: appliedTo(project),
    }
  },
  repliedByVolunteer: ({ volunteer, organization, happened }: ApplicationData) => ({
    subject: `${volunteer} replied to your review`,
    paragraphs: [happened, replyShows],
    action: 'Read the reply',
    why: memberOf(organization),
  }),
  repliedByOrganization: ({ organization, project, happened }: ApplicationData) => ({
    subject: `${shorten(organization)} replied to your review`,
    paragraphs: [happened, replyShows],
    action: 'Read the reply',
    why: appliedTo(project),
  }),
  hoursLogged: ({ volunteer, organization, project, happened, waitingHours }: ApplicationData) => ({
    subject: `${volunteer} logged hours on ${shorten(project)}`,
    paragraphs: [
      `${happened} In total, ${waitingHours} ${waitingHours === 1 ? 'hour is' : 'hours are'} waiting for you.`,
      'Hours count toward the volunteer’s total once you confirm them.',
    ],
    action: 'Review the hours',
    why: memberOf(organization),
  }),
  hoursConfirmed: ({ organization, project, happened }: ApplicationData) => ({
    subject: `${shorten(organization)} confirmed your hours`,
    paragraphs: [happened, 'They now count toward your total. Thank you!'],
    action: 'See your hours',
    why: appliedTo(project),
  }),
  hoursRejected: ({ organization, project, happened }: ApplicationData) => ({
    subject: `About your hours on ${shorten(project)}`,
    paragraphs: [
      happened,
      `You can remove the hours, or correct them and send them to ${organization} again.`,
    ],
    action: 'Read the reason',
    why: appliedTo(project),
  }),
}

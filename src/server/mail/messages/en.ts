/** Letters in English. A name or title in the data is one line of text. */

/** What the letters about applications speak of. */
export interface ApplicationData {
  volunteer: string
  organization: string
  project: string
  /** What happened, as the notification says it. */
  happened: string
  /** The organization wrote a message to the volunteer beside its decision. */
  hasFeedback: boolean
  /** The project tells accepted volunteers how to get in touch. */
  hasContact: boolean
  /** The review does not show before the reader's own side has written one, or time has passed. */
  isReviewWaiting: boolean
  /** The reader's own side has written one. */
  hasReviewed: boolean
  /** The sum of the hours that wait for the organization. */
  waitingHours: number
}

const product = 'Bridge Collective'

/** Long titles would push the rest of a subject out of sight. */
const shorten = (title: string) => ([...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title)

const memberOf = (organization: string) =>
  `You get this letter because you are a member of ${organization} on ${product}.`
const appliedTo = (project: string) =>
  `You get this letter because you applied to “${project}” on ${product}.`
const feedback = (organization: string) =>
  `${organization} wrote you a message, which you find with your application.`

const replyShows = 'The reply shows below your review to everybody who reads it.'

/** What to do about a review: answer it, and first so where it waits for that. */
function afterReview({ isReviewWaiting, hasReviewed }: ApplicationData) {
  if (isReviewWaiting) {
    const next = 'It shows once you have written yours too, or when the time for that is over.'
    return { next, action: 'Write your review' }
  }
  const next = hasReviewed
    ? 'You find it with your reviews, and can reply to it there.'
    : 'You find it with your reviews, where you can also write yours.'
  return { next, action: 'Read the review' }
}

export const en = {
  language: 'en',
  /** Whoever has no account has told no name. */
  greeting: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  contact: (email: string) => `Questions? Write to ${email}.`,
  product: `${product} · Connecting skills with purpose`,
  sender: product,
  /** At the end of letters that can be turned off. */
  leave: (topic: string) => `Unsubscribe from letters about “${topic}”`,
  leaveDigest: 'Unsubscribe from the daily digest',
  choices: 'Choose what you are told of, and when',

  received: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} applied to ${shorten(project)}`,
    paragraphs: [
      happened,
      'Their message is waiting for you. A quick answer, even a no, means a lot to someone who offers their time.',
    ],
    action: 'Read the application',
    why: memberOf(organization),
  }),
  accepted: ({ organization, project, happened, hasFeedback, hasContact }: ApplicationData) => ({
    subject: `You are in: ${organization} accepted your application`,
    paragraphs: [
      `Good news! ${happened}`,
      ...(hasFeedback ? [feedback(organization)] : []),
      hasContact
        ? 'The project’s page now tells you how to get in touch, and they can see your e-mail address.'
        : 'They can now see your e-mail address to get in touch with you.',
    ],
    action: 'Open the project',
    why: appliedTo(project),
  }),
  declined: ({ organization, project, happened, hasFeedback }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [
      happened,
      ...(hasFeedback ? [feedback(organization)] : []),
      'We know this is not the answer you hoped for. There are other projects that need what you can do.',
    ],
    action: hasFeedback ? 'Read the message' : 'Find another project',
    why: appliedTo(project),
  }),
  withdrawn: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} withdrew their application to ${shorten(project)}`,
    paragraphs: [`${happened} There is nothing you need to do.`],
    action: 'See your applications',
    why: memberOf(organization),
  }),
  ended: ({ volunteer, organization, project, happened }: ApplicationData) => ({
    subject: `${volunteer} ended their work on ${shorten(project)}`,
    paragraphs: [happened, 'You find their reason with the application.'],
    action: 'Read the reason',
    why: memberOf(organization),
  }),
  released: ({ project, happened }: ApplicationData) => ({
    subject: `Your work on ${shorten(project)} has ended`,
    paragraphs: [happened, 'Thank you for the time and skill you gave.'],
    action: 'Read the reason',
    why: appliedTo(project),
  }),
  closed: ({ project, happened }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [happened, 'There are other projects that need what you can do.'],
    action: 'Find another project',
    why: appliedTo(project),
  }),
  leftOut: ({ project, happened }: ApplicationData) => ({
    subject: `${shorten(project)} is completed`,
    paragraphs: [happened, 'Thank you for the time and skill you gave.'],
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
      `${happened} In all it is ${waitingHours} ${waitingHours === 1 ? 'hour' : 'hours'} by now.`,
      'Confirmed hours count as the volunteer’s contribution.',
    ],
    action: 'Look at the hours',
    why: memberOf(organization),
  }),
  hoursConfirmed: ({ organization, project, happened }: ApplicationData) => ({
    subject: `${shorten(organization)} confirmed your hours`,
    paragraphs: [happened, 'They count as your contribution. Thank you!'],
    action: 'See your hours',
    why: appliedTo(project),
  }),
  hoursRejected: ({ organization, project, happened }: ApplicationData) => ({
    subject: `About your hours on ${shorten(project)}`,
    paragraphs: [
      happened,
      `You can change the hours, and they wait for ${organization} again, or remove them.`,
    ],
    action: 'Read the reason',
    why: appliedTo(project),
  }),
}

/** Letters in English. A name or title in the data is one line of text. */

/** What the letters about applications speak of. */
export interface ApplicationData {
  volunteer: string
  organization: string
  project: string
  /** The organization wrote a message to the volunteer beside its decision. */
  hasFeedback: boolean
  /** The project tells accepted volunteers how to get in touch. */
  hasContact: boolean
  /** The work had begun when the application ended. */
  wasAccepted: boolean
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

export const en = {
  language: 'en',
  greeting: (firstName: string) => `Hello ${firstName},`,
  contact: (email: string) => `Questions? Write to ${email}.`,
  product: `${product} · Connecting skills with purpose`,
  sender: product,

  received: ({ volunteer, organization, project }: ApplicationData) => ({
    subject: `${volunteer} applied to ${shorten(project)}`,
    paragraphs: [
      `${volunteer} would like to help ${organization} with “${project}”.`,
      'Their message is waiting for you. A quick answer, even a no, means a lot to someone who offers their time.',
    ],
    action: 'Read the application',
    why: memberOf(organization),
  }),
  accepted: ({ organization, project, hasFeedback, hasContact }: ApplicationData) => ({
    subject: `You are in: ${organization} accepted your application`,
    paragraphs: [
      `Good news! ${organization} accepted your application to “${project}”.`,
      ...(hasFeedback ? [feedback(organization)] : []),
      hasContact
        ? 'The project’s page now tells you how to get in touch, and they can see your e-mail address.'
        : 'They can now see your e-mail address to get in touch with you.',
    ],
    action: 'Open the project',
    why: appliedTo(project),
  }),
  declined: ({ organization, project, hasFeedback }: ApplicationData) => ({
    subject: `About your application to ${shorten(project)}`,
    paragraphs: [
      `Thank you for offering your time to “${project}”. ${organization} decided not to go on with your application.`,
      ...(hasFeedback ? [feedback(organization)] : []),
      'We know this is not the answer you hoped for. There are other projects that need what you can do.',
    ],
    action: hasFeedback ? 'Read the message' : 'Find another project',
    why: appliedTo(project),
  }),
  withdrawnByVolunteer: ({ volunteer, organization, project, wasAccepted }: ApplicationData) => ({
    subject: wasAccepted
      ? `${volunteer} ended their work on ${shorten(project)}`
      : `${volunteer} withdrew their application to ${shorten(project)}`,
    paragraphs: wasAccepted
      ? [
          `${volunteer} ended their work on “${project}”. Their place is free again.`,
          'You find their reason with the application.',
        ]
      : [`${volunteer} withdrew their application to “${project}”. There is nothing you need to do.`],
    action: wasAccepted ? 'Read the reason' : 'See your applications',
    why: memberOf(organization),
  }),
  withdrawnByOrganization: ({ organization, project }: ApplicationData) => ({
    subject: `Your work on ${shorten(project)} has ended`,
    paragraphs: [
      `${organization} ended your work on “${project}”. You find their reason with your application.`,
      'Thank you for the time and skill you gave.',
    ],
    action: 'Read the reason',
    why: appliedTo(project),
  }),
  completed: ({ organization, project, hasFeedback }: ApplicationData) => ({
    subject: `${organization} signed off your work`,
    paragraphs: [
      `${organization} signed off your work on “${project}”: it is done. Well done, and thank you!`,
      ...(hasFeedback ? [feedback(organization)] : []),
    ],
    action: 'See your applications',
    why: appliedTo(project),
  }),
}

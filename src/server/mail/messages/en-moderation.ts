/** Letters about suspensions, in English. A name or reason in the data is one line of text. */
import type { LetterContent } from '#server/mail/letter.ts'

const product = 'Bridge Collective'
const member = `You get this letter because of your account on ${product}.`
const answer = 'If you think that this is wrong, please reply to this letter: a person reads it.'

interface Told {
  organization: string
  /** Empty where it was taken back. */
  reason: string
}

export const moderationLetters = {
  suspended: (reason: string) => ({
    subject: `Your account on ${product} is suspended`,
    paragraphs: [
      `An administrator has suspended your account. The reason: ${reason}`,
      'You have been signed out everywhere and cannot sign in for now. Applications that were not decided yet were withdrawn; work that was accepted stays with its organization.',
      answer,
    ],
    action: `Open ${product}`,
    why: member,
  }),
  reinstated: {
    subject: `Your account on ${product} is open again`,
    paragraphs: [
      'An administrator has reinstated your account: you can sign in again, with the same password.',
      'Applications that were withdrawn meanwhile can be sent again where the project still takes them.',
    ],
    action: 'Sign in',
    why: member,
  },
  organizationSuspended: ({ organization, reason }: Told) => ({
    subject: `${organization} is suspended on ${product}`,
    paragraphs: [
      `An administrator has suspended ${organization}. The reason: ${reason}`,
      'Its page and its projects are not shown to anybody else for now. It can publish no projects and accept nobody; what you write stays a draft. Work under way goes on: the volunteers still read their projects, log hours and reach you.',
      answer,
    ],
    action: 'Open your dashboard',
    why: member,
  }),
  organizationReinstated: ({ organization }: Told) => ({
    subject: `${organization} is back on ${product}`,
    paragraphs: [
      `An administrator has reinstated ${organization}: its page and the projects that were taken away are shown again.`,
    ],
    action: 'Open your dashboard',
    why: member,
  }),
} as const satisfies Record<string, LetterContent | ((told: never) => LetterContent)>

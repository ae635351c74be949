/** Emails about administrators’ decisions, in English. A name in the data is one line of text. */
import type { EmailContent } from '#server/email/email.ts'
import { ownerReason, product, quoteAdministrator } from './en-phrases.ts'

const requested = (organization: string) =>
  `You’re receiving this email because you asked to claim ${organization} on ${product}.`

interface Decision {
  organization: string
  /** The administrator's note, or null. */
  reason: string | null
}

export const decisionEmails = {
  approved: ({ organization }: Decision) => ({
    subject: `${organization} is verified`,
    paragraphs: [
      `An administrator approved your request. ${organization} now shows the verified mark on its page and its projects.`,
      'If you change its name or EIN, the mark is hidden until we check the new one.',
    ],
    action: 'See the verification',
    why: ownerReason(organization),
  }),
  declined: ({ organization, reason }: Decision) => ({
    subject: `${organization} was not verified`,
    paragraphs: [
      `An administrator reviewed your request and could not verify ${organization}.`,
      ...quoteAdministrator(reason),
      'Its projects and applications continue. Once you fix this, submit the verification form again.',
    ],
    action: 'See what you can do',
    why: ownerReason(organization),
  }),
  withdrawn: ({ organization, reason }: Decision) => ({
    subject: `The verified mark of ${organization} is suspended`,
    paragraphs: [
      `An administrator suspended the verification of ${organization}, so its verified mark is suspended for now.`,
      ...quoteAdministrator(reason),
      'Its projects and applications continue. Once you fix this, submit the verification form again.',
    ],
    action: 'See what you can do',
    why: ownerReason(organization),
  }),
  claimApproved: ({ organization, reason }: Decision) => ({
    subject: `You now own ${organization}`,
    paragraphs: [
      `An administrator approved your request. You are now the owner of ${organization}. You can edit its page, post projects and invite members.`,
      ...quoteAdministrator(reason),
    ],
    action: 'See the members',
    why: requested(organization),
  }),
  claimDeclined: ({ organization, reason }: Decision) => ({
    subject: `Your request for ${organization} was not approved`,
    paragraphs: [
      `An administrator reviewed your request to claim ${organization} and did not approve it.`,
      ...quoteAdministrator(reason),
    ],
    action: 'Open its page',
    why: requested(organization),
  }),
  claimOvertaken: ({ organization }: Decision) => ({
    subject: `${organization} now has an owner`,
    paragraphs: [
      `Someone else confirmed that they belong to ${organization} and is now its owner. We closed your request to claim it.`,
      'If you belong to it too, ask them for an invitation.',
    ],
    action: 'Open its page',
    why: requested(organization),
  }),
} as const satisfies Record<string, (names: Decision) => EmailContent>

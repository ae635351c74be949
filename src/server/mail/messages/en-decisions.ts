/** Letters about what administrators decided, in English. A name in the data is one line of text. */
import type { LetterContent } from '#server/mail/letter.ts'

const product = 'Bridge Collective'
const owner = (organization: string) =>
  `You get this letter because you are an owner of ${organization} on ${product}.`
const asked = (organization: string) =>
  `You get this letter because you asked to manage ${organization} on ${product}.`

interface Decision {
  organization: string
  /** What the administrator wrote; null where they wrote nothing. */
  reason: string | null
}

const wrote = (reason: string | null) =>
  reason === null ? [] : ['The administrator wrote:', ...reason.split(/\n+/)]

export const decisionLetters = {
  approved: ({ organization }: Decision) => ({
    subject: `${organization} is verified`,
    paragraphs: [
      `An administrator looked at your request and approved it: ${organization} has the verified mark now, on its page and on its projects.`,
      'If its name or EIN changes, the mark waits until the new ones are checked.',
    ],
    action: 'See the verification',
    why: owner(organization),
  }),
  declined: ({ organization, reason }: Decision) => ({
    subject: `${organization} was not verified`,
    paragraphs: [
      `An administrator looked at your request and could not verify ${organization}.`,
      ...wrote(reason),
      'Its projects and applications go on. Once this is put right you can send the verification form again.',
    ],
    action: 'See what you can do',
    why: owner(organization),
  }),
  withdrawn: ({ organization, reason }: Decision) => ({
    subject: `The verified mark of ${organization} is suspended`,
    paragraphs: [
      `An administrator took the verified mark of ${organization} back, so it is not shown for now.`,
      ...wrote(reason),
      'Its projects and applications go on. Once this is put right you can send the verification form again.',
    ],
    action: 'See what you can do',
    why: owner(organization),
  }),
  claimApproved: ({ organization, reason }: Decision) => ({
    subject: `You are the owner of ${organization}`,
    paragraphs: [
      `An administrator approved your request: you are the owner of ${organization} now. You keep its page, post projects and decide who else belongs to it.`,
      ...wrote(reason),
    ],
    action: 'See the members',
    why: asked(organization),
  }),
  claimDeclined: ({ organization, reason }: Decision) => ({
    subject: `Your request for ${organization} was not approved`,
    paragraphs: [
      `An administrator looked at your request to take over ${organization} and did not approve it.`,
      ...wrote(reason),
    ],
    action: 'Open its page',
    why: asked(organization),
  }),
  claimOvertaken: ({ organization }: Decision) => ({
    subject: `${organization} has an owner now`,
    paragraphs: [
      `Somebody else showed that they belong to ${organization} and is its owner now, so your request to take it over is closed.`,
      'If you belong to it too, ask them to invite you.',
    ],
    action: 'Open its page',
    why: asked(organization),
  }),
} as const satisfies Record<string, (told: Decision) => LetterContent>

/** Letters about reported reviews, in English. A name in the data is one line of text. */
import type { LetterContent } from '#server/mail/letter.ts'

const product = 'Bridge Collective'

interface Told {
  project: string
  organization: string
  /** A volunteer wrote the review about the organization; else the organization about a volunteer. */
  isByVolunteer: boolean
  /** It is about the reader, or about an organization of theirs. */
  isAboutReader: boolean
  /** What the administrator wrote; null where they wrote nothing. */
  reason: string | null
}

const wrote = (reason: string | null) =>
  reason === null ? [] : ['The administrator wrote:', ...reason.split(/\n+/)]
const reported = `You get this letter because you reported a review on ${product}.`
const answer = 'If you think that this is wrong, please reply to this letter: a person reads it.'
const writer = ({ isByVolunteer, organization }: Told) =>
  isByVolunteer
    ? `You get this letter because you wrote a review on ${product}.`
    : `You get this letter because you are a member of ${organization} on ${product}.`
const whose = ({ isByVolunteer, organization, project }: Told) =>
  isByVolunteer
    ? `your review about your work with ${organization} on “${project}”`
    : `the review that ${organization} wrote about a volunteer’s work on “${project}”`

const pageOf = ({ isAboutReader }: Told) =>
  isAboutReader ? 'See your reviews' : 'Open the organization’s page'

export const reviewCaseLetters = {
  reportKept: (told: Told) => ({
    subject: `The review that you reported stays`,
    paragraphs: [
      `Thank you for your report. An administrator read the review about “${told.project}” and left it as it is.`,
      ...wrote(told.reason),
      answer,
    ],
    action: pageOf(told),
    why: reported,
  }),
  reportHidden: (told: Told) => ({
    subject: `The review that you reported is hidden`,
    paragraphs: [
      `Thank you for your report. An administrator read the review about “${told.project}” and hid it: only the side that wrote it and administrators still read it, and it counts in no average.`,
    ],
    action: pageOf(told),
    why: reported,
  }),
  hidden: (told: Told) => ({
    subject: `A review about “${told.project}” is hidden`,
    paragraphs: [
      `An administrator looked at ${whose(told)} and hid it: beside your side only administrators still read it, and it counts in no average.`,
      ...wrote(told.reason),
      answer,
    ],
    action: 'See your reviews',
    why: writer(told),
  }),
  restored: (told: Told) => ({
    subject: `A review about “${told.project}” is shown again`,
    paragraphs: [`An administrator looked again at ${whose(told)}: it is shown as before, and counts.`],
    action: 'See your reviews',
    why: writer(told),
  }),
} as const satisfies Record<string, (told: Told) => LetterContent>

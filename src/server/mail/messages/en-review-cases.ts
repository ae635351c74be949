/** Emails about reported reviews, in English. A name in the data is one line of text. */
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
const reported = `You’re receiving this email because you reported a review on ${product}.`
const answer = 'If you think this is a mistake, reply to this email. A person will read it.'
const writer = ({ isByVolunteer, organization }: Told) =>
  isByVolunteer
    ? `You’re receiving this email because you wrote a review on ${product}.`
    : `You’re receiving this email because you are a member of ${organization} on ${product}.`
const whose = ({ isByVolunteer, organization, project }: Told) =>
  isByVolunteer
    ? `your review of ${organization} for “${project}”`
    : `the review that ${organization} wrote about a volunteer on “${project}”`

const pageOf = ({ isAboutReader }: Told) =>
  isAboutReader ? 'See your reviews' : 'Open the organization’s page'

export const reviewCaseLetters = {
  reportKept: (told: Told) => ({
    subject: `The review you reported stays visible`,
    paragraphs: [
      `Thank you for your report. An administrator read the review about “${told.project}” and kept it.`,
      ...wrote(told.reason),
      answer,
    ],
    action: pageOf(told),
    why: reported,
  }),
  reportHidden: (told: Told) => ({
    subject: `The review you reported is hidden`,
    paragraphs: [
      `Thank you for your report. An administrator read the review about “${told.project}” and hid it. Only its author’s side and administrators can still see it. It no longer counts toward any rating.`,
    ],
    action: pageOf(told),
    why: reported,
  }),
  hidden: (told: Told) => ({
    subject: `A review about “${told.project}” is hidden`,
    paragraphs: [
      `An administrator hid ${whose(told)}. Only your side and administrators can still see it. It no longer counts toward any rating.`,
      ...wrote(told.reason),
      answer,
    ],
    action: 'See your reviews',
    why: writer(told),
  }),
  restored: (told: Told) => ({
    subject: `A review about “${told.project}” is visible again`,
    paragraphs: [`An administrator restored ${whose(told)}. It is visible again and counts toward ratings.`],
    action: 'See your reviews',
    why: writer(told),
  }),
} as const satisfies Record<string, (told: Told) => LetterContent>

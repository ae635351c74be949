/** Emails about reported reviews, in English. A name in the data is one line of text. */
import type { EmailContent } from '#server/email/email.ts'
import { appealHint, memberReason, product, quoteAdministrator, reportReason } from './en-phrases.ts'

interface EmailNames {
  project: string
  organization: string
  /**
   * True if a volunteer wrote the review about the organization, false if the organization wrote it about a
   * volunteer.
   */
  isByVolunteer: boolean
  /** The review is about the reader or one of their organizations. */
  isAboutReader: boolean
  /** The administrator's note, or null. */
  reason: string | null
}

const reported = reportReason('a review')
const writer = ({ isByVolunteer, organization }: EmailNames) =>
  isByVolunteer
    ? `You’re receiving this email because you wrote a review on ${product}.`
    : memberReason(organization)
const whose = ({ isByVolunteer, organization, project }: EmailNames) =>
  isByVolunteer
    ? `your review of ${organization} for “${project}”`
    : `the review that ${organization} wrote about a volunteer on “${project}”`

const pageOf = ({ isAboutReader }: EmailNames) =>
  isAboutReader ? 'See your reviews' : 'Open the organization’s page'

export const reviewCaseEmails = {
  reportKept: (names: EmailNames) => ({
    subject: `The review you reported stays visible`,
    paragraphs: [
      `Thank you for your report. An administrator read the review about “${names.project}” and kept it.`,
      ...quoteAdministrator(names.reason),
      appealHint,
    ],
    action: pageOf(names),
    why: reported,
  }),
  reportHidden: (names: EmailNames) => ({
    subject: `The review you reported is hidden`,
    paragraphs: [
      `Thank you for your report. An administrator read the review about “${names.project}” and hid it. Only its author’s side and administrators can still see it. It no longer counts toward any rating.`,
    ],
    action: pageOf(names),
    why: reported,
  }),
  hidden: (names: EmailNames) => ({
    subject: `A review about “${names.project}” is hidden`,
    paragraphs: [
      `An administrator hid ${whose(names)}. Only your side and administrators can still see it. It no longer counts toward any rating.`,
      ...quoteAdministrator(names.reason),
      appealHint,
    ],
    action: 'See your reviews',
    why: writer(names),
  }),
  restored: (names: EmailNames) => ({
    subject: `A review about “${names.project}” is visible again`,
    paragraphs: [`An administrator restored ${whose(names)}. It is visible again and counts toward ratings.`],
    action: 'See your reviews',
    why: writer(names),
  }),
} as const satisfies Record<string, (names: EmailNames) => EmailContent>

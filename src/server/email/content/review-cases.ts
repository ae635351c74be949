/** The content of emails about reported reviews. A name in the data is one line of text. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog, type EmailsTexts } from '#server/email/texts/emails-texts.ts'
import {
  reviewCaseEmailsCatalog,
  type ReviewCaseEmailsTexts,
} from '#server/email/texts/review-case-emails-texts.ts'
import { quoteAdministrator } from './content.ts'

interface ReviewCase {
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

export type WriteReviewCase = (language: Language, review: ReviewCase) => EmailContent

const describePage = (
  { seeReviews, openOrganization }: ReviewCaseEmailsTexts,
  { isAboutReader }: ReviewCase,
) => (isAboutReader ? seeReviews : openOrganization)

const whyWriter = ({ why }: EmailsTexts, { isByVolunteer, organization }: ReviewCase) =>
  isByVolunteer ? why.reviewer : why.member({ organization })

export const reviewCaseEmails = {
  reportKept(language, review) {
    const texts = reviewCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    const { project, reason } = review
    return {
      subject: texts.reportKept.subject,
      paragraphs: [
        texts.reportKept.happened({ project }),
        ...quoteAdministrator(shared, reason),
        shared.appeal,
      ],
      action: describePage(texts, review),
      why: shared.why.reviewReport,
    }
  },
  reportHidden(language, review) {
    const texts = reviewCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    const { project } = review
    return {
      subject: texts.reportHidden.subject,
      paragraphs: [texts.reportHidden.happened({ project })],
      action: describePage(texts, review),
      why: shared.why.reviewReport,
    }
  },
  reportRestored(language, review) {
    const texts = reviewCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    const { project } = review
    return {
      subject: texts.reportRestored.subject,
      paragraphs: [texts.reportRestored.happened({ project }), shared.appeal],
      action: describePage(texts, review),
      why: shared.why.reviewReport,
    }
  },
  hidden(language, review) {
    const { hidden: texts } = reviewCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    const { reason, ...about } = review
    return {
      subject: texts.subject(about),
      paragraphs: [texts.happened(about), ...quoteAdministrator(shared, reason), shared.appealOnce],
      action: shared.seeDecision,
      why: whyWriter(shared, review),
    }
  },
  restored(language, review) {
    const { restored: texts, seeReviews } = reviewCaseEmailsCatalog.read(language)
    return {
      subject: texts.subject(review),
      paragraphs: [texts.happened(review)],
      action: seeReviews,
      why: whyWriter(emailsCatalog.read(language), review),
    }
  },
} as const satisfies Record<string, WriteReviewCase>

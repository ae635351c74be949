/** The content of emails about reported and removed projects. A name in the data is one line of text. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { projectCaseEmailsCatalog } from '#server/email/texts/project-case-emails-texts.ts'
import { quoteAdministrator, shorten } from './content.ts'

interface ProjectCase {
  project: string
  organization: string
  /** The administrator's note, or null. */
  reason: string | null
}

export type WriteProjectCase = (language: Language, about: ProjectCase) => EmailContent

export const projectCaseEmails = {
  reportDismissed(language, { reason, ...about }) {
    const texts = projectCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.reportDismissed.subject,
      paragraphs: [
        texts.reportDismissed.happened(about),
        ...quoteAdministrator(shared, reason),
        shared.appeal,
      ],
      action: texts.openProject,
      why: shared.why.projectReport,
    }
  },
  reportRestored(language, about) {
    const texts = projectCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.reportRestored.subject,
      paragraphs: [texts.reportRestored.happened(about), shared.appeal],
      action: texts.openProject,
      why: shared.why.projectReport,
    }
  },
  reportRemoved(language, about) {
    const texts = projectCaseEmailsCatalog.read(language)
    return {
      subject: texts.reportRemoved.subject,
      paragraphs: [texts.reportRemoved.happened(about)],
      action: texts.browse,
      why: emailsCatalog.read(language).why.projectReport,
    }
  },
  removed(language, { reason, ...about }) {
    const texts = projectCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.removed.subject({ project: shorten(about.project) }),
      paragraphs: [texts.removed.happened(about), ...quoteAdministrator(shared, reason), shared.appealOnce],
      action: shared.seeDecision,
      why: shared.why.member(about),
    }
  },
  held(language, { reason, ...about }) {
    const texts = projectCaseEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.held.subject({ project: shorten(about.project) }),
      paragraphs: [texts.held.happened(about), ...quoteAdministrator(shared, reason), shared.appealOnce],
      action: shared.seeDecision,
      why: shared.why.member(about),
    }
  },
  restored: (language, about) => writeVisible(language, 'restored', about),
  shown: (language, about) => writeVisible(language, 'shown', about),
} as const satisfies Record<string, WriteProjectCase>

/** To the members: everyone can see the project. */
function writeVisible(language: Language, what: 'restored' | 'shown', about: ProjectCase): EmailContent {
  const texts = projectCaseEmailsCatalog.read(language)
  return {
    subject: texts[what].subject({ project: shorten(about.project) }),
    paragraphs: [
      texts[what].happened(about),
      ...quoteAdministrator(emailsCatalog.read(language), about.reason),
    ],
    action: texts.openProject,
    why: emailsCatalog.read(language).why.member(about),
  }
}

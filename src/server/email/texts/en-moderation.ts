/** Emails about suspensions, in English. A name or reason in the data is one line of text. */
import type { EmailContent } from '#server/email/email.ts'
import { accountReason, appealHint, product } from './en-phrases.ts'

interface EmailNames {
  organization: string
  reason: string
}

export const moderationEmails = {
  suspended: (reason: string) => ({
    subject: `Your account on ${product} is suspended`,
    paragraphs: [
      `An administrator suspended your account. Reason: ${reason}`,
      'We signed you out everywhere, and you can’t sign in for now. We withdrew your pending applications. Work you were already accepted for stays in place.',
      appealHint,
    ],
    action: `Open ${product}`,
    why: accountReason,
  }),
  reinstated: {
    subject: `Your account on ${product} is active again`,
    paragraphs: [
      'An administrator reinstated your account. You can sign in again with the same password.',
      'You can send withdrawn applications again if the project is still open.',
    ],
    action: 'Sign in',
    why: accountReason,
  },
  organizationSuspended: ({ organization, reason }: EmailNames) => ({
    subject: `${organization} is suspended on ${product}`,
    paragraphs: [
      `An administrator suspended ${organization}. Reason: ${reason}`,
      'For now, no one else can see its page or its projects. You can’t publish projects or accept volunteers; new projects stay drafts. Active work continues: volunteers can still see their projects, log hours and contact you.',
      appealHint,
    ],
    action: 'Open your dashboard',
    why: accountReason,
  }),
  organizationReinstated: ({ organization }: { organization: string }) => ({
    subject: `${organization} is back on ${product}`,
    paragraphs: [`An administrator reinstated ${organization}. Its page and its projects are visible again.`],
    action: 'Open your dashboard',
    why: accountReason,
  }),
} as const satisfies Record<string, EmailContent | ((names: never) => EmailContent)>

/** Who may act for an organization: how it is shown, on the profile and on its page; and the documents. */
import { authorityLinkHours } from '#contract/authority.ts'
import { imageLimits } from '#contract/limits.ts'
import type { AuthorityDropReason, AuthorityMethod, ProofFailure } from '#domain/authority.ts'
import type { DocumentKind } from '#domain/files.ts'

const ways: Record<AuthorityMethod, (domain: string) => string> = {
  mail: (domain) => `Shown by an e-mail address at ${domain}`,
  token: (domain) => `Shown by a file on ${domain}`,
  letter: () => 'Shown by a letter that an administrator read',
}

const dropped: Record<AuthorityDropReason, string> = {
  website_changed: 'The website of the organization is another one now.',
  name_changed: 'The organization has another name now than the letter says.',
  withdrawn: 'An administrator withdrew it.',
}

const failures: Record<ProofFailure, string> = {
  name_unknown:
    'There is no website at this address. Please check how the website is written on your profile.',
  not_public: 'This address does not lead to a website that everybody can reach.',
  unreachable: 'The website did not answer. Please try again later.',
  no_https: 'The website does not answer by https with a certificate that holds. It needs one for this.',
  timed_out: 'The website took more than 5 seconds to answer. Please try again later.',
  redirected: 'The website sends on to another address. The file has to lie at exactly this one.',
  not_there: 'The file is not there yet.',
  too_large: 'What lies there is larger than 4 kB, so it is another file.',
  other_text: 'A file is there, and says something else. It needs the line below, with nothing before it.',
}

const documents: Record<DocumentKind, { title: string; text: string }> = {
  exemptionLetter: {
    title: 'Exemption letter',
    text: 'The determination letter by which the IRS recognized you, or your parent organization’s.',
  },
  auditedFinancials: {
    title: 'Audited financials',
    text: 'The audited statements of the last year, or Form 990.',
  },
  boardList: {
    title: 'Board list and authorization',
    text: 'Who is on the board, and a signed letter that names who acts for you here.',
  },
}

export const authorityTexts = {
  ways,
  heading: 'Who may act for it',
  text: 'Anybody can know an EIN. Here a member shows that they really act for the organization. It is another matter than its legal status, and its page shows the two apart.',
  loadFailed: 'This could not be loaded',
  by: (name: string, day: string) => `By ${name} on ${day}.`,
  on: (day: string) => `On ${day}.`,
  keeps: 'It counts as long as the website stays at this address.',
  keepsLetter: 'It counts as long as the organization keeps its name.',
  none: 'Not shown yet',
  dropped: {
    title: 'It does not count any more',
    text: (way: string, day: string) => `${way}. That ended on ${day}:`,
    reasons: dropped,
    again: 'Please show it again, in any of these ways.',
  },
  mail: {
    title: 'By e-mail',
    text: (domain: string) =>
      `We send a letter with a link to an address at ${domain}. Who opens it in this browser has shown it.`,
    email: 'E-mail address there',
    hint: (domain: string) => `An address that ends in @${domain}`,
    placeholder: (domain: string) => `name@${domain}`,
    submit: 'Send Letter',
    pending: 'Sending...',
    again: 'Send Another Letter',
    sentTitle: 'Letter sent',
    sentText: (email: string) =>
      `A letter is on its way to ${email}. Open its link in this browser. It works once, for ${authorityLinkHours} hours.`,
    waiting: (email: string) =>
      `A letter went to ${email} and waits for you to open its link. Another one makes it void.`,
    failed: 'Letter not sent',
  },
  file: {
    title: 'By a file on your website',
    text: 'For who looks after the website: put a small text file there. We look for it when you ask us to.',
    make: 'Show Me the File',
    address: 'It has to lie at',
    content: 'It has to say, in a line of its own',
    copyOf: { address: 'Copy the address', content: 'Copy the line' },
    check: 'Look for It Now',
    checking: 'Looking...',
    checkFailed: 'The website could not be looked at',
    makeFailed: 'The file was not made',
    lookedAt: 'Looked for it',
    failures,
    done: { title: 'Found: it is shown now who acts for the organization' },
  },
  letter: {
    title: 'By a letter',
    text: 'Neither of these? Send a signed letter with the board list below. An administrator reads it.',
  },
  obstacles: {
    no_website: {
      title: 'The profile names no website',
      text: 'With one you could show it at once by an e-mail address there, or by a file on it.',
      action: 'Add the Website',
    },
    shared_website: {
      title: 'The website is on a shared address',
      text: 'Anybody can have a page or an e-mail address there, so neither shows who acts for the organization.',
      action: 'Change the Website',
    },
  },
  page: {
    confirmed: (day: string) => `Exempt status confirmed against the IRS file of ${day}.`,
    confirmedBy: 'Confirmed by an administrator of Bridge Collective.',
    stale: 'That file is more than 400 days old.',
    branch: (branch: string) => `The IRS lists it as a local branch: ${branch}.`,
    kind: (label: string) => `It is a ${label} organization.`,
    heading: 'Who acts for it',
    shown: (way: string, day: string) => `${way}, on ${day}.`,
    notShown: 'Nobody has shown here yet that they may act for it.',
  },
  link: {
    title: (organization: string) => `Show that you act for ${organization}?`,
    text: (organization: string) =>
      `You opened the letter that went to an address on the website's domain. The page of ${organization} will say so, and not who you are.`,
    submit: 'Confirm',
    pending: 'Confirming...',
    doneTitle: 'It is shown now',
    doneText: (organization: string) => `The page of ${organization} says that it was shown who acts for it.`,
    doneAction: 'See the Profile',
    otherTitle: 'This link is for somebody else',
    otherText: (organization: string, email: string) =>
      `Another member asked for it, for ${organization}. You are signed in as ${email}; sign in as the person who asked.`,
    otherAction: 'Sign In As Somebody Else',
    visitorTitle: 'Sign in to confirm',
    visitorText: 'The link works for the account that asked for it.',
    signIn: 'Sign In',
    expiredTitle: 'This link is not valid any more',
    expiredText:
      'It was used, is older than 24 hours, another letter was asked for, or the website has changed. Ask for a new one on the profile of the organization.',
    failed: 'It was not confirmed',
    loadFailed: 'The link could not be read',
  },
  documents: {
    heading: 'Documents',
    text: 'They help whoever decides on your verification. Only members of the organization and administrators can open them.',
    hint: `PDF, JPEG, PNG or WebP, up to ${imageLimits.bytes / 1024 / 1024} MB`,
    kinds: documents,
    none: 'Not sent',
    sent: (day: string, size: string) => `Sent on ${day} · ${size}`,
    sentBy: (name: string, day: string, size: string) => `Sent by ${name} on ${day} · ${size}`,
    choose: 'Choose File',
    replace: 'Replace',
    remove: 'Remove',
    open: 'Download',
    of: (action: string, document: string) => `${action}: ${document}`,
    sending: 'Sending...',
    sendingFile: (document: string) => `Sending: ${document}`,
    saved: (document: string) => ({ title: `${document} sent` }),
    removed: (document: string) => ({ title: `${document} removed` }),
    removeTitle: (document: string) => `Remove this document: ${document}?`,
    removeText: 'Nobody can open it any more. You can send another one at any time.',
    removeFailed: 'The document was not removed',
    loadFailed: 'The documents could not be loaded',
    failed: 'The file was not sent. Please check your connection and try again.',
    tooLarge: `This file is larger than ${imageLimits.bytes / 1024 / 1024} MB. Please choose a smaller one.`,
    otherKind: 'This is not a PDF, JPEG, PNG or WebP file. Please choose one of these.',
    kilobytes: (count: number) => `${count} kB`,
    megabytes: (count: string) => `${count} MB`,
  },
}

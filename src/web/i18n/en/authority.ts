/** Authorized representatives of an organization, on its profile and on its page, and its documents. */
import { authorityLinkHours, imageLimits } from '#contract/limits.ts'
import { problems } from '#contract/problems.ts'
import type { AuthorityDropReason, AuthorityMethod, ProofFailure } from '#domain/authority/authority.ts'
import type { DocumentKind } from '#domain/images/files.ts'

const ways: Record<AuthorityMethod, (domain: string) => string> = {
  mail: (domain) => `Confirmed by an email address at ${domain}`,
  token: (domain) => `Confirmed by a file on ${domain}`,
  letter: () => 'Confirmed by a document that an administrator reviewed',
}

const dropped: Record<AuthorityDropReason, string> = {
  website_changed: 'The organization’s website changed.',
  name_changed: 'The organization’s name no longer matches the document.',
  withdrawn: 'An administrator withdrew it.',
}

const failures: Record<ProofFailure, string> = {
  name_unknown: 'We can’t find a website at this address. Check the website on your profile.',
  not_public: 'This address isn’t a public website.',
  unreachable: 'The website didn’t respond. Try again later.',
  no_https: 'The website needs a valid HTTPS certificate.',
  timed_out: 'The website took more than 5 seconds to respond. Try again later.',
  redirected: 'This address redirects to another one. The file must be at exactly this address.',
  not_there: 'We can’t find the file yet.',
  too_large: 'The file at this address is larger than 4 kB, so it isn’t the right one.',
  other_text: 'The file’s contents don’t match. It must start with the line below.',
}

const documents: Record<DocumentKind, { title: string; text: string }> = {
  exemptionLetter: {
    title: 'Exemption letter',
    text: 'Your IRS determination letter, or your parent organization’s.',
  },
  auditedFinancials: {
    title: 'Audited financials',
    text: 'Last year’s audited statements or Form 990.',
  },
  boardList: {
    title: 'Board list and authorization',
    text: 'Your board members, and a signed letter that names who represents you here.',
  },
}

export const authorityTexts = {
  ways,
  heading: 'Authorized representatives',
  text: 'EINs are public, so a member must also show that they represent the organization. This is separate from legal status; your page shows both.',
  loadFailed: 'Couldn’t load this section',
  by: (name: string, day: string) => `By ${name} on ${day}.`,
  on: (day: string) => `On ${day}.`,
  keeps: 'Valid while your website address stays the same.',
  keepsLetter: 'Valid while your organization’s name stays the same.',
  none: 'Not confirmed yet',
  dropped: {
    title: 'No longer valid',
    text: (way: string, day: string) => `${way}. This ended on ${day}:`,
    reasons: dropped,
    again: 'Confirm it again in one of these ways.',
  },
  mail: {
    title: 'By email',
    text: (domain: string) =>
      `We’ll email a link to an address at ${domain}. Opening the link in this browser confirms it.`,
    email: 'Email address',
    hint: (domain: string) => `Must end in @${domain}`,
    placeholder: (domain: string) => `name@${domain}`,
    submit: 'Send link',
    pending: 'Sending...',
    again: 'Send new link',
    sentTitle: 'Link sent',
    sentText: (email: string) =>
      `We emailed a link to ${email}. Open it in this browser. It works once, within ${authorityLinkHours} hours.`,
    waiting: (email: string) => `We emailed a link to ${email}. Requesting a new one cancels it.`,
    failed: 'Couldn’t send the link',
  },
  file: {
    title: 'By a file on your website',
    text: 'If you manage the website, upload a small text file. Then ask us to check for it.',
    make: 'Get the file',
    address: 'Upload it to',
    content: 'File contents',
    copyOf: { address: 'Copy the address', content: 'Copy the line' },
    check: 'Check now',
    checking: 'Checking...',
    checkFailed: 'Couldn’t check the website',
    makeFailed: 'Couldn’t create the file',
    lookedAt: 'Checked',
    failures,
    done: { title: 'File found. You’re confirmed as a representative of the organization.' },
  },
  letter: {
    title: 'By a document',
    text: 'Can’t use these options? Upload a signed letter with your board list below. An administrator reviews it.',
  },
  obstacles: {
    no_website: {
      title: 'Your profile has no website',
      text: 'Add one to confirm by an email address at that website or by a file on it.',
      action: 'Add website',
    },
    shared_website: {
      title: 'Your website is on a shared domain',
      text: 'Anyone can get a page or an email address there, so neither confirms who represents the organization.',
      action: 'Change website',
    },
  },
  page: {
    confirmed: (day: string) => `Exempt status confirmed against the IRS file of ${day}.`,
    confirmedBy: 'Confirmed by an administrator of Bridge Collective.',
    stale: 'This file is more than 400 days old.',
    branch: (branch: string) => `The IRS lists it as a local branch: ${branch}.`,
    kind: (label: string) => `This is a ${label} organization.`,
    heading: 'Authorized representatives',
    shown: (way: string, day: string) => `${way}, on ${day}.`,
    notShown: 'No one has been authorized yet.',
  },
  link: {
    title: (organization: string) => `Confirm that you represent ${organization}?`,
    text: (organization: string) =>
      `You opened the link we emailed to an address at the website’s domain. ${organization}’s page will say that it’s confirmed, but won’t show your name.`,
    submit: 'Confirm',
    pending: 'Confirming...',
    doneTitle: 'You’re confirmed',
    doneText: (organization: string) =>
      `${organization}’s page now shows that it has an authorized representative.`,
    doneAction: 'View Profile',
    otherTitle: 'This link is for someone else',
    otherText: (organization: string, email: string) =>
      `Another member of ${organization} requested this link. You’re signed in as ${email}. Sign in with the account that requested it.`,
    otherAction: 'Use another account',
    visitorTitle: 'Sign in to confirm',
    visitorText: 'This link only works for the account that requested it.',
    signIn: 'Sign In',
    expiredTitle: 'This link is no longer valid',
    expiredText:
      'It was used, expired after 24 hours or replaced by a newer link, or the website changed. Request a new link from the organization’s profile.',
    failed: 'Couldn’t confirm',
    loadFailed: 'Couldn’t load this link',
  },
  documents: {
    heading: 'Documents',
    text: 'Documents help us review your verification. Only your organization’s members and administrators can open them.',
    hint: `PDF, JPEG, PNG or WebP, up to ${imageLimits.bytes / 1024 / 1024} MB`,
    kinds: documents,
    none: 'Not uploaded',
    sent: (day: string, size: string) => `Uploaded on ${day} · ${size}`,
    sentBy: (name: string, day: string, size: string) => `Uploaded by ${name} on ${day} · ${size}`,
    choose: 'Choose file',
    replace: 'Replace',
    remove: 'Remove',
    open: 'Download',
    of: (action: string, document: string) => `${action}: ${document}`,
    sending: 'Uploading...',
    sendingFile: (document: string) => `Uploading: ${document}`,
    saved: (document: string) => ({ title: `${document} uploaded` }),
    removed: (document: string) => ({ title: `${document} removed` }),
    removeTitle: (document: string) => `Remove this document: ${document}?`,
    removeText: 'No one will be able to open it. You can upload another one at any time.',
    removeFailed: 'Couldn’t remove the document',
    loadFailed: 'Couldn’t load the documents',
    failed: 'Couldn’t upload the file. Check your connection and try again.',
    tooLarge: `This file is larger than ${imageLimits.bytes / 1024 / 1024} MB. Choose a smaller one.`,
    otherKind: problems.not_a_document[1],
    kilobytes: (count: number) => `${count} kB`,
    megabytes: (count: string) => `${count} MB`,
  },
}

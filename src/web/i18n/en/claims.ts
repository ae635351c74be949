/** Claiming an imported organization: the notice, the form, and the page that the email's link opens. */
export const claimsTexts = {
  notice: {
    title: 'Is this your organization?',
    text: 'We imported this page from a public listing. Claim it to edit the page, post projects and review applications.',
    action: 'Claim organization',
    actionOf: (organization: string) => `Claim ${organization}`,
  },
  page: {
    title: (organization: string) => `Claim ${organization}`,
    intro:
      'Confirm that you work with this organization. We’ll email a link to an address at its website’s domain. Open it to become the owner.',
    website: 'Website',
    email: 'Your work email',
    hint: (domain: string) => `Must end in @${domain}`,
    placeholder: (domain: string) => `name@${domain}`,
    submit: 'Send link',
    pending: 'Sending...',
    again: 'Send new link',
    sentTitle: 'Link sent',
    sentText: (email: string) =>
      `We emailed a link to ${email}. Open it in this browser. It works once, within 24 hours.`,
    waiting: (email: string) => `We emailed a link to ${email}. Requesting a new one cancels it.`,
    failed: 'Couldn’t send the link',
    loadFailed: 'Couldn’t load the organization',
    back: 'Back to the organization',
    member: 'You’re already a member of this organization.',
    memberAction: 'See members',
    obstacles: {
      has_owner: {
        title: 'This organization already has an owner',
        text: 'Ask a member of the organization to invite you.',
      },
      no_website: {
        title: 'This organization has no website',
        text: 'We can’t use an email address to confirm who works there.',
      },
      shared_website: {
        title: 'The website is on a shared domain',
        text: 'Anyone can get a page there, so an email address doesn’t confirm who works there.',
      },
    },
  },
  review: {
    title: 'Don’t have a work email?',
    titleOnly: 'Ask an administrator',
    text: (organization: string) =>
      `An administrator can review your request. Tell us how you’re connected to ${organization} and how we can confirm it.`,
    label: 'Your connection to the organization',
    hint: 'For example, your role, a page that names you, or the office’s contact details.',
    submit: 'Ask an administrator',
    again: 'Ask again',
    pending: 'Sending...',
    waitingTitle: 'Your request is under review',
    waiting: 'We’ll notify you and send you an email when there’s a decision.',
    declinedTitle: 'Your last request was not approved',
    failed: 'Couldn’t send your request',
    leave: 'You haven’t sent your request yet.',
  },
  letter: {
    title: (organization: string) => `Claim ${organization}?`,
    text: (organization: string) =>
      `You’ll become the owner of ${organization}. You can edit its page, post projects and add members.`,
    submit: 'Become owner',
    pending: 'Claiming...',
    doneTitle: (organization: string) => `You now own ${organization}`,
    doneText: 'Review the organization’s page, then invite your team.',
    doneAction: 'See members',
    otherTitle: 'This link is for someone else',
    otherText: (organization: string, email: string) =>
      `Someone else asked to claim ${organization}. You’re signed in as ${email}. Sign in with the account that requested it.`,
    otherAction: 'Use another account',
    visitorTitle: 'Sign in to claim your organization',
    visitorText: 'This link only works for the account that requested it.',
    signIn: 'Sign In',
    ownedTitle: 'This organization already has an owner',
    ownedText: 'Someone else has claimed it. They can invite you.',
    expiredTitle: 'This link is no longer valid',
    expiredText:
      'It was used, expired after 24 hours or replaced by a newer link. Request a new link from the organization’s page.',
    failed: 'Couldn’t claim the organization',
    loadFailed: 'Couldn’t load this link',
  },
}

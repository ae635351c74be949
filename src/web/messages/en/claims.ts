/** Taking over an imported organization: where it begins, how it is asked for, and the page that its letter opens. */
export const claimsTexts = {
  notice: {
    title: 'Is this your organization?',
    text: 'It was imported from a public listing. Take it over to keep its page, post projects and answer applications.',
    action: 'Take It Over',
    actionOf: (organization: string) => `Take over ${organization}`,
  },
  page: {
    title: (organization: string) => `Take over ${organization}`,
    intro:
      'Show that you belong to it by an e-mail address on the domain of its website. We send a letter with a link there; who opens it becomes the owner.',
    website: 'Website',
    email: 'Your e-mail address there',
    hint: (domain: string) => `An address that ends in @${domain}`,
    placeholder: (domain: string) => `name@${domain}`,
    submit: 'Send Letter',
    pending: 'Sending...',
    again: 'Send Another Letter',
    sentTitle: 'Letter sent',
    sentText: (email: string) =>
      `A letter is on its way to ${email}. Open its link in this browser. It works once, for 24 hours.`,
    waiting: (email: string) =>
      `A letter went to ${email} and waits for you to open its link. Another one makes it void.`,
    failed: 'Letter not sent',
    loadFailed: 'The organization could not be loaded',
    back: 'Back to the organization',
    member: 'You belong to this organization already.',
    memberAction: 'See Its Members',
    obstacles: {
      has_owner: {
        title: 'This organization has an owner',
        text: 'Ask somebody who belongs to it to invite you.',
      },
      no_website: {
        title: 'It names no website',
        text: 'So no e-mail address can show who belongs to it.',
      },
      shared_website: {
        title: 'Its website is on a shared address',
        text: 'Anybody can have a page there, so an e-mail address shows nothing about who belongs to it.',
      },
    },
  },
  review: {
    title: 'Is there no such address?',
    titleOnly: 'Ask an administrator',
    text: (organization: string) =>
      `An administrator can look: say how you belong to ${organization}, and how that can be seen.`,
    label: 'How you belong to it',
    hint: 'Such as your role, a page that names you, or how its office can be reached.',
    submit: 'Ask an Administrator',
    again: 'Ask Again',
    pending: 'Sending...',
    waitingTitle: 'An administrator looks at your request',
    waiting: 'You are told by notification and letter as soon as it is decided.',
    declinedTitle: 'Your last request was not approved',
    failed: 'Request not sent',
    leave: 'What you wrote is not sent yet.',
  },
  letter: {
    title: (organization: string) => `Take over ${organization}?`,
    text: (organization: string) =>
      `You become the owner of ${organization}: you keep its page, post projects and decide who else belongs to it.`,
    submit: 'Become Its Owner',
    pending: 'Taking over...',
    doneTitle: (organization: string) => `${organization} is yours to look after`,
    doneText: 'You are its owner now. Look at its page, and invite those who work with you.',
    doneAction: 'See Its Members',
    otherTitle: 'This link is for somebody else',
    otherText: (organization: string, email: string) =>
      `Somebody else asked to take over ${organization}. You are signed in as ${email}; sign in as the person who asked.`,
    otherAction: 'Sign In As Somebody Else',
    visitorTitle: 'Sign in to take over your organization',
    visitorText: 'The link works for the account that asked for it.',
    signIn: 'Sign In',
    ownedTitle: 'This organization has an owner',
    ownedText: 'Somebody else took it over meanwhile. They can invite you.',
    expiredTitle: 'This link is not valid any more',
    expiredText:
      'It was used, is older than 24 hours, or you asked for another letter. Ask for one on the page of the organization.',
    failed: 'The organization was not taken over',
    loadFailed: 'The link could not be read',
  },
}

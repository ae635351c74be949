/** Who belongs to an organization: its part of the profile, and the page that an invitation's letter opens. */
import type { MemberRole } from '#domain/accounts.ts'

const roles: Record<MemberRole, string> = { owner: 'Owner', manager: 'Manager' }
const roleTexts: Record<MemberRole, string> = {
  manager: 'Does the daily work: projects, applications, hours, reviews and the profile.',
  owner: 'Does the same, and decides who belongs to the organization.',
}

export const membersTexts = {
  heading: 'Members',
  headingOf: (organization: string) => `Members of ${organization}`,
  text: 'Members act for the organization, each under their own name. Owners decide who belongs to it.',
  list: (organization: string) => `Members of ${organization}`,
  failed: 'Members could not be loaded',
  you: 'You',
  roles,
  roleTexts,
  joined: 'Joined',
  actionsOf: (name: string) => `Actions for ${name}`,
  makeOwner: 'Make Owner',
  makeManager: 'Make Manager',
  handOver: 'Hand Over Ownership',
  remove: 'Remove',
  stepDown: 'Become Manager',
  leave: 'Leave Organization',
  dialogs: {
    owner: {
      title: (name: string) => `Make ${name} an owner?`,
      text: (organization: string) =>
        `Owners of ${organization} invite and remove members, and can change your role too.`,
      done: (name: string) => ({ title: `${name} is an owner now` }),
    },
    manager: {
      title: (name: string) => `Make ${name} a manager?`,
      text: (organization: string) =>
        `They go on doing the daily work of ${organization}, and no longer decide who belongs to it.`,
      done: (name: string) => ({ title: `${name} is a manager now` }),
    },
    stepDown: {
      title: 'Become a manager?',
      text: (organization: string) =>
        `You go on doing the daily work of ${organization}. Only another owner can make you an owner again.`,
      done: () => ({ title: 'You are a manager now' }),
    },
    handOver: {
      title: (name: string) => `Hand the ownership over to ${name}?`,
      text: (organization: string) =>
        `They become an owner of ${organization} in your place, and you stay as a manager. Only an owner can give it back.`,
      done: (name: string) => ({ title: `${name} is the owner now` }),
    },
    remove: {
      title: (name: string) => `Remove ${name}?`,
      text: (organization: string) =>
        `They lose access to ${organization} at once and get a letter about it. What they did keeps their name.`,
      done: (name: string) => ({ title: `${name} was removed` }),
    },
    leave: {
      title: (organization: string) => `Leave ${organization}?`,
      text: 'You lose access to its projects and applications at once. Only an owner can invite you again.',
      done: (organization: string) => ({ title: `You left ${organization}` }),
    },
    lastOwner: {
      title: 'You are the only owner',
      text: (organization: string) =>
        `${organization} keeps at least one owner. Hand the ownership over to another member first, or invite somebody.`,
      close: 'Close',
    },
    failed: 'Nothing was changed',
  },
  invite: {
    action: 'Invite Member',
    title: 'Invite a member',
    text: (organization: string) =>
      `We send a letter with a link to join ${organization}. It works once, for 7 days, for the account with this address.`,
    email: 'E-mail address',
    emailPlaceholder: 'name@example.org',
    role: 'Role',
    submit: 'Send Invitation',
    pending: 'Sending...',
    done: (email: string) => ({
      title: 'Invitation sent',
      description: `A letter is on its way to ${email}.`,
    }),
    failed: 'Invitation not sent',
  },
  invitations: {
    heading: 'Open invitations',
    list: (organization: string) => `Open invitations to ${organization}`,
    failed: 'Invitations could not be loaded',
    sent: 'Sent',
    by: (name: string) => `by ${name}`,
    expires: 'Expires',
    expired: 'Expired',
    again: 'Send Again',
    againOf: (email: string) => `Send the invitation to ${email} again`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: (email: string) => `The link in the letter to ${email} then opens nothing any more.`,
    withdrawn: { title: 'Invitation withdrawn' },
    withdrawFailed: 'Invitation not withdrawn',
  },
  primary: {
    heading: 'Your primary organization',
    text: 'New projects are posted for it, and your profile shows it. Lists and dashboards cover all of your organizations.',
    label: 'Primary organization',
    done: (organization: string) => ({ title: `${organization} is your primary organization now` }),
    failed: 'Primary organization not changed',
  },
  letter: {
    title: (organization: string) => `${organization} invites you`,
    text: (organization: string, role: MemberRole) =>
      role === 'owner'
        ? `You are invited to ${organization} as an owner: you do everything it does here, and decide who else belongs to it.`
        : `You are invited to ${organization} as a manager: you do its daily work here, such as projects, applications and hours.`,
    visitor: 'Sign in or create an account with the e-mail address that the letter went to.',
    accept: 'Accept Invitation',
    accepting: 'Accepting...',
    decline: 'Decline',
    signIn: 'Sign In',
    signUp: 'Create Account',
    otherTitle: 'This invitation is for another address',
    otherText: (organization: string, email: string) =>
      `It is an invitation to ${organization}, and you are signed in as ${email}. Sign in with the e-mail address that the letter went to, or ask to be invited at yours.`,
    otherAction: 'Sign In With Another Address',
    acceptedTitle: (organization: string) => `Welcome to ${organization}`,
    acceptedText: 'You are a member now. What you do for it bears your name.',
    acceptedAction: 'See Its Projects',
    declinedTitle: 'Invitation declined',
    declinedText: (organization: string) =>
      `The owners of ${organization} are told. If you change your mind, ask them for another invitation.`,
    expiredTitle: 'This invitation is not valid any more',
    expiredText:
      'It was answered, withdrawn or is older than 7 days. Please ask who invited you to send it again.',
    failed: 'The invitation could not be answered',
    failedTitle: 'The invitation could not be loaded',
  },
}

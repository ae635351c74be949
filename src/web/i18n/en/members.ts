/** The members of an organization: the section on its profile, and the page that an invitation email's link opens. */
import type { MemberRole } from '#domain/accounts/accounts.ts'

const roles: Record<MemberRole, string> = { owner: 'Owner', manager: 'Manager' }
const roleTexts: Record<MemberRole, string> = {
  manager: 'Manages projects, applications, hours, reviews and the profile.',
  owner: 'Does everything a manager does, and adds or removes members.',
}

export const membersTexts = {
  heading: 'Members',
  headingOf: (organization: string) => `Members of ${organization}`,
  text: 'Members act for the organization under their own names. Owners add and remove members.',
  list: (organization: string) => `Members of ${organization}`,
  failed: 'Couldn’t load members',
  you: 'You',
  roles,
  roleTexts,
  joined: 'Joined',
  actionsOf: (name: string) => `Actions for ${name}`,
  makeOwner: 'Make owner',
  makeManager: 'Make manager',
  handOver: 'Transfer ownership',
  remove: 'Remove',
  stepDown: 'Become manager',
  leave: 'Leave organization',
  dialogs: {
    owner: {
      title: (name: string) => `Make ${name} an owner?`,
      text: (organization: string) =>
        `Owners of ${organization} can add and remove members, and change your role.`,
      done: (name: string) => ({ title: `${name} is now an owner` }),
    },
    manager: {
      title: (name: string) => `Make ${name} a manager?`,
      text: (organization: string) =>
        `They can still work on ${organization}’s projects, but can no longer add or remove members.`,
      done: (name: string) => ({ title: `${name} is now a manager` }),
    },
    stepDown: {
      title: 'Become a manager?',
      text: (organization: string) =>
        `You can still work on ${organization}’s projects. Only another owner can make you an owner again.`,
      done: () => ({ title: 'You’re now a manager' }),
    },
    handOver: {
      title: (name: string) => `Transfer ownership to ${name}?`,
      text: (organization: string) =>
        `They become an owner of ${organization}, and you become a manager. Only an owner can make you an owner again.`,
      done: (name: string) => ({ title: `${name} is now the owner` }),
    },
    remove: {
      title: (name: string) => `Remove ${name}?`,
      text: (organization: string) =>
        `They lose access to ${organization} immediately, and we email them. Their past work keeps their name.`,
      done: (name: string) => ({ title: `${name} was removed` }),
    },
    leave: {
      title: (organization: string) => `Leave ${organization}?`,
      text: 'You lose access to its projects and applications immediately. Only an owner can invite you again.',
      done: (organization: string) => ({ title: `You left ${organization}` }),
    },
    lastOwner: {
      title: 'You’re the only owner',
      text: (organization: string) =>
        `${organization} needs at least one owner. First, transfer ownership to another member or invite someone.`,
      close: 'Close',
    },
    failed: 'Couldn’t make this change',
  },
  invite: {
    action: 'Invite member',
    title: 'Invite a member',
    text: (organization: string) =>
      `We’ll email a link to join ${organization}. It works once, within 7 days, for the account with this email.`,
    email: 'Email',
    emailPlaceholder: 'name@example.org',
    role: 'Role',
    submit: 'Send invitation',
    pending: 'Sending...',
    done: (email: string) => ({
      title: 'Invitation sent',
      description: `We emailed a link to ${email}.`,
    }),
    failed: 'Couldn’t send the invitation',
  },
  invitations: {
    heading: 'Open invitations',
    list: (organization: string) => `Open invitations to ${organization}`,
    failed: 'Couldn’t load invitations',
    sent: 'Sent',
    by: (name: string) => `by ${name}`,
    expires: 'Expires',
    expired: 'Expired',
    again: 'Send again',
    againOf: (email: string) => `Send the invitation to ${email} again`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: (email: string) => `The link we emailed to ${email} will stop working.`,
    withdrawn: { title: 'Invitation withdrawn' },
    withdrawFailed: 'Couldn’t withdraw the invitation',
  },
  primary: {
    heading: 'Your primary organization',
    text: 'We post new projects under this organization and show it on your profile. Lists and dashboards include all your organizations.',
    label: 'Primary organization',
    done: (organization: string) => ({ title: `${organization} is now your primary organization` }),
    failed: 'Couldn’t change your primary organization',
  },
  letter: {
    title: (organization: string) => `${organization} invites you`,
    text: (organization: string, role: MemberRole) =>
      role === 'owner'
        ? `Join ${organization} as an owner. You’ll manage its work here, and add or remove members.`
        : `Join ${organization} as a manager. You’ll work on its projects, applications and hours.`,
    visitor: 'Sign in or create an account with the email address that received this invitation.',
    accept: 'Accept invitation',
    accepting: 'Accepting...',
    decline: 'Decline',
    signIn: 'Sign In',
    signUp: 'Create account',
    otherTitle: 'This invitation is for another email address',
    otherText: (organization: string, email: string) =>
      `You’re signed in as ${email}. To join ${organization}, sign in with the invited email, or ask for an invitation to yours.`,
    otherAction: 'Sign in with another email',
    acceptedTitle: (organization: string) => `Welcome to ${organization}`,
    acceptedText: 'You’re now a member. Your work here shows your name.',
    acceptedAction: 'See projects',
    declinedTitle: 'Invitation declined',
    declinedText: (organization: string) =>
      `We let ${organization}’s owners know. If you change your mind, ask them for a new invitation.`,
    expiredTitle: 'This invitation is no longer valid',
    expiredText:
      'It was already answered, withdrawn or sent more than 7 days ago. Ask the organization to send it again.',
    failed: 'Couldn’t answer the invitation',
    failedTitle: 'Couldn’t load the invitation',
  },
}

/** Letters about accounts in English. A name or address in the data is one line of text. */
import type { LetterContent } from '#server/mail/letter.ts'

const product = 'Bridge Collective'
const given = `You get this letter because this address was given for an account on ${product}.`
const owned = `You get this letter because this is the address of your account on ${product}.`

export const accountLetters = {
  verify: {
    subject: 'Please verify your e-mail address',
    paragraphs: [
      `Welcome to ${product}! With the link below you tell us that this address is yours. It is how you hear about your applications, and how you get back in when a password is forgotten.`,
      'The link works once, for 24 hours.',
    ],
    action: 'Verify e-mail address',
    why: `${given} If that was not you, there is nothing you need to do.`,
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for your account. With the link below you choose one; everyone who is signed in to the account is then signed out.',
      'The link works once, for 30 minutes.',
    ],
    action: 'Choose a new password',
    why: `${owned} If you did not ask for a new password, there is nothing you need to do: it stays as it is.`,
  },
  change: {
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      'This is to become the e-mail address of your account. With the link below you confirm it; until then your old address stands.',
      'The link works once, for an hour.',
    ],
    action: 'Confirm e-mail address',
    why: `${given} If that was not you, please do not open the link: nothing changes then.`,
  },
  taken: {
    subject: 'You have an account with this address already',
    paragraphs: [
      'Somebody, probably you, wanted to use this address for another account. It belongs to your account already, so nothing was changed.',
      'If it was you: sign in with this address, or choose another one for the other account.',
    ],
    action: 'Sign in',
    why: owned,
  },
  revert: (newEmail: string) => ({
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      `Somebody who knows your password, probably you, is changing the e-mail address of your account to ${newEmail}. If it was you, there is nothing you need to do here.`,
      'If it was not you, the link below keeps this address or brings it back, signs everyone out, removes an authenticator app that was set up since, and lets you choose a new password. It works once, for 7 days.',
    ],
    action: 'Keep this address',
    why: owned,
  }),
  moving: {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'Somebody who knows your password, probably you, is changing the e-mail address of your account to another one. If it was you, there is nothing you need to do.',
      'If it was not you, choose a new password at once: that stops the change.',
    ],
    action: 'Choose a new password',
    why: owned,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and everyone else who was signed in to it was signed out.',
      'If it was not you, choose a new one at once.',
    ],
    action: 'Choose a new password',
    why: owned,
  },
  secondFactorAdded: {
    subject: 'Two-step sign-in is on',
    paragraphs: [
      'From now on a code of your authenticator app is asked for when you sign in. Everyone else who was signed in to your account was signed out.',
      'Please keep your recovery codes where you find them without your phone. If this was not you, choose a new password at once and write to us.',
    ],
    action: 'Choose a new password',
    why: owned,
  },
  secondFactorRemoved: {
    subject: 'Two-step sign-in is off',
    paragraphs: [
      'Your authenticator app was removed from your account: the password alone opens it now.',
      'If this was not you, choose a new password at once and turn two-step sign-in on again.',
    ],
    action: 'Choose a new password',
    why: owned,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    paragraphs: [
      'Somebody, probably you, used a recovery code in place of a code of your authenticator app. Each works once; in your account settings you see how many are left and make new ones.',
      'If this was not you, choose a new password at once, then make new recovery codes.',
    ],
    action: 'Choose a new password',
    why: owned,
  },
  madeAdministrator: {
    subject: 'You are an administrator now',
    paragraphs: [
      `Your account on ${product} was made an administrator's by a link that an operator made for this address. Everyone who was signed in to it was signed out.`,
      'If this was not you, choose a new password at once and write to us.',
    ],
    action: 'Choose a new password',
    why: owned,
  },
} as const satisfies Record<string, LetterContent | ((text: string) => LetterContent)>

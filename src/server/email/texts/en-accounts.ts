/** Emails about accounts, in English. A name or address in the data is one line of text. */
import type { EmailContent } from '#server/email/email.ts'
import { accountReason, product } from './en-phrases.ts'

const given = `You’re receiving this email because someone entered this address on ${product}.`

export const accountEmails = {
  verify: {
    subject: 'Verify your email',
    paragraphs: [
      `Welcome to ${product}! Use the link below to verify your email. We use this address for news about your applications. It also lets you back in if you forget your password.`,
      'The link works once and expires in 24 hours.',
    ],
    action: 'Verify email',
    why: `${given} If that wasn’t you, you can ignore this email.`,
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Someone, probably you, asked for a new password for your account. Use the link below to choose one. We then sign out every device.',
      'The link works once and expires in 30 minutes.',
    ],
    action: 'Choose a new password',
    why: `${accountReason} If you didn’t ask for a new password, you can ignore this email. Your password stays the same.`,
  },
  change: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this email address for your account. Use the link below to confirm it. Until then, your account keeps its old address.',
      'The link works once and expires in one hour.',
    ],
    action: 'Confirm email address',
    why: `${given} If that wasn’t you, don’t open the link. Nothing changes without it.`,
  },
  taken: {
    subject: 'You already have an account with this address',
    paragraphs: [
      'Someone, probably you, tried to use this email address for another account. It already belongs to your account, so we changed nothing.',
      'If it was you, sign in with this address, or choose a different address for the other account.',
    ],
    action: 'Sign in',
    why: accountReason,
  },
  revert: (newEmail: string) => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      `Someone who knows your password, probably you, is changing your account’s email address to ${newEmail}. If it was you, there’s nothing to do.`,
      'If it wasn’t you, use the link below. It keeps or restores this address and signs out every device. It also removes any authenticator app set up since, and lets you choose a new password. The link works once and expires in 7 days.',
    ],
    action: 'Keep this address',
    why: accountReason,
  }),
  moving: {
    subject: 'Your email address is about to change',
    paragraphs: [
      'Someone who knows your password, probably you, is changing your account’s email address. If it was you, there’s nothing to do.',
      'If it wasn’t you, choose a new password immediately. That stops the change.',
    ],
    action: 'Choose a new password',
    why: accountReason,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Your account has a new password. We signed out every other device.',
      'If you didn’t change it, choose a new password immediately.',
    ],
    action: 'Choose a new password',
    why: accountReason,
  },
  secondFactorAdded: {
    subject: 'Two-step sign-in is on',
    paragraphs: [
      'From now on, you need a code from your authenticator app to sign in. We signed out every other device.',
      'Keep your recovery codes where you can find them without your phone. If this wasn’t you, choose a new password immediately and write to us.',
    ],
    action: 'Choose a new password',
    why: accountReason,
  },
  secondFactorRemoved: {
    subject: 'Two-step sign-in is off',
    paragraphs: [
      'Your authenticator app was removed from your account. You now sign in with your password only.',
      'If this wasn’t you, choose a new password immediately and turn two-step sign-in on again.',
    ],
    action: 'Choose a new password',
    why: accountReason,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    paragraphs: [
      'Someone, probably you, used a recovery code instead of your authenticator app. Each code works once. Your account settings show how many are left, and you can create new ones there.',
      'If this wasn’t you, choose a new password immediately, then create new recovery codes.',
    ],
    action: 'Choose a new password',
    why: accountReason,
  },
  madeAdministrator: {
    subject: 'You are now an administrator',
    paragraphs: [
      `Your account on ${product} now has administrator access, through a link that an operator created for this address. We signed out every other device.`,
      'If this wasn’t you, choose a new password immediately and write to us.',
    ],
    action: 'Choose a new password',
    why: accountReason,
  },
} as const satisfies Record<string, EmailContent | ((text: string) => EmailContent)>

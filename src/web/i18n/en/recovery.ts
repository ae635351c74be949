/** Links in emails: resetting a password, verifying and changing an email address (decision C; record 0026). */
export const recoveryTexts = {
  forgot: {
    link: 'Forgot password?',
    title: 'Forgot your password?',
    text: 'Enter your account’s email. We’ll send you a link to choose a new password.',
    submit: 'Send link',
    pending: 'Sending...',
    back: 'Back to sign in',
    sentTitle: 'Check your email',
    sentText: (email: string, minutes: number) =>
      `If ${email} has an account, we sent it a link. The link works once, within ${minutes} minutes.`,
    sentHint:
      'Nothing after a few minutes? Check your spam folder. Also check that this is your account’s email.',
    again: 'Use another email',
    failed: { title: 'Email not sent' },
  },
  reset: {
    title: 'Choose a new password',
    text: 'This signs everyone out of your account, on this device too.',
    submit: 'Save new password',
    pending: 'Saving...',
    done: { title: 'Password changed', description: 'Sign in with your new password.' },
    failed: { title: 'Password not changed' },
    expiredText:
      'Links work once and only for a short time. A newer link cancels an older one. Request a new one.',
    askAgain: 'Send a new link',
  },
  expiredTitle: 'This link no longer works',
  signIn: 'Sign In',
  goOn: 'Go to dashboard',
  settings: 'Open account settings',
  verify: {
    title: 'Verify your email',
    text: 'Press the button to confirm that our email reached you.',
    submit: 'Verify email',
    pending: 'Verifying...',
    doneTitle: 'Email verified',
    doneText: (email: string) => `We’ll send emails about your account to ${email}.`,
    changedTitle: 'Email changed',
    changedText: (email: string) =>
      `From now on, sign in with ${email}. We’ll send emails about your account there.`,
    takenTitle: 'You can’t use this email',
    takenText: 'It belongs to another account now, so nothing changed.',
    already: (email: string) =>
      `You’ve already verified ${email}. To change your email, request a new link in your account settings.`,
    expiredVisitor:
      'Links work once and only for a short time. A newer link cancels an older one. Sign in to request a new one.',
    expired: 'Links work once and only for a short time. A newer link cancels an older one.',
    failed: { title: 'Email not verified' },
  },
  keep: {
    title: 'Keep your email',
    text: 'If you didn’t ask to change your email, press the button:',
    points: [
      'Your account uses this email again.',
      'We sign everyone out of your account.',
      'Your old password stops working, and we email you a link to choose a new one.',
    ],
    submit: 'Keep this email',
    pending: 'Restoring...',
    doneTitle: 'Your email is restored',
    doneText: (email: string) =>
      `Your account uses ${email} again, and we signed everyone out. Open the link we just sent there and choose a new password.`,
    expiredText: (contact: string) =>
      `This link works once, within 7 days. If you’ve lost control of your account, write to ${contact}.`,
    takenText: (contact: string) =>
      `Another account uses this email now. Write to ${contact}, and we’ll help.`,
    failed: { title: 'Email not restored' },
  },
  notice: {
    label: 'Your email is not verified',
    text: (email: string) => `We sent a link to ${email}. Open it to verify your email.`,
    required: (email: string) => `Verify your email to apply and post. Open the link we sent to ${email}.`,
    again: 'Send again',
    pending: 'Sending...',
    sent: (email: string) => `We sent a new link to ${email}.`,
    dismiss: 'Not now',
    failed: { title: 'Email not sent' },
  },
}

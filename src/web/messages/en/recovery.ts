/** Links in letters: forgotten passwords, verified and changed e-mail addresses (decision C; record 0026). */
export const recoveryTexts = {
  forgot: {
    link: 'Forgot password?',
    title: 'Forgot your password?',
    text: 'Tell us the e-mail address of your account. We send a letter with a link by which you choose a new password.',
    submit: 'Send Link',
    pending: 'Sending...',
    back: 'Back to Sign In',
    sentTitle: 'Look into your mailbox',
    sentText: (email: string, minutes: number) =>
      `If there is an account with ${email}, a letter is on its way. Its link works once, for ${minutes} minutes.`,
    sentHint:
      'Nothing there after some minutes? Look among the unwanted letters, and whether the address is spelled as in your account.',
    again: 'Use Another Address',
    failed: { title: 'Letter not sent' },
  },
  reset: {
    title: 'Choose a new password',
    text: 'Everyone who is signed in to your account is then signed out, on this device too.',
    submit: 'Save New Password',
    pending: 'Saving...',
    done: { title: 'Password changed', description: 'Sign in with your new password.' },
    failed: { title: 'Password not changed' },
    expiredText:
      'Such a link works once and for a short time, and a newer letter makes an older one void. Ask for a new one.',
    askAgain: 'Send a New Link',
  },
  expiredTitle: 'This link is not valid any more',
  signIn: 'Sign In',
  goOn: 'Go to Dashboard',
  settings: 'Open Account Settings',
  verify: {
    title: 'Verify your e-mail address',
    text: 'One press, and we know that our letter has reached you.',
    submit: 'Verify E-mail Address',
    pending: 'Verifying...',
    doneTitle: 'E-mail address verified',
    doneText: (email: string) => `Letters about your account go to ${email}.`,
    changedTitle: 'E-mail address changed',
    changedText: (email: string) =>
      `From now on you sign in with ${email}, and letters about your account go there.`,
    takenTitle: 'This address cannot be used',
    takenText: 'It belongs to another account by now, so nothing was changed.',
    already: (email: string) =>
      `Your address ${email} is verified already. If you meant to change it, ask for a new letter in your account settings.`,
    expiredVisitor:
      'Such a link works once and for a short time, and a newer letter makes an older one void. Sign in to ask for a new one.',
    expired: 'Such a link works once and for a short time, and a newer letter makes an older one void.',
    failed: { title: 'Address not verified' },
  },
  keep: {
    title: 'Keep your e-mail address',
    text: 'If it was not you who asked for another address, press the button:',
    points: [
      'This address is that of your account again.',
      'Everyone who is signed in to the account is signed out.',
      'The old password stops working, and a letter lets you choose a new one.',
    ],
    submit: 'Keep This Address',
    pending: 'Bringing it back...',
    doneTitle: 'Your address is back',
    doneText: (email: string) =>
      `${email} is the address of your account again, and everyone was signed out. Follow the link in the letter we have just sent there, and choose a new password.`,
    expiredText: (contact: string) =>
      `Such a link works once, for 7 days. If your account is not in your hands, write to ${contact}.`,
    takenText: (contact: string) =>
      `This address belongs to another account by now. Write to ${contact}, so that we can help.`,
    failed: { title: 'Address not brought back' },
  },
  notice: {
    label: 'Your e-mail address is not verified',
    text: (email: string) =>
      `Please verify your e-mail address by the link in the letter we sent to ${email}.`,
    required: (email: string) =>
      `You can apply and post once your e-mail address is verified, by the link in the letter we sent to ${email}.`,
    again: 'Send again',
    pending: 'Sending...',
    sent: (email: string) => `The letter is on its way to ${email}.`,
    dismiss: 'Not now',
    failed: { title: 'Letter not sent' },
  },
}

/** When the emails to a list of people are sent. */

/** A long list is sent in parts, so that emails that someone waits for are not behind it. */
const emailsAtOnce = 20
const emailPauseMs = 60_000

/** When to send the email to the person at this index of a list. */
export const findEmailTime = (sentAt: Date, index: number): Date =>
  new Date(sentAt.getTime() + Math.floor(index / emailsAtOnce) * emailPauseMs)

/** English phrases that several emails share. */

export const product = 'Bridge Collective'

/** A long title would push the rest of the subject out of view. */
export const shorten = (title: string) =>
  [...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title

const receiving = 'You’re receiving this email because'

/** Why an email was sent. */
export const accountReason = `${receiving} you have an account on ${product}.`
export const reportReason = (what: string) => `${receiving} you reported ${what} on ${product}.`
export const memberReason = (organization: string) =>
  `${receiving} you are a member of ${organization} on ${product}.`
export const ownerReason = (organization: string) =>
  `${receiving} you are an owner of ${organization} on ${product}.`
export const applicantReason = (project: string) => `${receiving} you applied to “${project}” on ${product}.`

/** The administrator's note, or nothing. */
export const quoteAdministrator = (note: string | null) =>
  note === null ? [] : ['The administrator wrote:', ...note.split(/\n+/)]

export const appealHint = 'If you think this is a mistake, reply to this email. A person will read it.'

/** The kinds of jobs that write letters from notifications. */

/** The letter of one notification. */
export const notificationEmailKind = 'mail.notice'

/** The letter of a day. */
export const digestEmailKind = 'mail.digest'

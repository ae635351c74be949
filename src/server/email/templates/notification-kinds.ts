/** The job kinds that send emails about notifications. */

/** Sends the email of one notification. */
export const notificationEmailKind = 'mail.notice'

/** Sends the daily digest. */
export const digestEmailKind = 'mail.digest'

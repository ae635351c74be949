/** Replies to emails about messages: how long one can send them, and why one is not taken. */

/** Days after the email in which one can reply to it. */
export const replyDays = 30

/**
 * Why the product emails someone about their reply. `files`: it was sent, but without its attachments. All others: nothing was sent,
 * because it came from another address (`sender`), the email is too old (`expired`), there was no text (`empty`), it was too long, the
 * conversation takes no message of this person now (`closed`), their account has something to do first (`account`), or they
 * sent too many messages (`tooMany`).
 */
export const replyNotices = [
  'sender',
  'expired',
  'empty',
  'tooLong',
  'closed',
  'account',
  'tooMany',
  'files',
] as const
export type ReplyNotice = (typeof replyNotices)[number]

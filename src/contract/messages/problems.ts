import { messageEditMinutes } from '#domain/messages/messaging.ts'

/** The problems of messages and conversations. */
export const messageProblems = {
  conversation_not_found: [404, 'Conversation not found'],
  message_not_found: [404, 'Message not found'],
  attachment_not_found: [404, 'File not found'],
  own_organization: [403, 'You are a member of this organization'],
  message_not_yours: [403, 'Only the person who wrote a message can change it'],
  contact_blocked: [409, 'You have blocked them. Allow messages again to write to them.'],
  contact_unavailable: [409, 'You cannot write to them right now'],
  nobody_reads: [409, 'No one from this organization has an account yet, so no one would read your message'],
  not_contactable: [
    409,
    'This volunteer does not accept messages from organizations they have not applied to',
  ],
  message_id_used: [409, 'This message was already sent with different text'],
  message_deleted: [409, 'This message was deleted'],
  message_edit_over: [409, `You can change a message for ${messageEditMinutes} minutes after you send it`],
  message_changed: [409, 'This message has changed. Look at it again, then make your change.'],
  message_reported: [409, 'You have already reported this message. An administrator will look at it.'],
  approaches_used_up: [
    429,
    'You have reached today’s limit for writing to new people. You can still reply in your conversations. Write to someone new tomorrow.',
  ],
} as const satisfies Record<string, readonly [number, string]>

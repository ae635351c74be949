import { messageEditMinutes } from '#domain/messaging.ts'

/** The refusals of messages and conversations. */
export const messageProblems = {
  conversation_not_found: [404, 'Conversation not found'],
  message_not_found: [404, 'Message not found'],
  attachment_not_found: [404, 'This file was not found'],
  own_organization: [403, 'You belong to this organization yourself'],
  message_not_yours: [403, 'Only who wrote a message can change it'],
  contact_blocked: [409, 'You have blocked them. Allow messages again to write to them.'],
  contact_unavailable: [409, 'They cannot be written to at present'],
  nobody_reads: [409, 'Nobody of this organization has an account here yet, so nobody would read it'],
  not_contactable: [409, 'This volunteer wants no messages of organizations they have not applied to'],
  message_id_used: [409, 'This message was sent already with other words'],
  message_deleted: [409, 'This message was deleted'],
  message_edit_over: [409, `A message can be changed within ${messageEditMinutes} minutes after it was sent`],
  message_changed: [
    409,
    'This message was changed in the meantime. Look at it again, then make your change.',
  ],
  message_reported: [409, 'You have reported this message already. An administrator will look at it.'],
  approaches_used_up: [
    429,
    'You have written to as many new people today as one may. Conversations that you have go on as before; write to somebody new tomorrow.',
  ],
} as const satisfies Record<string, readonly [number, string]>

/** The messages of a conversation (spec features 3, 4, 5; issue 9). */
import { userTypes } from '#domain/accounts/accounts.ts'
import { maxMessageFiles, messageReportReasons, writeRefusals } from '#domain/messages/messaging.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { defineReportForm } from '#contract/moderation/report-form.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { uploadProblems } from '#contract/images/images.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { attachment } from './attachments.ts'
import { messageText } from './message-text.ts'

export const message = z.object({
  /** The id that the sender's browser created. */
  id: z.uuid(),
  conversationId: z.uuid(),
  /** 1, 2, 3 … in the conversation, without gaps. */
  position: z.number().int(),
  /** Null if the account is deleted. */
  senderId: z.uuid().nullable(),
  /** The person: for an organization, the member who wrote it. */
  senderName: z.string(),
  /** The side it was written for. */
  side: z.enum(userTypes),
  /** Empty if the message was deleted or has only files. */
  content: z.string(),
  language: contentLanguage,
  timestamp: isoTimestamp,
  /**
   * For a message from the reader's side: someone on the other side has read it. For one from the other side: the
   * reader has.
   */
  read: z.boolean(),
  editedAt: isoTimestamp.nullable(),
  deletedAt: isoTimestamp.nullable(),
  /** An administrator removed it. */
  isRemoved: z.boolean(),
  /** The organization sent it to all accepted volunteers of the project, each in their own conversation. */
  isAnnouncement: z.boolean(),
  /** The reader's own report of it awaits a decision. */
  hasReported: z.boolean(),
  attachments: z.array(attachment),
  /** An edit must send it. */
  version: z.number().int(),
})
export type Message = z.infer<typeof message>

const position = z.coerce.number().int().min(0).max(2_147_483_647)

/** The maximum page size that a caller can request. */
export const messagesPage = 100

export const listMessages = defineEndpoint({
  id: 'listMessages',
  summary:
    'Messages of a conversation: the newest first, or those before a position. With `after`, the oldest first. 12 per page by default.',
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  params: idParams,
  query: pageQuery.extend({
    before: position.optional(),
    after: position.optional(),
    limit: z.coerce.number().int().min(1).max(messagesPage).default(limits.page),
  }),
  response: z.array(message),
  paged: true,
  problems: ['conversation_not_found', 'bad_cursor'],
})

export const newMessage = z
  .object({
    /** Created by the sender: sending the same id again does not create a second message. */
    id: z.uuid(),
    content: messageText.default(''),
    /** Files uploaded to the conversation before. */
    attachmentIds: z
      .array(z.uuid())
      .max(maxMessageFiles, fieldText('general.tooMany', { max: maxMessageFiles }))
      .default([]),
  })
  .superRefine(({ content, attachmentIds }, context) => {
    if (content || attachmentIds.length > 0) return
    context.addIssue({ code: 'custom', path: ['content'], message: fieldText('messages.empty') })
  })

export const sendMessage = defineEndpoint({
  id: 'sendMessage',
  summary: 'Sends a message. Sending it again with the same ID returns the existing one.',
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  limit: 'messages',
  params: idParams,
  body: newMessage,
  response: message,
  status: 201,
  problems: [
    'conversation_not_found',
    'attachment_not_found',
    'message_id_used',
    'approaches_used_up',
    ...writeRefusals,
  ],
})

const messageEndpoint = { access: 'signed-in', params: idParams, response: message } as const

export const getMessage = defineEndpoint({
  ...messageEndpoint,
  id: 'getMessage',
  summary: 'One message of a conversation of yours, for example one that a link points to.',
  method: 'GET',
  path: '/api/messages/:id',
  problems: ['message_not_found'],
})

export const editMessage = defineEndpoint({
  ...messageEndpoint,
  id: 'editMessage',
  summary: 'Changes the text of your message within 15 minutes.',
  method: 'PATCH',
  path: '/api/messages/:id',
  limit: 'messages',
  body: z.object({
    content: messageText,
    /** The version the sender saw. */
    version: z.number().int().min(1),
  }),
  problems: [
    'message_not_found',
    'message_not_yours',
    'message_deleted',
    'message_edit_over',
    'message_changed',
    ...writeRefusals,
  ],
})

export const deleteMessage = defineEndpoint({
  ...messageEndpoint,
  id: 'deleteMessage',
  summary:
    'Deletes the text and files of your message. The conversation still shows that there was one. Repeating it changes nothing.',
  method: 'DELETE',
  path: '/api/messages/:id',
  limit: 'messages',
  problems: ['message_not_found', 'message_not_yours'],
})

export const newMessageReport = defineReportForm(
  messageReportReasons,
  fieldText('messages.reportExplanation'),
)

export const reportMessage = defineEndpoint({
  id: 'reportMessage',
  summary: 'Asks administrators to look at a message from the other side. They read it as it is now.',
  method: 'POST',
  path: '/api/messages/:id/report',
  access: 'signed-in',
  limit: 'reviews',
  params: idParams,
  body: newMessageReport,
  response: z.object({
    id: z.uuid(),
    messageId: z.uuid(),
    reason: z.enum(messageReportReasons),
    explanation: z.string().nullable(),
    createdAt: isoTimestamp,
  }),
  status: 201,
  problems: ['message_not_found', 'message_reported'],
})

/** A message found by a search, with its conversation. */
export const foundMessage = z.object({
  message,
  conversation: z.object({
    id: z.uuid(),
    /** The name of the other side. */
    name: z.string(),
    projectTitle: z.string().nullable(),
  }),
})
export type FoundMessage = z.infer<typeof foundMessage>

export const searchMessages = defineEndpoint({
  id: 'searchMessages',
  summary: 'Messages in your conversations that contain the search words, newest first.',
  method: 'GET',
  path: '/api/messages',
  access: 'signed-in',
  query: pageQuery.extend({
    search: z.string().trim().max(limits.search).default(''),
    /** Search only this conversation. */
    conversationId: z.uuid().optional(),
  }),
  response: z.array(foundMessage),
  paged: true,
  problems: ['bad_cursor'],
})

export const uploadAttachment = defineEndpoint({
  id: 'uploadAttachment',
  summary:
    'Uploads a file for a message: a PDF, or a JPEG, PNG or WebP that is saved again without metadata; at most 5 MB. Files in no message are removed after a day.',
  method: 'POST',
  path: '/api/conversations/:id/attachments',
  access: 'signed-in',
  limit: 'uploads',
  params: idParams,
  query: z.object({
    /** The file name; its extension follows from the content type. */
    name: z.string().max(limits.shortText).default(''),
  }),
  file: true,
  response: attachment,
  status: 201,
  problems: [
    'conversation_not_found',
    'not_a_document',
    'unreadable_document',
    ...uploadProblems,
    ...writeRefusals,
  ],
})

export const messageEndpoints = [
  listMessages,
  sendMessage,
  uploadAttachment,
  searchMessages,
  getMessage,
  editMessage,
  deleteMessage,
  reportMessage,
] as const

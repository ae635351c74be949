/** Conversations between a volunteer and an organization (spec features 2 /messages, 3, 4; decision B2). */
import { userTypes } from '#domain/accounts/accounts.ts'
import { writeRefusals } from '#domain/messages/messaging.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, ownOrganization, pageQuery, searchField } from '#contract/fields.ts'
import { maxCountedUnreadMessages } from '#contract/limits.ts'
import { message } from './messages.ts'
import { z } from '#contract/zod.ts'

const side = z.enum(userTypes)

/** A participant: a volunteer by the account's id, an organization by its own. */
export const participant = z.object({
  id: z.uuid(),
  name: z.string(),
  type: side,
  /** The address of the picture or logo. */
  avatar: z.string().nullable(),
})

const unread = z.number().int().max(maxCountedUnreadMessages)

export const conversation = z.object({
  id: z.uuid(),
  type: z.enum(['project', 'general']),
  projectId: z.uuid().nullable(),
  projectTitle: z.string().nullable(),
  /** The volunteer, then the organization. */
  participants: z.array(participant),
  /** The side the reader belongs to. */
  side,
  /** Null before the first message. */
  lastMessage: message.nullable(),
  /** Counted up to 100. */
  unreadCount: unread,
  isMuted: z.boolean(),
  /** The reader's side has blocked the other side. */
  isBlocked: z.boolean(),
  /** The reader's report about the other side awaits a decision. */
  hasReported: z.boolean(),
  /** Whether the reader can write now; if not, the problem code that sending would return. */
  canWrite: z.boolean(),
  refusal: z.enum(writeRefusals).nullable(),
  /** The volunteer's latest application to the project, or to the organization for a general conversation. */
  applicationId: z.uuid().nullable(),
  /** The position of the latest message, 0 before the first. */
  lastPosition: z.number().int(),
  /** How far the reader has read, and how far anyone on the other side has. */
  ownReadPosition: z.number().int(),
  readPosition: z.number().int(),
  lastActivityAt: isoTimestamp,
})
export type Conversation = z.infer<typeof conversation>

export const listConversations = defineEndpoint({
  id: 'listConversations',
  summary:
    'Conversations of yours and of your organizations with a message, latest activity first. Search them by project title or name.',
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  query: pageQuery.extend({ search: searchField }),
  response: z.array(conversation),
  paged: true,
  problems: ['bad_cursor'],
})

const conversationEndpoint = {
  access: 'signed-in',
  params: idParams,
  response: conversation,
  problems: ['conversation_not_found'],
} as const

export const getConversation = defineEndpoint({
  ...conversationEndpoint,
  id: 'getConversation',
  summary: 'One of your conversations.',
  method: 'GET',
  path: '/api/conversations/:id',
})

export const startConversation = defineEndpoint({
  id: 'startConversation',
  summary:
    'Starts a conversation with an organization, or for an organization with a volunteer. Returns the existing one if there is one.',
  method: 'POST',
  path: '/api/conversations',
  access: 'signed-in',
  limit: 'messages',
  body: z
    .object({
      /** The other side; a member who writes for another than their primary organization sends both. */
      organizationId: z.uuid().nullable().default(null),
      volunteerId: z.uuid().nullable().default(null),
      /** The project or topic it is about. */
      projectId: z.uuid().nullable().default(null),
    })
    .superRefine(({ organizationId, volunteerId }, context) => {
      if (organizationId !== null || volunteerId !== null) return
      context.addIssue({ code: 'custom', path: ['organizationId'], message: fieldText('general.required') })
    }),
  response: conversation,
  status: 201,
  problems: [
    'organization_not_found',
    'person_not_found',
    'project_not_found',
    'volunteers_only',
    'organizations_only',
    ...writeRefusals,
  ],
})

/** Someone the caller can write to and has no conversation with. */
export const correspondent = participant.extend({
  /** The volunteer has applied to the organization. */
  isPartner: z.boolean(),
})
export type Correspondent = z.infer<typeof correspondent>

export const listCorrespondents = defineEndpoint({
  id: 'listCorrespondents',
  summary:
    'People you can write to and have no conversation with: organizations, and volunteers for your primary organization or `organizationId`. Those you know from an application come first, then by name.',
  method: 'GET',
  path: '/api/correspondents',
  access: 'signed-in',
  query: pageQuery.extend({ ...ownOrganization.shape, search: searchField }),
  response: z.array(correspondent),
  paged: true,
  problems: ['bad_cursor', 'organization_not_found'],
})

export const readConversation = defineEndpoint({
  id: 'readConversation',
  summary: 'Marks a conversation as read up to a position. It never goes back.',
  method: 'POST',
  path: '/api/conversations/:id/read',
  access: 'signed-in',
  limit: 'reading',
  params: idParams,
  body: z.object({ position: z.number().int().min(0).max(2_147_483_647) }),
  response: z.object({ readPosition: z.number().int(), unreadCount: unread }),
  problems: ['conversation_not_found'],
})

export const signalTyping = defineEndpoint({
  id: 'signalTyping',
  summary:
    'Shows the other readers of a conversation, live, that you are writing. Send it every few seconds.',
  method: 'POST',
  path: '/api/conversations/:id/typing',
  access: 'signed-in',
  limit: 'reading',
  params: idParams,
  response: z.object({}),
  problems: ['conversation_not_found'],
})

export const countUnreadMessages = defineEndpoint({
  id: 'countUnreadMessages',
  summary: 'How many messages you have not read, counted to 100. Muted conversations do not count.',
  method: 'GET',
  path: '/api/messages/unread',
  access: 'signed-in',
  response: z.object({ unread }),
})

const mute = { ...conversationEndpoint, path: '/api/conversations/:id/mute' } as const

export const muteConversation = defineEndpoint({
  ...mute,
  id: 'muteConversation',
  summary: 'Mutes a conversation: you still see its messages, but get no notifications about them.',
  method: 'PUT',
})
export const unmuteConversation = defineEndpoint({
  ...mute,
  id: 'unmuteConversation',
  summary: 'Unmutes a conversation.',
  method: 'DELETE',
})

const block = { ...conversationEndpoint, path: '/api/conversations/:id/block' } as const

export const blockContact = defineEndpoint({
  ...block,
  id: 'blockContact',
  summary:
    'Separates the two sides until yours undoes it: no messages, applications, search results, matches or replies to reviews between them.',
  method: 'PUT',
})
export const unblockContact = defineEndpoint({
  ...block,
  id: 'unblockContact',
  summary: "Removes your side's block.",
  method: 'DELETE',
})

export const conversationEndpoints = [
  listConversations,
  startConversation,
  listCorrespondents,
  getConversation,
  readConversation,
  signalTyping,
  muteConversation,
  unmuteConversation,
  blockContact,
  unblockContact,
  countUnreadMessages,
] as const

/** Whole values of conversations and messages for tests of the interface. */
import type { Message } from '#contract/conversation-messages.ts'
import type { Conversation } from '#contract/conversations.ts'
import { ids } from '#tests/support/answers.ts'

export const conversationId = '77777777-7777-4777-8777-777777777777'
export const messageIdAt = (position: number) =>
  `88888888-8888-4888-8888-${String(position).padStart(12, '0')}`

/** By the volunteer unless said; at its position. */
export const aMessage = (told: Partial<Message> = {}): Message => ({
  id: messageIdAt(told.position ?? 1),
  conversationId,
  position: 1,
  senderId: ids.volunteer,
  senderName: 'Maya Lindqvist',
  side: 'volunteer',
  content: 'Good morning',
  timestamp: '2026-11-02T12:00:00.000Z',
  read: false,
  editedAt: null,
  deletedAt: null,
  isRemoved: false,
  attachments: [],
  version: 1,
  ...told,
})

/** Of a volunteer with an organization about a project, read by the volunteer. */
export const aConversation = (told: Partial<Conversation> = {}): Conversation => ({
  id: conversationId,
  type: 'project',
  projectId: ids.project,
  projectTitle: 'Redesign the intake form',
  participants: [
    { id: ids.volunteer, name: 'Maya Lindqvist', type: 'volunteer', avatar: null },
    { id: ids.organization, name: 'Harbor Light Shelter', type: 'organization', avatar: null },
  ],
  side: 'volunteer',
  lastMessage: aMessage(),
  unreadCount: 0,
  isMuted: false,
  isBlocked: false,
  canWrite: true,
  refusal: null,
  applicationId: null,
  lastPosition: 1,
  ownReadPosition: 1,
  readPosition: 0,
  lastActivityAt: '2026-11-02T12:00:00.000Z',
  ...told,
})

/** Complete conversations and messages for interface tests. */
import type { Message } from '#contract/messages/messages.ts'
import type { Conversation } from '#contract/messages/conversations.ts'
import { ids } from './answers.ts'

export const conversationId = '77777777-7777-4777-8777-777777777777'
export const messageIdAt = (position: number) =>
  `88888888-8888-4888-8888-${String(position).padStart(12, '0')}`

/** From the volunteer by default; its id follows from its position. */
export const aMessage = (overrides: Partial<Message> = {}): Message => ({
  id: messageIdAt(overrides.position ?? 1),
  conversationId,
  position: 1,
  senderId: ids.volunteer,
  senderName: 'Maya Lindqvist',
  side: 'volunteer',
  content: 'Good morning',
  language: null,
  timestamp: '2026-11-02T12:00:00.000Z',
  read: false,
  editedAt: null,
  deletedAt: null,
  isRemoved: false,
  isAnnouncement: false,
  hasReported: false,
  attachments: [],
  version: 1,
  ...overrides,
})

/** A volunteer's conversation with an organization about a project, as the volunteer sees it. */
export const aConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
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
  hasReported: false,
  isBlocked: false,
  canWrite: true,
  refusal: null,
  applicationId: null,
  lastPosition: 1,
  ownReadPosition: 1,
  readPosition: 0,
  lastActivityAt: '2026-11-02T12:00:00.000Z',
  ...overrides,
})

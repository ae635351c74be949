/** A server of messages as the interface asks it: one conversation with what was written in it, and what it was asked. */
import type { FoundMessage, Message } from '#contract/conversation-messages.ts'
import type { Conversation, Correspondent } from '#contract/conversations.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aVolunteer, ids } from '#tests/support/answers.ts'
import { aConversation, aMessage, conversationId } from '#tests/support/message-answers.ts'
import { openScreen, type Answer, type Answered, type Sent } from '#tests/support/screen.tsx'

type Held = {
  conversations: Conversation[]
  messages: Message[]
  people: Correspondent[]
  /** What the next sent messages are answered with in place of being stored; null: no answer at all. */
  refusal: Answered | null | undefined
}

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

/** Answers what a screen of messages asks, by the volunteer, out of what it holds. */
export function aMessageServer(told: Partial<Held> = {}) {
  const held: Held = {
    conversations: [aConversation()],
    messages: [aMessage()],
    people: [],
    refusal: undefined,
    ...told,
  }
  const answer: Answer = (sent) => {
    const { path, method } = sent
    const [, found] = /^\/api\/conversations\/([^/]+)/.exec(path) ?? []
    if (path === '/api/conversations') return method === 'GET' ? list(sent, held) : begin(held)
    if (path === '/api/correspondents') return { body: held.people }
    if (path === '/api/messages') return { body: find(sent, held) }
    if (path.endsWith('/messages')) return method === 'GET' ? readPart(sent, held) : store(sent, held)
    if (path.startsWith('/api/messages')) return change(sent, held)
    const conversation = held.conversations.find(({ id }) => id === found)
    if (!conversation) {
      return { status: 404, body: { message: 'Conversation not found', code: 'conversation_not_found' } }
    }
    if (path.endsWith('/read')) return { body: { readPosition: held.messages.length, unreadCount: 0 } }
    if (path.endsWith('/typing')) return { body: {} }
    if (path.endsWith('/block')) return { body: blocked(held, conversation, method === 'PUT') }
    if (path.endsWith('/mute')) return { body: { ...conversation, isMuted: method === 'PUT' } }
    return { body: conversation }
  }
  return { held, answer }
}

function list({ query }: Sent, { conversations }: Held): Answered {
  const search = (query['search'] ?? '').toLowerCase()
  const isMeant = ({ projectTitle, participants }: Conversation) =>
    [projectTitle ?? '', ...participants.map(({ name }) => name)].some((text) =>
      text.toLowerCase().includes(search),
    )
  return { body: conversations.filter(isMeant) }
}

function begin(held: Held): Answered {
  const begun = aConversation({
    id: '99999999-9999-4999-8999-999999999999',
    type: 'general',
    projectId: null,
    projectTitle: null,
    participants: [
      { id: ids.volunteer, name: 'Maya Lindqvist', type: 'volunteer', avatar: null },
      { id: ids.project, name: 'Riverside Food Bank', type: 'organization', avatar: null },
    ],
    lastMessage: null,
    lastPosition: 0,
    ownReadPosition: 0,
  })
  held.conversations = [begun, ...held.conversations]
  held.messages = []
  return { status: 201, body: begun }
}

function readPart({ query }: Sent, { messages }: Held): Answered {
  const after = Number(query['after'] ?? -1)
  const before = Number(query['before'] ?? Infinity)
  const most = Number(query['limit'])
  const meant = messages.filter(({ position }) => position > after && position < before)
  if ('after' in query) return { body: meant.slice(0, most) }
  return { body: meant.slice(-most).toReversed() }
}

function find({ query }: Sent, { messages }: Held): FoundMessage[] {
  const search = query['search'] ?? ''
  const conversation = { id: conversationId, name: 'Harbor Light Shelter', projectTitle: null }
  return messages
    .filter(({ content }) => content.includes(search))
    .map((message) => ({ message, conversation }))
}

function store({ body }: Sent, held: Held): Answered {
  if (held.refusal === null) unreachable()
  if (held.refusal) return held.refusal
  const { id, content }: { id?: unknown; content?: unknown } = Object(body)
  const known = held.messages.find((one) => one.id === id)
  if (known) return { status: 201, body: known }
  const message = aMessage({
    id: String(id),
    content: String(content),
    position: held.messages.length + 1,
    timestamp: new Date().toISOString(),
  })
  held.messages.push(message)
  return { status: 201, body: message }
}

function change({ path, method, body }: Sent, held: Held): Answered {
  const [, , , id, what] = path.split('/')
  const message = held.messages.find((one) => one.id === id)
  if (!message) return { status: 404, body: { message: 'Message not found', code: 'message_not_found' } }
  if (what === 'report') return { status: 201, body: {} }
  const { content }: { content?: unknown } = Object(body)
  const now = new Date().toISOString()
  const changed =
    method === 'GET'
      ? message
      : method === 'DELETE'
        ? { ...message, content: '', deletedAt: now, version: message.version + 1 }
        : { ...message, content: String(content), editedAt: now, version: message.version + 1 }
  held.messages = held.messages.map((one) => (one.id === id ? changed : one))
  return { body: changed }
}

function blocked(held: Held, conversation: Conversation, isBlocked: boolean): Conversation {
  const changed: Conversation = {
    ...conversation,
    isBlocked,
    canWrite: !isBlocked,
    refusal: isBlocked ? 'contact_blocked' : null,
  }
  held.conversations = held.conversations.map((one) => (one.id === conversationId ? changed : one))
  return changed
}

/** Minutes ago, and half a minute more. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 30_000).toISOString()

/** Of a message by a member of the organization. */
export const theirs = {
  senderId: ids.organization,
  senderName: 'Ruth Calloway',
  side: 'organization',
} as const

/** Opens the messages as the volunteer, with the conversation open unless the address says something else. */
export function openMessages(told: Partial<Held> = {}, search = `?conversation=${conversationId}`) {
  const server = aMessageServer(told)
  return { server, ...openScreen(`/messages${search}`, { user: aVolunteer(), answer: server.answer }) }
}

export const theList = () => screen.findByRole('list', { name: 'Conversations' })
export const theLog = () => screen.findByRole('log', { name: 'Messages with Harbor Light Shelter' })
export const theBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export const write = async (text: string) => userEvent.type(await theBox(), text)
/** The messages that were sent. */
export const writesIn = (sent: Sent[]) =>
  sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))

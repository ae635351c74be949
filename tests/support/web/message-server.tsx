/** A message server for interface tests: one conversation with its messages, and the requests it received. */
import type { FoundMessage, Message } from '#contract/messages/messages.ts'
import type { Conversation, Correspondent } from '#contract/messages/conversations.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aConversation, aMessage, conversationId } from '#tests/support/answers/message-answers.ts'
import { openScreen, type Answer, type StubbedResponse, type Sent } from './screen.tsx'

type ServerState = {
  conversations: Conversation[]
  messages: Message[]
  people: Correspondent[]
  /** The response to the next sent messages instead of storing them; null means no response at all. */
  refusal: StubbedResponse | null | undefined
  /** The response to starting a conversation, instead of one. */
  startRefusal: StubbedResponse | undefined
}

const failToFetch = () => {
  throw new TypeError('Failed to fetch')
}

/** Answers the requests of the message screens, as for the volunteer, from its state. */
export function createMessageServer(overrides: Partial<ServerState> = {}) {
  const state: ServerState = {
    conversations: [aConversation()],
    messages: [aMessage()],
    people: [],
    refusal: undefined,
    startRefusal: undefined,
    ...overrides,
  }
  const answer: Answer = (sent) => {
    const { path, method } = sent
    const [, found] = /^\/api\/conversations\/([^/]+)/.exec(path) ?? []
    if (path === '/api/conversations') return method === 'GET' ? list(sent, state) : begin(state)
    if (path === '/api/correspondents') return { body: state.people }
    if (path === '/api/messages') return { body: find(sent, state) }
    if (path.endsWith('/messages'))
      return method === 'GET' ? listMessagePage(sent, state) : store(sent, state)
    if (path.startsWith('/api/messages')) return change(sent, state)
    const conversation = state.conversations.find(({ id }) => id === found)
    if (!conversation) {
      return { status: 404, body: { message: 'Conversation not found', code: 'conversation_not_found' } }
    }
    if (path.endsWith('/read')) return { body: { readPosition: state.messages.length, unreadCount: 0 } }
    if (path.endsWith('/typing')) return { body: {} }
    if (path.endsWith('/block')) return { body: blocked(state, conversation, method === 'PUT') }
    if (path.endsWith('/mute')) return { body: { ...conversation, isMuted: method === 'PUT' } }
    return { body: conversation }
  }
  return { held: state, answer }
}

function list({ query }: Sent, { conversations }: ServerState): StubbedResponse {
  const search = (query['search'] ?? '').toLowerCase()
  const isMeant = ({ projectTitle, participants }: Conversation) =>
    [projectTitle ?? '', ...participants.map(({ name }) => name)].some((text) =>
      text.toLowerCase().includes(search),
    )
  return { body: conversations.filter(isMeant) }
}

function begin(state: ServerState): StubbedResponse {
  if (state.startRefusal) return state.startRefusal
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
  state.conversations = [begun, ...state.conversations]
  state.messages = []
  return { status: 201, body: begun }
}

function listMessagePage({ query }: Sent, { messages }: ServerState): StubbedResponse {
  const after = Number(query['after'] ?? -1)
  const before = Number(query['before'] ?? Infinity)
  const most = Number(query['limit'])
  const meant = messages.filter(({ position }) => position > after && position < before)
  if ('after' in query) return { body: meant.slice(0, most) }
  return { body: meant.slice(-most).toReversed() }
}

function find({ query }: Sent, { messages }: ServerState): FoundMessage[] {
  const search = query['search'] ?? ''
  const conversation = { id: conversationId, name: 'Harbor Light Shelter', projectTitle: null }
  return messages
    .filter(({ content }) => content.includes(search))
    .map((message) => ({ message, conversation }))
}

function store({ body }: Sent, state: ServerState): StubbedResponse {
  if (state.refusal === null) failToFetch()
  if (state.refusal) return state.refusal
  const { id, content }: { id?: unknown; content?: unknown } = Object(body)
  const known = state.messages.find((one) => one.id === id)
  if (known) return { status: 201, body: known }
  const message = aMessage({
    id: String(id),
    content: String(content),
    position: state.messages.length + 1,
    timestamp: new Date().toISOString(),
  })
  state.messages.push(message)
  return { status: 201, body: message }
}

function change({ path, method, body }: Sent, state: ServerState): StubbedResponse {
  const [, , , id, what] = path.split('/')
  const message = state.messages.find((one) => one.id === id)
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
  state.messages = state.messages.map((one) => (one.id === id ? changed : one))
  return { body: changed }
}

function blocked(state: ServerState, conversation: Conversation, isBlocked: boolean): Conversation {
  const changed: Conversation = {
    ...conversation,
    isBlocked,
    canWrite: !isBlocked,
    refusal: isBlocked ? 'contact_blocked' : null,
  }
  state.conversations = state.conversations.map((one) => (one.id === conversationId ? changed : one))
  return changed
}

/** This many and a half minutes ago. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 30_000).toISOString()

/** Fields of a message by a member of the organization. */
export const theirs = {
  senderId: ids.organization,
  senderName: 'Ruth Calloway',
  side: 'organization',
} as const

/** Opens the messages as the volunteer, with the conversation open unless the address says otherwise. */
export function openMessages(
  overrides: Partial<ServerState> = {},
  search = `?conversation=${conversationId}`,
) {
  const server = createMessageServer(overrides)
  return { server, ...openScreen(`/messages${search}`, { user: aVolunteer(), answer: server.answer }) }
}

export const findConversationList = () => screen.findByRole('list', { name: 'Conversations' })
export const findMessageLog = () => screen.findByRole('log', { name: 'Messages with Harbor Light Shelter' })
export const findMessageBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export const write = async (text: string) => userEvent.type(await findMessageBox(), text)
/** The messages that were sent. */
export const listSentMessages = (sent: Sent[]) =>
  sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))

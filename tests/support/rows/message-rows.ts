/** The access table's rows about messages, and the conversation they use. */
import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { contacts, conversations, messageReports, messages } from '#server/db/tables/messages.ts'
import { moderatorOnly, all, noAccount, signedIn, type Row } from './access-rows.ts'
import { blobOf } from '#tests/support/scenarios/images.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

/** A conversation of two about a project with a recent message from the volunteer, which the other side reported. */
export async function insertConversation(
  db: Db,
  of: { volunteerId: string; organizationId: string; projectId: string; reporterId: string },
): Promise<{ conversation: string; message: string }> {
  const { reporterId, ...pair } = of
  const { volunteerId, organizationId } = pair
  const now = new Date()
  await db
    .insert(contacts)
    .values({ volunteerId, organizationId, volunteerWroteAt: now })
    .onConflictDoNothing()
  const conversation = randomUUID()
  await db.insert(conversations).values({
    id: conversation,
    ...pair,
    lastPosition: 2,
    lastByVolunteer: 2,
    lastByOrganization: 0,
    isStartedByVolunteer: true,
    lastActivityAt: now,
  })
  const [first, message] = [randomUUID(), randomUUID()]
  const written = { conversationId: conversation, side: 'volunteer', senderId: volunteerId } as const
  await db.insert(messages).values([
    { id: first, ...written, position: 1, content: 'Send me money.', createdAt: now },
    { id: message, ...written, position: 2, content: 'When do we begin?', createdAt: now },
  ])
  await db
    .insert(messageReports)
    .values({ messageId: first, reporterId, reason: 'money', content: 'Send me money.' })
  return { conversation, message }
}

const sides = { ...all(404), ...noAccount, volunteer: 200, owner: 200 }

const conversationEndpoint = (call: string, body?: object): Row => {
  const [method = '', path = ''] = call.split(' ')
  return {
    route: `${method} /api/conversations/:id${path}`,
    ask: ({ conversation }) => ({ path: `/api/conversations/${conversation}${path}`, ...(body && { body }) }),
    answers: sides,
  }
}

/** Only organizations block volunteers, and only those whom they can meet. */
const blockOfStranger = (method: 'PUT' | 'DELETE'): Row => ({
  route: `${method} /api/block`,
  about: 'of a volunteer without a profile',
  ask: ({ stranger }) => ({ path: `/api/block?volunteerId=${stranger}` }),
  answers: { ...all(404), ...noAccount, volunteer: 403, 'other volunteer': 403, admin: 403 },
})

export const messageRows: readonly Row[] = [
  { route: 'GET /api/conversations', answers: signedIn },
  { route: 'GET /api/correspondents', answers: signedIn },
  { route: 'GET /api/messages', ask: () => ({ path: '/api/messages?search=begin' }), answers: signedIn },
  { route: 'GET /api/messages/unread', answers: signedIn },
  {
    route: 'POST /api/conversations',
    about: 'with an organization',
    ask: ({ organization }) => ({ body: { organizationId: organization } }),
    answers: { ...all(201), ...noAccount, owner: 403, 'other organization': 403 },
  },
  {
    route: 'POST /api/conversations',
    about: 'with a volunteer who wants no messages',
    ask: ({ stranger }) => ({ body: { volunteerId: stranger } }),
    answers: { ...all(404), ...noAccount, volunteer: 403, 'other volunteer': 403, admin: 403 },
  },
  conversationEndpoint('GET '),
  conversationEndpoint('GET /messages'),
  {
    ...conversationEndpoint('POST /messages'),
    ask: ({ conversation }) => ({
      path: `/api/conversations/${conversation}/messages`,
      body: { id: randomUUID(), content: 'Thank you.' },
    }),
    answers: { ...sides, volunteer: 201, owner: 201 },
  },
  {
    ...conversationEndpoint('POST /attachments'),
    ask: ({ conversation }) => ({
      path: `/api/conversations/${conversation}/attachments`,
      file: blobOf(aPdf()),
    }),
    answers: { ...sides, volunteer: 201, owner: 201 },
  },
  conversationEndpoint('POST /read', { position: 1 }),
  conversationEndpoint('POST /typing', {}),
  conversationEndpoint('PUT /mute', {}),
  conversationEndpoint('DELETE /mute'),
  {
    route: 'GET /api/messages/:id',
    ask: ({ message }) => ({ path: `/api/messages/${message}` }),
    answers: sides,
  },
  {
    route: 'PATCH /api/messages/:id',
    about: 'by the volunteer',
    ask: ({ message }) => ({ path: `/api/messages/${message}`, body: { content: 'When?', version: 1 } }),
    answers: { ...sides, owner: 403 },
  },
  {
    route: 'DELETE /api/messages/:id',
    about: 'by the volunteer',
    ask: ({ message }) => ({ path: `/api/messages/${message}` }),
    answers: { ...sides, owner: 403 },
  },
  {
    route: 'POST /api/messages/:id/report',
    ask: ({ message }) => ({ path: `/api/messages/${message}/report`, body: { reason: 'spam' } }),
    answers: { ...all(404), ...noAccount, owner: 201 },
  },
  // After everything they block.
  conversationEndpoint('PUT /block', {}),
  conversationEndpoint('DELETE /block'),
  { route: 'GET /api/blocks', answers: signedIn },
  {
    route: 'GET /api/block',
    about: 'of an organization',
    ask: ({ organization }) => ({ path: `/api/block?organizationId=${organization}` }),
    answers: { ...signedIn, owner: 403, 'other organization': 403 },
  },
  blockOfStranger('PUT'),
  blockOfStranger('DELETE'),
  {
    route: 'GET /api/attachments/:id',
    ask: () => ({ path: `/api/attachments/${nowhere}` }),
    answers: { ...all(404), ...noAccount },
  },
  {
    route: 'GET /api/admin/attachments/:id',
    ask: () => ({ path: `/api/admin/attachments/${nowhere}` }),
    answers: moderatorOnly(404),
  },
  {
    route: 'GET /api/admin/messages',
    about: 'decided',
    ask: () => ({ path: '/api/admin/messages?show=decided' }),
    answers: moderatorOnly(200),
  },
  {
    route: 'POST /api/admin/messages/:id/decision',
    about: 'that no one reported',
    ask: ({ message }) => ({
      path: `/api/admin/messages/${message}/decision`,
      body: { verdict: 'keep', version: 'none' },
    }),
    answers: moderatorOnly(404),
  },
]

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getMessage, listMessages, sendMessage } from '#contract/messages/messages.ts'
import { getConversation, listConversations } from '#contract/messages/conversations.ts'
import {
  aPartnership,
  aConversationByCall,
  say,
  send,
  startWith,
} from '#tests/support/scenarios/messaging.ts'
import {
  aColleague,
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const conversationOf = async ({ client }: Person, id: string) =>
  expectSuccess(await client.call(getConversation, { params: { id } }))
const listOf = async ({ client }: Person, id: string, query: object = {}) =>
  expectSuccess(await client.call(listMessages, { params: { id }, query }))

describe('a conversation', () => {
  test('can be started by a volunteer with an organization, which sees it from the first message on', async () => {
    const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
    const begun = await startWith(volunteer, { organizationId: owner.organizationId })
    expect(begun).toMatchObject({
      type: 'general',
      projectId: null,
      projectTitle: null,
      side: 'volunteer',
      lastMessage: null,
      unreadCount: 0,
      canWrite: true,
      refusal: null,
      lastPosition: 0,
    })
    expect(begun.participants).toEqual([
      {
        id: volunteer.id,
        name: `${volunteer.user.firstName} ${volunteer.user.lastName}`,
        type: 'volunteer',
        avatar: null,
      },
      { id: owner.organizationId, name: expect.any(String), type: 'organization', avatar: null },
    ])
    // Nothing was written yet: neither side lists it, and only the one that started it can open it.
    expect((await volunteer.client.call(listConversations, { query: {} })).body).toEqual([])
    expect((await volunteer.client.call(getConversation, { params: { id: begun.id } })).status).toBe(200)
    expect((await owner.client.call(listConversations, { query: {} })).body).toEqual([])
    expect((await owner.client.call(getConversation, { params: { id: begun.id } })).status).toBe(404)
    const sent = await say(volunteer, begun.id, '  Do you need help?\nI can. ')
    const own = expectSuccess(await volunteer.client.call(listConversations, { query: {} }))
    expect(own.map(({ id }) => id)).toEqual([begun.id])
    const [conversation] = expectSuccess(await owner.client.call(listConversations, { query: {} }))
    expect(conversation).toMatchObject({
      id: begun.id,
      side: 'organization',
      unreadCount: 1,
      lastPosition: 1,
      lastMessage: {
        id: sent.id,
        conversationId: begun.id,
        position: 1,
        senderId: volunteer.id,
        side: 'volunteer',
        content: 'Do you need help?\nI can.',
        read: false,
        editedAt: null,
        deletedAt: null,
        attachments: [],
        version: 1,
      },
    })
  })

  test('between two sides about one project exists once, no matter who starts it and however many at the same time', async () => {
    const { volunteer, owner, id, projectId } = await aPartnership(server)
    const about = { organizationId: owner.organizationId, projectId }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => volunteer.client.post('/api/conversations', about)),
      ...Array.from({ length: 4 }, () =>
        owner.client.post('/api/conversations', { volunteerId: volunteer.id, projectId }),
      ),
    ])
    expect(countStatuses(answers)).toEqual({ 201: 8 })
    expect(new Set(answers.map(({ body }) => body['id']))).toEqual(new Set([id]))
    const general = { organizationId: owner.organizationId }
    const [first, second] = await Promise.all([
      volunteer.client.post('/api/conversations', general),
      volunteer.client.post('/api/conversations', general),
    ])
    expect(first?.body['id']).toBe(second?.body['id'])
    expect(first?.body['id']).not.toBe(id)
  })

  test('shows its project and the application it is about', async () => {
    const { volunteer, owner, id, projectId } = await aPartnership(server)
    await say(volunteer, id, 'Hello.')
    expect(await conversationOf(owner, id)).toMatchObject({
      type: 'project',
      projectId,
      projectTitle: expect.any(String),
      applicationId: expect.any(String),
      canWrite: true,
    })
  })

  test('can be searched by the other side’s name or the project’s title, with special characters taken literally', async () => {
    const { volunteer, owner, id } = await aPartnership(server)
    await say(volunteer, id, 'Hello.')
    const find = async (person: Person, search: string) =>
      expectSuccess(await person.client.call(listConversations, { query: { search } })).map((each) => each.id)
    expect(await find(owner, volunteer.user.lastName.toUpperCase())).toEqual([id])
    const { projectTitle } = await conversationOf(owner, id)
    expect(await find(owner, projectTitle ?? '')).toEqual([id])
    expect(await find(owner, '%')).toEqual([])
    expect(await find(volunteer, volunteer.user.lastName)).toEqual([])
  })

  test('is not found for anyone else', async () => {
    const { volunteer, id } = await aConversationByCall(server)
    const message = (await listOf(volunteer, id))[0]?.id
    const strangers = [await aVolunteer(server), await anOrganization(server)]
    for (const { client } of strangers) {
      const answers = [
        await client.get(`/api/conversations/${id}`),
        await client.get(`/api/conversations/${id}/messages`),
        await client.post(`/api/conversations/${id}/messages`, { id: randomUUID(), content: 'Hi' }),
        await client.get(`/api/messages/${message}`),
      ]
      expect(countStatuses(answers)).toEqual({ 404: 4 })
    }
  })
})

describe('a message', () => {
  test('that is sent twice under one ID is stored once, even concurrently, and different text under that ID is refused', async () => {
    const { volunteer, id } = await aConversationByCall(server)
    const sent = { id: randomUUID(), content: 'Once.' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(volunteer, id, sent)))
    expect(countStatuses(answers)).toEqual({ 201: 6 })
    expect(new Set(answers.map(({ body }) => body.position))).toEqual(new Set([2]))
    expect((await listOf(volunteer, id)).map(({ content }) => content)).toEqual([
      'Once.',
      'Do you need help?',
    ])
    expect(await send(volunteer, id, { ...sent, content: 'Twice.' })).toMatchObject({
      status: 409,
      body: { code: 'message_id_used' },
    })
    const other = await aConversationByCall(server)
    expect(await send(other.volunteer, other.id, sent)).toMatchObject({
      status: 409,
      body: { code: 'message_id_used' },
    })
  })

  test('sent together with many others gets its own position, without gaps', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const people = [volunteer, owner]
    await Promise.all(people.flatMap((person) => [1, 2, 3, 4, 5].map((n) => say(person, id, `${n}`))))
    const positions = (await listOf(volunteer, id, { limit: 50 })).map(({ position }) => position)
    expect(positions).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('without text or files, or with too much text, is refused', async () => {
    const { volunteer, id } = await aConversationByCall(server)
    for (const blank of [' \n ', '\u200B\u2060']) {
      expect(await send(volunteer, id, blank)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'content', message: 'Please write a message' }] },
      })
    }
    expect((await send(volunteer, id, 'x'.repeat(4001))).status).toBe(422)
    expect((await send(volunteer, id, '🐢'.repeat(4000))).status).toBe(201)
  })

  test('from an organization shows the member who wrote it, and any member can read and answer', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const colleague = await aColleague(server, owner)
    const said = await say(colleague, id, 'We do.')
    expect(said).toMatchObject({ side: 'organization', senderId: colleague.id, position: 2 })
    expect((await listOf(owner, id)).map(({ senderId }) => senderId)).toEqual([colleague.id, volunteer.id])
    expect((await listOf(volunteer, id))[0]).toMatchObject({
      senderName: `${colleague.user.firstName} ${colleague.user.lastName}`,
      side: 'organization',
    })
  })
})

describe('the history', () => {
  test('returns pages from the newest, or from the oldest after a position, without duplicates or gaps', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    for (let n = 2; n <= 30; n += 1) await say(volunteer, id, `${n}`)
    const fetchPages = async (query: string) => {
      const pages: number[][] = []
      for (let next: string | undefined = `/api/conversations/${id}/messages${query}`; next !== undefined;) {
        const { body, headers } = await owner.client.get(next)
        pages.push(body.map(({ position }: { position: number }) => position))
        next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
      }
      return pages
    }
    const down = await fetchPages('')
    expect(down.map((page) => page.length)).toEqual([12, 12, 6])
    expect(down.flat()).toEqual(Array.from({ length: 30 }, (_, n) => 30 - n))
    expect(await fetchPages('?before=6&limit=50')).toEqual([[5, 4, 3, 2, 1]])
    expect(await fetchPages('?after=20&limit=6')).toEqual([
      [21, 22, 23, 24, 25, 26],
      [27, 28, 29, 30],
    ])
    expect((await owner.client.get(`/api/conversations/${id}/messages?cursor=none`)).status).toBe(400)
  })

  test('can start at one message by its ID', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const said = await say(volunteer, id, 'The third one.')
    const { body } = await owner.client.call(getMessage, { params: { id: said.id } })
    expect(body).toMatchObject({ id: said.id, position: 2, content: 'The third one.' })
    expect((await owner.client.get(`/api/messages/${randomUUID()}`)).status).toBe(404)
  })
})

test('responses have the documented fields of a conversation and a message', async () => {
  const { owner, id } = await aConversationByCall(server)
  const { body } = await owner.client.call(getConversation, { params: { id } })
  expect(getConversation.response.parse(body)).toEqual(body)
  const [message] = await listOf(owner, id)
  expect(sendMessage.response.parse(message)).toEqual(message)
})

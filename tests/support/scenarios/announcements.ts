/** Projects with accepted volunteers, and messages to all of them. */
import { randomUUID } from 'node:crypto'
import {
  getAnnouncementOptions,
  listAnnouncements,
  sendAnnouncement,
  type Announcement,
} from '#contract/messages/announcements.ts'
import { listConversations, type Conversation } from '#contract/messages/conversations.ts'
import { listMessages, type Message } from '#contract/messages/messages.ts'
import type { Client, TestServer } from '#tests/support/running/server.ts'
import {
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from './scenario.ts'

/** A project with this many volunteers at work. */
export async function aProjectAtWork(server: TestServer, { volunteers = 1 }: { volunteers?: number } = {}) {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { maxVolunteers: 50 })
  const accepted: { volunteer: Person; id: string }[] = []
  for (let index = 0; index < volunteers; index += 1) {
    const volunteer = await aVolunteer(server)
    accepted.push({ volunteer, id: (await anAcceptedApplication(volunteer, owner, project.id)).id })
  }
  return { owner, project, accepted }
}

interface Written {
  id?: string
  content?: string
  includesCompleted?: boolean
}

/** Sends a message to all accepted volunteers of a project. */
export const announceTo = (
  client: Client,
  projectId: string,
  { id = randomUUID(), content = 'We meet at the pier.', ...choice }: Written = {},
) => client.call(sendAnnouncement, { params: { id: projectId }, body: { id, content, ...choice } })

/** All messages that a person can read, by conversation. */
export async function listInbox({ client }: { client: Client }): Promise<Message[]> {
  const conversations = expectSuccess(await client.call(listConversations, { query: {} }))
  const lists = await Promise.all(
    conversations.map(async ({ id }) =>
      expectSuccess(await client.call(listMessages, { params: { id }, query: {} })),
    ),
  )
  return lists.flat()
}

export const textsOf = async (person: { client: Client }): Promise<string[]> =>
  (await listInbox(person)).map(({ content }) => content)

/** The latest conversation of a person. */
export async function conversationOf({ client }: { client: Client }): Promise<Conversation> {
  const [conversation] = expectSuccess(await client.call(listConversations, { query: {} }))
  if (!conversation) throw new Error('no conversation')
  return conversation
}

export const optionsOf = async (client: Client, id: string) =>
  expectSuccess(await client.call(getAnnouncementOptions, { params: { id } }))

export const listOf = async (client: Client, id: string): Promise<Announcement[]> =>
  expectSuccess(await client.call(listAnnouncements, { params: { id }, query: {} }))

/** The status and code of an answer, "sent" after a success. */
export const refusalOf = ({ status, body }: { status: number; body: object }) => [
  status,
  'code' in body ? body.code : 'sent',
]

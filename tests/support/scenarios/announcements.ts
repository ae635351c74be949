/** Projects with accepted volunteers, and messages to all of them. */
import { randomUUID } from 'node:crypto'
import { sendAnnouncement } from '#contract/messages/announcements.ts'
import { listConversations } from '#contract/messages/conversations.ts'
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

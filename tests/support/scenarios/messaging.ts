/** Conversations and messages, by real calls. */
import { randomUUID } from 'node:crypto'
import { sendMessage, type Message } from '#contract/messages/messages.ts'
import { startConversation, type Conversation } from '#contract/messages/conversations.ts'
import { anApplication, anOrganization, aProject, aVolunteer, expectSuccess } from './scenario.ts'
import type { OrganizationOwner, Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

type Server = Pick<TestServer, 'openClient'>

/** A volunteer's conversation with an organization, general unless a project is given. */
export async function startWith(
  { client }: Person,
  about: { organizationId: string; projectId?: string },
): Promise<Conversation> {
  return expectSuccess(await client.call(startConversation, { body: about }))
}

/** A message to send: its text, or more fields. */
export const send = (
  { client }: Person,
  id: string,
  sent: string | { id?: string; content?: string; attachmentIds?: string[] },
) =>
  client.call(sendMessage, {
    params: { id },
    body: { id: randomUUID(), ...(typeof sent === 'string' ? { content: sent } : sent) },
  })

/** A message that was sent. */
export const say = async (person: Person, id: string, words: string): Promise<Message> =>
  expectSuccess(await send(person, id, words))

export interface TestConversation {
  volunteer: Person
  owner: OrganizationOwner
  /** The id of the conversation. */
  id: string
}

/** Two strangers; the volunteer has written first. */
export async function aConversationByCall(
  server: Server,
  words = 'Do you need help?',
): Promise<TestConversation> {
  const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
  const { id } = await startWith(volunteer, { organizationId: owner.organizationId })
  await say(volunteer, id, words)
  return { volunteer, owner, id }
}

/** A volunteer, an organization they applied to, and their conversation about the project. */
export async function aPartnership(server: Server): Promise<TestConversation & { projectId: string }> {
  const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
  const { id: projectId } = await aProject(owner)
  await anApplication(volunteer, projectId)
  const { organizationId } = owner
  const { id } = await startWith(volunteer, { organizationId, projectId })
  return { volunteer, owner, id, projectId }
}

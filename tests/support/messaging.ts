/** Conversations and messages, through the real calls. */
import { randomUUID } from 'node:crypto'
import { sendMessage, type Message } from '#contract/conversation-messages.ts'
import { startConversation, type Conversation } from '#contract/conversations.ts'
import { anApplication, anOrganization, aProject, aVolunteer, succeeded } from './scenario.ts'
import type { OrganizationOwner, Person } from './scenario.ts'
import type { TestServer } from './server.ts'

type Server = Pick<TestServer, 'openClient'>

/** The conversation of a volunteer with an organization, general unless a project is named. */
export async function startWith(
  { client }: Person,
  about: { organizationId: string; projectId?: string },
): Promise<Conversation> {
  return succeeded(await client.call(startConversation, { body: about }))
}

/** What a person sends, by its words or more. */
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
  succeeded(await send(person, id, words))

export interface Talk {
  volunteer: Person
  owner: OrganizationOwner
  /** The conversation's. */
  id: string
}

/** Two strangers of whom the volunteer has written. */
export async function aTalk(server: Server, words = 'Do you need help?'): Promise<Talk> {
  const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
  const { id } = await startWith(volunteer, { organizationId: owner.organizationId })
  await say(volunteer, id, words)
  return { volunteer, owner, id }
}

/** A volunteer, the organization they applied to, and their conversation about the project. */
export async function aPartnership(server: Server): Promise<Talk & { projectId: string }> {
  const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
  const { id: projectId } = await aProject(owner)
  await anApplication(volunteer, projectId)
  const { organizationId } = owner
  const { id } = await startWith(volunteer, { organizationId, projectId })
  return { volunteer, owner, id, projectId }
}

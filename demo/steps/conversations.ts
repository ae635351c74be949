/** Loads the demo's conversations as past messages, so no one is notified now. */
import { randomUUID } from 'node:crypto'
import { demoConversations } from '#demo/data.ts'
import { getRequired, idOf, type Loading } from '#demo/loading.ts'
import type { DemoConversation } from '#demo/work-shapes.ts'
import { contacts, conversationReaders, conversations, messages } from '#server/db/tables/messages.ts'

export async function loadConversations(loading: Loading): Promise<void> {
  for (const conversation of demoConversations) await loadConversation(loading, conversation)
}

async function loadConversation(
  { db, now, ...loading }: Loading,
  { organization, volunteer, project, messages: said, readBy }: DemoConversation,
): Promise<void> {
  const userOf = (key: string) => getRequired(loading.people, key)
  const pair = {
    volunteerId: userOf(volunteer),
    organizationId: getRequired(loading.organizations, organization).id,
  }
  const rows = said.map(({ by, hoursAgo, content }, index) => ({
    id: randomUUID(),
    position: index + 1,
    side: by === volunteer ? ('volunteer' as const) : ('organization' as const),
    senderId: userOf(by),
    content,
    createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  }))
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) throw new Error('a conversation of the demo has no message')
  const findLastMessage = (side: 'volunteer' | 'organization') =>
    rows.findLast((row) => row.side === side) ?? null
  const [byVolunteer, byOrganization] = [findLastMessage('volunteer'), findLastMessage('organization')]
  await db
    .insert(contacts)
    .values({
      ...pair,
      volunteerWroteAt: byVolunteer?.createdAt ?? null,
      organizationWroteAt: byOrganization?.createdAt ?? null,
      ...(project === undefined && { firstContactAt: first.createdAt, firstContactBy: first.side }),
    })
    .onConflictDoNothing()
  const conversationId = idOf(
    await db
      .insert(conversations)
      .values({
        ...pair,
        projectId: project === undefined ? null : getRequired(loading.projects, project).id,
        createdAt: first.createdAt,
        lastActivityAt: last.createdAt,
        lastPosition: last.position,
        lastByVolunteer: byVolunteer?.position ?? 0,
        lastByOrganization: byOrganization?.position ?? 0,
        isStartedByVolunteer: first.side === 'volunteer',
        isStartedByOrganization: first.side === 'organization',
      })
      .returning({ id: conversations.id }),
  )
  await db.insert(messages).values(rows.map((row) => ({ ...row, conversationId })))
  const readers = Object.entries(readBy)
  await db
    .insert(conversationReaders)
    .values(readers.map(([key, readPosition]) => ({ conversationId, userId: userOf(key), readPosition })))
}

import { describe, expect, test } from 'vitest'
import { deleteMessage, editMessage, searchMessages } from '#contract/messages/messages.ts'
import { aPartnership, aConversationByCall, say, startWith } from '#tests/support/scenarios/messaging.ts'
import { aColleague, aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const find = async ({ client }: Person, search: string, conversationId?: string) =>
  expectSuccess(
    await client.call(searchMessages, { query: { search, ...(conversationId && { conversationId }) } }),
  )
const wordsOf = async (person: Person, search: string, id?: string) =>
  (await find(person, search, id)).map(({ message }) => message.content)

describe('a search in messages', () => {
  test('finds words in all conversations of both sides, in any form and with or without accents', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server, 'We plan three workshops at the café.')
    await say(owner, id, 'Which workshop is first?')
    const colleague = await aColleague(server, owner)
    for (const person of [volunteer, owner, colleague]) {
      expect(await wordsOf(person, 'workshop')).toEqual([
        'Which workshop is first?',
        'We plan three workshops at the café.',
      ])
    }
    expect(await wordsOf(volunteer, 'cafe')).toHaveLength(1)
    expect(await wordsOf(volunteer, 'worksh')).toHaveLength(2)
  })

  test('shows the conversation of each result, and can be limited to one', async () => {
    const { volunteer, owner, id } = await aPartnership(server)
    await say(volunteer, id, 'The budget is here.')
    const general = await startWith(volunteer, { organizationId: owner.organizationId })
    await say(volunteer, general.id, 'Another budget.')
    const [, first] = await find(owner, 'budget')
    expect(first).toMatchObject({
      message: { content: 'The budget is here.', position: 1 },
      conversation: {
        id,
        name: `${volunteer.user.firstName} ${volunteer.user.lastName}`,
        projectTitle: expect.any(String),
      },
    })
    expect(await wordsOf(owner, 'budget', general.id)).toEqual(['Another budget.'])
  })

  test('finds nothing from other people, deleted messages or earlier versions, or without a word', async () => {
    const { volunteer, id } = await aConversationByCall(server, 'A giraffe.')
    const { id: second } = await say(volunteer, id, 'A zebra.')
    expect(await wordsOf(await aVolunteer(server), 'giraffe')).toEqual([])
    for (const nothing of ['', '%', 'the', "'v", '&|!']) expect(await wordsOf(volunteer, nothing)).toEqual([])
    await volunteer.client.call(editMessage, {
      params: { id: second },
      body: { content: 'A camel.', version: 1 },
    })
    expect(await wordsOf(volunteer, 'zebra')).toEqual([])
    expect(await wordsOf(volunteer, 'camel')).toEqual(['A camel.'])
    await volunteer.client.call(deleteMessage, { params: { id: second } })
    expect(await wordsOf(volunteer, 'camel')).toEqual([])
  })
})

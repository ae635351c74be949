import { expect, test } from 'vitest'
import { blockSide, unblockSide } from '#contract/messages/blocks.ts'
import { sendLiveSignal } from '#server/live/publish.ts'
import { anApplicationBetween } from '#tests/support/scenarios/blocks.ts'
import { openLive } from '#tests/support/running/live.ts'
import { aColleague, anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

test('a block and its end update the open pages of colleagues, and never those of the other side', async () => {
  const [owner, volunteer] = [await anOrganization(server), await aVolunteer(server)]
  const colleague = await aColleague(server, owner)
  await anApplicationBetween(volunteer, owner)
  const theirs = await openLive(server.url, colleague.client)
  const others = await openLive(server.url, volunteer.client)
  await theirs.next('open')
  await others.next('open')
  const query = { volunteerId: volunteer.id }
  for (const endpoint of [blockSide, unblockSide]) {
    expectSuccess(await owner.client.call(endpoint, { query }))
    expect(await theirs.next('block')).toMatchObject({
      data: { volunteerId: volunteer.id, organizationId: owner.organizationId },
    })
  }
  const conversationId = '77777777-7777-4777-8777-777777777777'
  const marker = { kind: 'typing', data: { conversationId, name: 'Noor' } } as const
  await sendLiveSignal(server.database.db, [volunteer.id], marker)
  await others.next('typing')
  expect(others.received.filter(({ kind }) => kind === 'block')).toEqual([])
  for (const stream of [theirs, others]) stream.cut()
})

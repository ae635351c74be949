import { describe, expect, test } from 'vitest'
import { createReview } from '#contract/reviews/reviews.ts'
import { replyToReview } from '#contract/reviews/actions.ts'
import { listCorrespondents } from '#contract/messages/conversations.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { aPair, blockingSides } from '#tests/support/scenarios/blocks.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { aProject, aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

// Lists for everyone are cached for seconds.
let now = Date.now()
const server = useServer({ now: () => new Date(now) })

const titlesIn = async (client: Client, path: string): Promise<string[]> =>
  (await client.get(path)).body.map(({ title }: { title: string }) => title)

describe.each(blockingSides)('a block by the %s', (side) => {
  test('takes the projects out of the volunteer’s searches, counts and lists, and back in once it is undone', async () => {
    const { volunteer, owner, block, unblock } = await aPair(server)
    const word = side === 'volunteer' ? 'Zeppelin' : 'Gondola'
    const { title } = await aProject(owner, { title: `Paint the ${word}` })
    const stranger = await aVolunteer(server)
    now += 60_000
    const lists = [
      `/api/projects?search=${word}`,
      `/api/projects?search=${word}&order=relevance`,
      `/api/projects?order=newest&organizationId=${owner.organizationId}`,
      '/api/projects/featured',
    ]
    const totalOf = async (client: Client) =>
      (await client.get(`/api/projects/facets?search=${word}`)).body['total']
    const listedFor = async ({ client }: Person) =>
      Promise.all(lists.map(async (path) => (await titlesIn(client, path)).includes(title)))
    const all = lists.map(() => true)
    expect(await listedFor(volunteer)).toEqual(all)
    await block(side)
    expect(await listedFor(volunteer)).toEqual(lists.map(() => false))
    expect(await totalOf(volunteer.client)).toEqual({ count: 0, hasMore: false })
    // No one else notices, not even without an account.
    expect(await listedFor(stranger)).toEqual(all)
    expect(await totalOf(server.openClient())).toEqual({ count: 1, hasMore: false })
    await unblock(side)
    expect(await listedFor(volunteer)).toEqual(all)
  })

  test('refuses replies to reviews of both sides; the reviews themselves stay', async () => {
    const { volunteer, owner, id: applicationId } = await aDoneCollaboration(server)
    const review = (client: Client) =>
      client.call(createReview, { body: { applicationId, rating: 2, reviewText: 'It went badly.' } })
    const byVolunteer = expectSuccess(await review(volunteer.client))
    const { block, unblock } = await aPair(server, { volunteer, owner })
    await block(side)
    const byOrganization = expectSuccess(await review(owner.client))
    const replies = [
      ['organization', owner.client, byVolunteer.id],
      ['volunteer', volunteer.client, byOrganization.id],
    ] as const
    const reply = (client: Client, id: string) =>
      client.call(replyToReview, { params: { id }, body: { text: 'We see it differently.' } })
    const before = await snapshotDatabase(server.database)
    for (const [replying, client, id] of replies) {
      const code = replying === side ? 'blocked_by_you' : 'not_possible_now'
      expect(await reply(client, id)).toMatchObject({ status: 409, body: { code } })
    }
    expect(await snapshotDatabase(server.database)).toEqual(before)
    await unblock(side)
    for (const [, client, id] of replies) expect((await reply(client, id)).status).toBe(200)
  })

  test('leaves each out of the people whom the other can write to', async () => {
    const { volunteer, owner, block } = await aPair(server)
    await block(side)
    for (const { client } of [volunteer, owner]) {
      const found = expectSuccess(await client.call(listCorrespondents, { query: {} }))
      const ids = JSON.stringify(found)
      expect(ids).not.toContain(volunteer.id)
      expect(ids).not.toContain(owner.organizationId)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { acceptApplications } from '#contract/applications/several-applications.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { replyToReview } from '#contract/reviews/actions.ts'
import { listCorrespondents } from '#contract/messages/conversations.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { startWith } from '#tests/support/scenarios/messaging.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

// Lists for everyone are cached for seconds.
let now = Date.now()
const server = useServer({ now: () => new Date(now) })
const sides = ['volunteer', 'organization'] as const
type Side = (typeof sides)[number]

/** Two sides with a conversation, and how one of them blocks the other and undoes it. */
async function aPair(given: { volunteer?: Person; owner?: OrganizationOwner } = {}) {
  const volunteer = given.volunteer ?? (await aVolunteer(server))
  const owner = given.owner ?? (await anOrganization(server))
  const { id } = await startWith(volunteer, { organizationId: owner.organizationId })
  await volunteer.client.post(`/api/conversations/${id}/messages`, {
    id: crypto.randomUUID(),
    content: 'Do you need help?',
  })
  const of = (side: Side): Client => (side === 'volunteer' ? volunteer : owner).client
  const path = `/api/conversations/${id}/block`
  return {
    volunteer,
    owner,
    block: async (side: Side) => expect((await of(side).put(path, {})).status).toBe(200),
    unblock: async (side: Side) => expect((await of(side).delete(path)).status).toBe(200),
  }
}

/** A pending application of a volunteer to a new project of an organization. */
async function anApplication(volunteer: Person, owner: OrganizationOwner) {
  const { id: projectId } = await aProject(owner)
  const body = { projectId, coverLetter: 'I would like to help.' }
  const { id } = expectSuccess(await volunteer.client.call(applyToProject, { body }))
  return {
    id,
    moveTo: (status: string) => owner.client.patch(`/api/applications/${id}`, { status }),
    status: async () => {
      const { body: application } = await volunteer.client.get(`/api/applications/${id}`)
      return application['status']
    },
  }
}

const titlesIn = async (client: Client, path: string): Promise<string[]> =>
  (await client.get(path)).body.map(({ title }: { title: string }) => title)

describe.each(sides)('a block by the %s', (side) => {
  test('takes the projects out of the volunteer’s searches, counts and lists, and back in once it is undone', async () => {
    const { volunteer, owner, block, unblock } = await aPair()
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
    // Nobody else notices, not even without an account.
    expect(await listedFor(stranger)).toEqual(all)
    expect(await totalOf(server.openClient())).toEqual({ count: 1, hasMore: false })
    await unblock(side)
    expect(await listedFor(volunteer)).toEqual(all)
  })

  test('refuses applications, and says so only to the side that blocked', async () => {
    const { volunteer, owner, block, unblock } = await aPair()
    const { id: projectId } = await aProject(owner)
    await block(side)
    const apply = () =>
      volunteer.client.call(applyToProject, { body: { projectId, coverLetter: 'I would like to help.' } })
    const before = await snapshotDatabase(server.database)
    const code = side === 'volunteer' ? 'blocked_by_you' : 'not_possible_now'
    expect(await apply()).toMatchObject({ status: 409, body: { code } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
    await unblock(side)
    expect((await apply()).status).toBe(201)
  })

  test('closes the pending application, and accepted work stays', async () => {
    const { volunteer, owner, block } = await aPair()
    const accepted = await anApplication(volunteer, owner)
    expect((await accepted.moveTo('accepted')).status).toBe(200)
    const pending = await anApplication(volunteer, owner)
    await block(side)
    expect(await pending.status()).toBe(side === 'volunteer' ? 'withdrawn' : 'declined')
    expect(await accepted.status()).toBe('accepted')
    expect((await pending.moveTo('accepted')).status).toBe(409)
  })

  test('refuses to accept an application that was pending before, and shows no email address', async () => {
    const { volunteer, owner, block } = await aPair()
    const pending = await anApplication(volunteer, owner)
    await block(side)
    // As if it had been blocked before blocks closed applications.
    await server.database.pool.query(
      `update applications set status = 'pending', ended_by = null, reviewed_at = null where id = $1`,
      [pending.id],
    )
    const before = await snapshotDatabase(server.database)
    const code = side === 'organization' ? 'blocked_by_you' : 'not_possible_now'
    expect(await pending.moveTo('accepted')).toMatchObject({ status: 409, body: { code } })
    const several = await owner.client.call(acceptApplications, { body: { ids: [pending.id] } })
    expect(several).toMatchObject({ status: 409, body: { code } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('never leaves an application pending that is sent meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { volunteer, owner, block } = await aPair()
      const { id: projectId } = await aProject(owner)
      const body = { projectId, coverLetter: 'I would like to help.' }
      const [applied] = await Promise.all([volunteer.client.call(applyToProject, { body }), block(side)])
      expect([201, 409]).toContain(applied.status)
      const { rows } = await server.database.pool.query(
        'select status from applications where project_id = $1',
        [projectId],
      )
      expect(rows.map(({ status }) => status)).toEqual(
        applied.status === 409 ? [] : [side === 'volunteer' ? 'withdrawn' : 'declined'],
      )
    }
  })

  test('either comes after an acceptance or refuses it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { volunteer, owner, block } = await aPair()
      const pending = await anApplication(volunteer, owner)
      const [moved] = await Promise.all([pending.moveTo('accepted'), block(side)])
      const closed = side === 'volunteer' ? 'withdrawn' : 'declined'
      expect(await pending.status()).toBe(moved.status === 200 ? 'accepted' : closed)
    }
  })

  test('refuses replies to reviews of both sides; the reviews themselves stay', async () => {
    const { volunteer, owner, id: applicationId } = await aDoneCollaboration(server)
    const review = (client: Client) =>
      client.call(createReview, { body: { applicationId, rating: 2, reviewText: 'It went badly.' } })
    const byVolunteer = expectSuccess(await review(volunteer.client))
    const { block, unblock } = await aPair({ volunteer, owner })
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
    const { volunteer, owner, block } = await aPair()
    await block(side)
    for (const { client } of [volunteer, owner]) {
      const found = expectSuccess(await client.call(listCorrespondents, { query: {} }))
      const ids = JSON.stringify(found)
      expect(ids).not.toContain(volunteer.id)
      expect(ids).not.toContain(owner.organizationId)
    }
  })
})

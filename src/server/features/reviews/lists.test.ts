import { describe, expect, test } from 'vitest'
import { listGivenReviews, listPendingReviews, listReceivedReviews } from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import {
  aColleague,
  aDual,
  anOrganization,
  aVolunteer,
  insertApplicants,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const write = async (client: Client, { id }: Collaboration, reviewText = 'Good.') =>
  expectSuccess(await client.call(createReview, { body: { applicationId: id, rating: 4, reviewText } }))
const given = async (client: Client) => expectSuccess(await client.call(listGivenReviews, { query: {} }))
const received = async (client: Client) =>
  expectSuccess(await client.call(listReceivedReviews, { query: {} }))
const pending = async (client: Client) => expectSuccess(await client.call(listPendingReviews, { query: {} }))
const textsOf = (list: { reviewText: string }[]) => list.map(({ reviewText }) => reviewText)
const change = (id: string, set: string) =>
  server.database.pool.query(`update reviews set ${set} where id = $1`, [id])

describe('given and received reviews', () => {
  test('are on both sides what one side wrote about the other, for organizations by all members', async () => {
    const done = await aDoneCollaboration(server)
    const colleague = await aColleague(server, done.owner)
    const { client } = done.volunteer
    await write(client, done, 'By the volunteer.')
    await write(done.owner.client, done, 'By the organization.')
    for (const member of [done.owner, colleague]) {
      expect(textsOf(await given(member.client))).toEqual(['By the organization.'])
      expect(textsOf(await received(member.client))).toEqual(['By the volunteer.'])
    }
    expect(await given(client)).toMatchObject([
      { reviewText: 'By the volunteer.', isOwn: true, isEditable: true, canReply: false, reply: null },
    ])
    expect(await received(client)).toMatchObject([
      {
        reviewText: 'By the organization.',
        isOwn: false,
        isEditable: false,
        canReply: true,
        hasReported: false,
        revieweeId: done.volunteer.id,
        projectId: done.projectId,
      },
    ])
  })

  test('include both roles for a dual account', async () => {
    const { client, ...dual } = await aDual(server)
    const asVolunteer = await aDoneCollaboration(server, { volunteer: { ...dual, client } })
    const asOrganization = await aDoneCollaboration(server, { owner: { ...dual, client } })
    await write(client, asVolunteer, 'Mine of an organization.')
    await write(client, asOrganization, 'Ours of a volunteer.')
    await write(asVolunteer.owner.client, asVolunteer, 'Theirs of me.')
    await write(asOrganization.volunteer.client, asOrganization, 'Theirs of us.')
    expect(textsOf(await given(client))).toEqual(['Ours of a volunteer.', 'Mine of an organization.'])
    expect(textsOf(await received(client))).toEqual(['Theirs of us.', 'Theirs of me.'])
  })

  test('by a volunteer who later joined the organization stay the volunteer’s', async () => {
    const done = await aDoneCollaboration(server)
    const { client, id } = done.volunteer
    await write(client, done, 'By the volunteer.')
    await write(done.owner.client, done, 'By the organization.')
    await server.database.pool.query(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      [done.owner.organizationId, id],
    )
    expect(textsOf(await given(client))).toEqual(['By the volunteer.'])
    expect(textsOf(await received(client))).toEqual(['By the organization.'])
  })

  test('are private to the two sides', async () => {
    const done = await aDoneCollaboration(server)
    await write(done.volunteer.client, done)
    for (const { client } of [await aVolunteer(server), await anOrganization(server)]) {
      expect([await given(client), await received(client), await pending(client)]).toEqual([[], [], []])
    }
  })

  test('B13 A23 include private ones, and for the writer also waiting and hidden ones, which the other side does not see', async () => {
    const done = await aDoneCollaboration(server)
    const { id } = await write(done.volunteer.client, done)
    await change(id, 'is_public = false')
    expect(await received(done.owner.client)).toMatchObject([{ id, isPublic: false }])
    await change(id, 'revealed_at = null')
    expect(await given(done.volunteer.client)).toMatchObject([{ id, revealedAt: null, isHidden: false }])
    expect(await received(done.owner.client)).toEqual([])
    await change(id, 'revealed_at = now(), hidden_at = now()')
    expect(await given(done.volunteer.client)).toMatchObject([{ id, isHidden: true, isEditable: false }])
    expect(await received(done.owner.client)).toEqual([])
  })

  test('A15 come in pages of 12, newest first, with a total', async () => {
    const owner = await anOrganization(server)
    const { db } = server.database
    const [projectId = ''] = await insertProjects(db, [{ organizationId: owner.organizationId }])
    const ids = await insertApplicants(db, { projectId, count: 14, status: 'completed' })
    await db.insert(reviews).values(
      ids.map((applicationId, index) => ({
        applicationId,
        projectId,
        type: 'volunteer_to_organization' as const,
        revieweeOrganizationId: owner.organizationId,
        rating: 5,
        reviewText: `Review ${index}`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
        revealedAt: new Date(),
      })),
    )
    const first = await owner.client.call(listReceivedReviews, { query: {} })
    const link = first.headers.get('link') ?? ''
    const cursor = new URL(/<(.+?)>/.exec(link)?.[1] ?? '', server.url).searchParams.get('cursor') ?? ''
    const second = await owner.client.call(listReceivedReviews, { query: { cursor } })
    expect([...textsOf(expectSuccess(first)), ...textsOf(expectSuccess(second))]).toEqual(
      Array.from({ length: 14 }, (_, index) => `Review ${13 - index}`),
    )
    expect(first.headers.get('x-total-count')).toBe('14')
    // The pending reviews of the same people, one page at a time.
    const waiting = await owner.client.call(listPendingReviews, { query: {} })
    expect([expectSuccess(waiting).length, waiting.headers.get('x-total-count')]).toEqual([12, '14'])
    const nextOf = new URL(/<(.+?)>/.exec(waiting.headers.get('link') ?? '')?.[1] ?? '', server.url)
    const rest = await owner.client.call(listPendingReviews, {
      query: { cursor: nextOf.searchParams.get('cursor') ?? '' },
    })
    const all = [...expectSuccess(waiting), ...expectSuccess(rest)].map(({ applicationId }) => applicationId)
    expect(new Set(all)).toEqual(new Set(ids))
  })
})

describe('pending reviews', () => {
  test('A23 include each completed collaboration on each side, with the person to review', async () => {
    const done = await aDoneCollaboration(server)
    const common = {
      id: done.projectId,
      applicationId: done.id,
      title: expect.stringMatching(/^Project/),
      completedAt: expect.any(String),
      volunteerName: `Robin ${done.volunteer.user.lastName}`,
      organizationName: done.owner.user.organizations[0]?.name,
      hasReviewedVolunteer: false,
      hasReviewedOrganization: false,
    }
    expect(await pending(done.volunteer.client)).toEqual([
      {
        ...common,
        revieweeId: done.owner.organizationId,
        revieweeType: 'organization',
        canReviewVolunteer: false,
        canReviewOrganization: true,
      },
    ])
    expect(await pending(done.owner.client)).toEqual([
      {
        ...common,
        revieweeId: done.volunteer.id,
        revieweeType: 'volunteer',
        canReviewVolunteer: true,
        canReviewOrganization: false,
      },
    ])
  })

  test('A10 include no one whose work is not completed, was declined or has ended', async () => {
    const { owner, volunteer, id } = await aCollaboration(server)
    expect([await pending(owner.client), await pending(volunteer.client)]).toEqual([[], []])
    await owner.client.patch(`/api/applications/${id}`, { status: 'withdrawn', reason: 'Ended.' })
    expect([await pending(owner.client), await pending(volunteer.client)]).toEqual([[], []])
  })

  test('lose people already reviewed, and show the other side that a visible review exists', async () => {
    const done = await aDoneCollaboration(server)
    await write(done.volunteer.client, done)
    expect(await pending(done.volunteer.client)).toEqual([])
    expect(await pending(done.owner.client)).toMatchObject([
      { canReviewVolunteer: true, hasReviewedOrganization: true },
    ])
    await server.database.pool.query('update reviews set revealed_at = null where application_id = $1', [
      done.id,
    ])
    expect(await pending(done.owner.client)).toMatchObject([{ hasReviewedOrganization: false }])
  })

  test('include every volunteer of a project, the last one signed off first', async () => {
    const first = await aDoneCollaboration(server)
    const second = await aDoneCollaboration(server, { owner: first.owner, projectId: first.projectId })
    expect((await pending(first.owner.client)).map(({ revieweeId }) => revieweeId)).toEqual([
      second.volunteer.id,
      first.volunteer.id,
    ])
  })
})

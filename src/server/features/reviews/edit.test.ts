import { beforeEach, describe, expect, test } from 'vitest'
import { listGivenReviews } from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { getProject } from '#contract/projects/projects.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { aColleague, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const hour = 3_600_000
const clock = { ahead: 0 }
const server = useServer({
  env: { SESSION_IDLE_DAYS: '30' },
  now: () => new Date(Date.now() + clock.ahead),
})
beforeEach(() => {
  clock.ahead = 0
})

const write = async (client: Client, { id }: Collaboration, more: object = {}) =>
  expectSuccess(
    await client.call(createReview, {
      body: { applicationId: id, rating: 4, reviewText: 'Clear answers.', ...more },
    }),
  )
const edit = (client: Client, id: string, body: object) => client.patch(`/api/reviews/${id}`, body)
const ratingOf = async ({ projectId }: Collaboration) => {
  const { averageRating, totalReviews } = expectSuccess(
    await server.openClient().call(getProject, { params: { id: projectId } }),
  )
  return [averageRating, totalReviews]
}
const hide = (id: string) =>
  server.database.pool.query('update reviews set hidden_at = now() where id = $1', [id])
const listNotified = async (kind: string, applicationId: string) => {
  const { rows } = await server.database.pool.query(
    "select user_id from notifications where kind = $1 and data ->> 'applicationId' = $2",
    [kind, applicationId],
  )
  return rows.map(({ user_id: userId }) => userId)
}

describe('a review can be changed', () => {
  test('for 48 hours, keeping fields that are not sent, and then shows as edited', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.volunteer
    const { id, editableUntil } = await write(client, done, { categories: { clarity: 5, respect: 3 } })
    clock.ahead = 47 * hour
    const { status, body } = await edit(client, id, { rating: 2, version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rating: 2,
      reviewText: 'Clear answers.',
      categories: { clarity: 5, respect: 3 },
      isPublic: true,
      version: 2,
      editableUntil,
      isEditable: true,
      editedAt: expect.any(String),
    })
    const { body: second } = await edit(client, id, {
      reviewText: '  Clear answers, late. ',
      categories: { clarity: 4 },
      version: 2,
    })
    expect(second).toMatchObject({
      rating: 2,
      comment: 'Clear answers, late.',
      categories: { clarity: 4 },
      version: 3,
    })
    clock.ahead = 48 * hour + 1000
    const late = await edit(client, id, { rating: 5, version: 3 })
    expect([late.status, late.body['code']]).toEqual([409, 'review_edit_over'])
    const [given] = expectSuccess(await client.call(listGivenReviews, { query: {} }))
    expect(given).toMatchObject({ rating: 2, isEditable: false })
  })

  test('by every member of the organization that wrote it, and by no one on the other side or outside', async () => {
    const done = await aDoneCollaboration(server)
    const colleague = await aColleague(server, done.owner)
    const { id } = await write(done.owner.client, done)
    expect((await edit(colleague.client, id, { rating: 5, version: 1 })).status).toBe(200)
    for (const { client } of [done.volunteer, await aVolunteer(server)]) {
      expect((await edit(client, id, { rating: 1, version: 2 })).status).toBe(404)
    }
  })

  test('and the averages of project and organization follow, including when it becomes private or public', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.volunteer
    const { id } = await write(client, done)
    expect(await ratingOf(done)).toEqual(['4.0', 1])
    await edit(client, id, { rating: 2, version: 1 })
    expect(await ratingOf(done)).toEqual(['2.0', 1])
    await edit(client, id, { isPublic: false, version: 2 })
    expect(await ratingOf(done)).toEqual([null, 0])
    await edit(client, id, { isPublic: true, rating: 5, version: 3 })
    expect(await ratingOf(done)).toEqual(['5.0', 1])
  })

  test('only from the version that was read, and an edit without changes leaves no trace', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.volunteer
    const { id } = await write(client, done)
    expect((await edit(client, id, { rating: 4, version: 1 })).body).toMatchObject({
      version: 1,
      editedAt: null,
    })
    await edit(client, id, { rating: 3, version: 1 })
    const late = await edit(client, id, { rating: 1, version: 1 })
    expect([late.status, late.body['code']]).toEqual([409, 'review_changed'])
    expect((await edit(client, id, { rating: 1 })).status).toBe(422)
  })

  test('but not to an empty text, a text above 1000 characters or a rating outside one to five', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.volunteer
    const { id } = await write(client, done)
    for (const change of [
      { reviewText: ' ' },
      { reviewText: 'x'.repeat(1001) },
      { rating: 6 },
      { rating: null },
    ]) {
      expect((await edit(client, id, { ...change, version: 1 })).status).toBe(422)
    }
  })

  test('but not after an administrator has hidden it', async () => {
    const done = await aDoneCollaboration(server)
    const { id } = await write(done.volunteer.client, done)
    await hide(id)
    const { status, body } = await edit(done.volunteer.client, id, { rating: 5, version: 1 })
    expect([status, body['code']]).toEqual([409, 'review_hidden'])
  })

  test('without notifying the reviewed side again', async () => {
    const done = await aDoneCollaboration(server)
    const { id } = await write(done.volunteer.client, done)
    await edit(done.volunteer.client, id, { rating: 1, version: 1 })
    expect(await listNotified('review.by_volunteer', done.id)).toEqual([done.owner.id])
    expect(await listNotified('review.edited', done.id)).toEqual([])
  })
})

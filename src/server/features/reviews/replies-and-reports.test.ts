import { describe, expect, test } from 'vitest'
import { reinstateOrganization, suspendOrganization, suspendPerson } from '#contract/moderation/moderation.ts'
import { editReview, removeReply, replyToReview, reportReview } from '#contract/reviews/actions.ts'
import { listGivenReviews, listReceivedReviews } from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { aColleague, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()

const write = async (client: Client, { id }: Collaboration, more: object = {}) =>
  expectSuccess(
    await client.call(createReview, {
      body: { applicationId: id, rating: 4, reviewText: 'Clear answers.', ...more },
    }),
  )
const reply = (client: Client, id: string, text = 'Thank you!') =>
  client.call(replyToReview, { params: { id }, body: { text } })
const report = (client: Client, id: string, body: object = { reason: 'untrue' }) =>
  client.post(`/api/reviews/${id}/reports`, body)
const hide = (id: string) =>
  server.database.pool.query('update reviews set hidden_at = now() where id = $1', [id])
const listNotified = async (kind: string, applicationId: string) => {
  const { rows } = await server.database.pool.query(
    "select user_id from notifications where kind = $1 and data ->> 'applicationId' = $2",
    [kind, applicationId],
  )
  return rows.map(({ user_id: userId }) => userId)
}

describe('a reply to a review', () => {
  test('can be public once; the writer is notified of the first reply and sees each edit', async () => {
    const done = await aDoneCollaboration(server)
    const colleague = await aColleague(server, done.owner)
    const { client } = done.volunteer
    const { id } = await write(client, done)
    expect(expectSuccess(await reply(done.owner.client, id))).toMatchObject({
      reply: { text: 'Thank you!', at: expect.any(String) },
      canReply: true,
    })
    expectSuccess(await reply(colleague.client, id, 'Thank you, and come again.'))
    const [given] = expectSuccess(await client.call(listGivenReviews, { query: {} }))
    expect(given).toMatchObject({ reply: { text: 'Thank you, and come again.' }, version: 1, editedAt: null })
    expectSuccess(await done.owner.client.call(removeReply, { params: { id } }))
    expectSuccess(await done.owner.client.call(removeReply, { params: { id } }))
    const [bare] = expectSuccess(await client.call(listGivenReviews, { query: {} }))
    expect(bare).toMatchObject({ reply: null })
    expectSuccess(await reply(done.owner.client, id, 'Thank you after all.'))
    expect(await listNotified('review.replied_by_organization', done.id)).toEqual([done.volunteer.id])
  })

  test('is refused if the writer is suspended, as if the writer had blocked the other side', async () => {
    const done = await aDoneCollaboration(server)
    const { id: byVolunteer } = await write(done.volunteer.client, done)
    const { id: byOrganization } = await write(done.owner.client, done)
    const admin = await anAdministrator(server)
    const body = { reason: 'Asks for money' }
    const refusal = { status: 409, body: { code: 'not_possible_now' } }
    const organization = { params: { id: done.owner.organizationId }, body }
    expectSuccess(await admin.client.call(suspendOrganization, organization))
    expect(await reply(done.volunteer.client, byOrganization)).toMatchObject(refusal)
    expectSuccess(await admin.client.call(reinstateOrganization, { params: organization.params }))
    expectSuccess(await reply(done.volunteer.client, byOrganization))
    expectSuccess(await admin.client.call(suspendPerson, { params: { id: done.volunteer.id }, body }))
    expect(await reply(done.owner.client, byVolunteer)).toMatchObject(refusal)
  })

  test('has the language it seems to be in, again after an edit', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.owner
    const { id } = await write(done.volunteer.client, done)
    for (const [language, text] of [
      ['es', 'Gracias por su ayuda; esperamos que vuelva pronto a nuestro barrio.'],
      ['de', 'Vielen Dank für die schöne Arbeit, und kommen Sie bald wieder zu uns.'],
      [null, 'Gracias, Maya!'],
    ] as const) {
      expect(expectSuccess(await reply(client, id, text))).toMatchObject({ reply: { text, language } })
    }
  })

  test('by a volunteer notifies and emails every member of the organization', async () => {
    const done = await aDoneCollaboration(server)
    const colleague = await aColleague(server, done.owner)
    const { id } = await write(done.owner.client, done)
    expectSuccess(await reply(done.volunteer.client, id))
    const members = new Set([done.owner.id, colleague.id])
    expect(new Set(await listNotified('review.replied_by_volunteer', done.id))).toEqual(members)
    const { rows } = await server.database.pool.query(
      `select j.payload ->> 'userId' as id from jobs j join facts f on f.id = (j.payload ->> 'factId')::bigint
       where j.kind = 'mail.send' and f.type = 'review.replied_by_volunteer' and f.subject_id = $1`,
      [done.id],
    )
    expect(new Set(rows.map((row) => row.id))).toEqual(members)
  })

  test('cannot come from anyone else, or answer a review that is not visible', async () => {
    const done = await aDoneCollaboration(server)
    const { id } = await write(done.volunteer.client, done)
    for (const { client } of [done.volunteer, await aVolunteer(server)]) {
      expect((await reply(client, id)).status).toBe(404)
      expect((await client.call(removeReply, { params: { id } })).status).toBe(404)
    }
    await hide(id)
    expect((await reply(done.owner.client, id)).status).toBe(404)
    await server.database.pool.query(
      'update reviews set hidden_at = null, revealed_at = null where id = $1',
      [id],
    )
    expect((await reply(done.owner.client, id)).status).toBe(404)
  })

  test('has up to 1000 characters and cannot be empty', async () => {
    const done = await aDoneCollaboration(server)
    const { id } = await write(done.volunteer.client, done)
    for (const text of ['', '   ', 'x'.repeat(1001)]) {
      expect((await done.owner.client.put(`/api/reviews/${id}/reply`, { text })).status).toBe(422)
    }
    expect((await reply(done.owner.client, id, 'x'.repeat(1000))).status).toBe(200)
  })
})

describe('a report of a review', () => {
  test('comes from the reviewed side with a reason, once while it is open', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.owner
    const { id } = await write(done.volunteer.client, done, { isPublic: false })
    const { status, body } = await report(client, id, { reason: 'untrue', explanation: ' We paid. ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      reviewId: id,
      reason: 'untrue',
      explanation: 'We paid.',
      createdAt: expect.any(String),
    })
    const again = await report(client, id)
    expect([again.status, again.body['code']]).toEqual([409, 'already_reported'])
    const [received] = expectSuccess(await client.call(listReceivedReviews, { query: {} }))
    expect(received).toMatchObject({ hasReported: true, isHidden: false })
    const colleague = await aColleague(server, done.owner)
    const [seen] = expectSuccess(await colleague.client.call(listReceivedReviews, { query: {} }))
    expect(seen).toMatchObject({ hasReported: false })
    await server.database.pool.query("update review_reports set verdict = 'keep', decided_at = now()")
    const [kept] = expectSuccess(await client.call(listReceivedReviews, { query: {} }))
    expect(kept).toMatchObject({ hasReported: false })
  })

  test('can come from anyone signed in for a public review by a volunteer, but never from its writer', async () => {
    const done = await aDoneCollaboration(server)
    const stranger = await aVolunteer(server)
    const { id } = await write(done.volunteer.client, done)
    const other = await write(done.owner.client, done)
    const call = (body: object) => stranger.client.post(`/api/reviews/${id}/reports`, body)
    expect((await call({ reason: 'other' })).body).toMatchObject({
      issues: [{ path: 'explanation', message: 'Please say what is wrong with this review' }],
    })
    expect((await call({})).body).toMatchObject({
      issues: [{ path: 'reason', message: 'Please choose a reason' }],
    })
    const body = { reason: 'other', explanation: 'It is about another shelter.' } as const
    expect((await stranger.client.call(reportReview, { params: { id }, body })).status).toBe(201)
    expect((await report(done.volunteer.client, id)).status).toBe(404)
    expect((await report(done.owner.client, other.id)).status).toBe(404)
    // An organization's review of a volunteer is not public.
    expect((await report(stranger.client, other.id)).status).toBe(404)
  })

  test('cannot come from someone who does not see the review', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = await aVolunteer(server)
    const { id } = await write(done.volunteer.client, done, { isPublic: false })
    expect((await report(client, id)).status).toBe(404)
    await hide(id)
    expect((await report(done.owner.client, id)).status).toBe(404)
  })
})

test('is recorded as an event like edits and replies, without the texts', async () => {
  const done = await aDoneCollaboration(server)
  const { id } = await write(done.volunteer.client, done)
  await done.volunteer.client.call(editReview, {
    params: { id },
    body: { rating: 5, reviewText: 'canary', version: 1 },
  })
  await reply(done.owner.client, id, 'canary')
  await report(done.owner.client, id, { reason: 'spam', explanation: 'canary' })
  const { rows } = await server.database.pool.query(
    "select type, data from facts where subject_id = $1 and type like 'review.%' order by id",
    [done.id],
  )
  expect(rows.map(({ type }) => type)).toEqual([
    'review.revealed',
    'review.by_volunteer',
    'review.edited',
    'review.replied_by_organization',
    'review.reported',
  ])
  expect(rows[2].data).toMatchObject({
    before: { rating: 4, isPublic: true },
    after: { rating: 5, isPublic: true },
  })
  expect(JSON.stringify(rows)).not.toContain('canary')
})

import { describe, expect, test } from 'vitest'
import { createReview } from '#contract/reviews/reviews.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { aColleague, countStatuses, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

// The review waits for the one of the other side, which reveals both.
const reveal = { REVIEW_REVEAL_DAYS: '14' }
const server = useServer({ env: reveal })
const send = useTwoApps(server, reveal)
const write = async (client: Client, { id }: Collaboration, rating = 4) =>
  expectSuccess(await client.call(createReview, { body: { applicationId: id, rating, reviewText: 'Good.' } }))
const edit = (client: Client, id: string, change: object) =>
  send(client, ['PATCH', `/api/reviews/${id}`, { version: 1, ...change }])
const row = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows[0]
/** The stored sums of a project, and the sums of its rows. */
const sumsOf = ({ projectId }: Collaboration) =>
  row(
    `select p.rating_sum as kept, p.rating_count as many, coalesce(sum(r.rating), 0)::int as true_sum,
       count(r.id)::int as true_count
     from projects p left join reviews r on r.project_id = p.id and r.type = 'volunteer_to_organization'
       and r.is_public and r.revealed_at is not null and r.hidden_at is null
     where p.id = $1 group by p.id`,
    projectId,
  )

describe('R5 concurrent changes to a review', () => {
  test('R5 ten edits of one version are one edit, and the sums match the row', async () => {
    const done = await aDoneCollaboration(server)
    const { client } = done.volunteer
    const { id } = await write(client, done)
    await write(done.owner.client, done)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit(client, id, { rating: (index % 3) + 1 })),
    )
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 9 })
    const { kept, many, true_sum: sum, true_count: count } = await sumsOf(done)
    expect([kept, many]).toEqual([sum, count])
    expect(await row('select version from reviews where id = $1', id)).toEqual({ version: 2 })
  })

  test('R5 an edit during the other side’s review, which reveals both, keeps the sums equal to the row', async () => {
    for (let round = 0; round < 8; round += 1) {
      const done = await aDoneCollaboration(server)
      const { id } = await write(done.volunteer.client, done)
      const [changed, written] = await Promise.all([
        edit(done.volunteer.client, id, round % 2 ? { rating: 1 } : { isPublic: false }),
        send(done.owner.client, [
          'POST',
          '/api/reviews',
          { applicationId: done.id, rating: 5, comment: 'Good.' },
        ]),
      ])
      expect([changed.status, written.status]).toEqual([200, 201])
      expect(await sumsOf(done)).toEqual(
        round % 2
          ? { kept: 1, many: 1, true_sum: 1, true_count: 1 }
          : { kept: 0, many: 0, true_sum: 0, true_count: 0 },
      )
    }
  })

  test('R5 replies by two members at the same time are one reply, and the writer is notified once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const done = await aDoneCollaboration(server)
      const colleague = await aColleague(server, done.owner)
      const { id } = await write(done.volunteer.client, done)
      await write(done.owner.client, done)
      const answers = await Promise.all(
        [done.owner, colleague, done.owner, colleague].map(({ client }, index) =>
          send(client, ['PUT', `/api/reviews/${id}/reply`, { text: `Thank you ${index}.` }]),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 4 })
      expect(
        await row(
          `select count(*)::int as notified from notifications where kind = 'review.replied_by_organization'
           and user_id = $1`,
          done.volunteer.id,
        ),
      ).toEqual({ notified: 1 })
    }
  })

  test('R5 the same report sent ten times is one report', async () => {
    const done = await aDoneCollaboration(server)
    const { id } = await write(done.volunteer.client, done)
    await write(done.owner.client, done)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(done.owner.client, ['POST', `/api/reviews/${id}/reports`, { reason: 'untrue' }]),
      ),
    )
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 })
    expect(await row('select count(*)::int as kept from review_reports where review_id = $1', id)).toEqual({
      kept: 1,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { getProject } from '#contract/projects/projects.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const day = 86_400_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ env: { REVIEW_REVEAL_DAYS: '14', SESSION_IDLE_DAYS: '30' }, now })

const write = async (client: Client, { id }: Collaboration) =>
  (await client.post('/api/reviews', { applicationId: id, rating: 4, comment: 'Good.' })).body
const countOf = async ({ projectId }: Collaboration) =>
  (await server.openClient().call(getProject, { params: { id: projectId } })).body.totalReviews
const revealedOf = async ({ id }: Collaboration) => {
  const { rows } = await server.database.pool.query(
    'select revealed_at is not null as shows from reviews where application_id = $1',
    [id],
  )
  return rows.map(({ shows }) => shows)
}

async function work() {
  const config = loadConfig({ DATABASE_URL: server.database.url })
  const worker = await startWorker({ database: server.database, config, now, log: () => {} })
  await worker.drain()
  await worker.stop()
}

describe('A19 with REVIEW_REVEAL_DAYS', () => {
  test('the review form shows the waiting period', async () => {
    const { volunteer, projectId } = await aDoneCollaboration(server)
    const { body } = await volunteer.client.get(`/api/project-details-for-review?projectId=${projectId}`)
    expect(body['revealDays']).toBe(14)
  })

  test('a review waits for the other side’s; then both are visible and count', async () => {
    const done = await aDoneCollaboration(server)
    expect((await write(done.volunteer.client, done))['revealedAt']).toBe(null)
    expect(await countOf(done)).toBe(0)
    expect((await write(done.owner.client, done))['revealedAt']).toEqual(expect.any(String))
    expect(await revealedOf(done)).toEqual([true, true])
    expect(await countOf(done)).toBe(1)
  })

  test('a review without a counterpart becomes visible once after that many days', async () => {
    const done = await aDoneCollaboration(server)
    await write(done.volunteer.client, done)
    ahead = 13 * day
    await work()
    expect([await revealedOf(done), await countOf(done)]).toEqual([[false], 0])
    ahead = 14 * day + 1000
    await work()
    expect([await revealedOf(done), await countOf(done)]).toEqual([[true], 1])
    await work()
    await write(done.owner.client, done)
    expect([await revealedOf(done), await countOf(done)]).toEqual([[true, true], 1])
  })
})

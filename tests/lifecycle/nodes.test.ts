import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { openLive } from '#tests/support/running/live.ts'
import { openClient, type Client } from '#tests/support/running/server.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { makeFolder, run } from './process.ts'

const database = useDatabase()

test('a session, an idempotency key, a limit and a live event hold on every machine', async () => {
  const start = () => run({ DATABASE_URL: database.url, DATA_DIR: makeFolder(), LIMIT_APPLICATIONS: '3/1h' })
  const [first, second] = await Promise.all([start(), start()])
  const people = { openClient: () => openClient(first.url) }
  const owner = await anOrganization(people)
  const projects = [
    await aProject(owner),
    await aProject(owner),
    await aProject(owner),
    await aProject(owner),
  ]

  /** Applies with the session that the first machine began. */
  async function apply(
    at: { url: string },
    client: Client,
    { project, key }: { project: number; key: string },
  ) {
    const response = await openClient(at.url).send('/api/applications', {
      method: 'POST',
      body: JSON.stringify({ projectId: projects[project]?.id, message: 'I can help.' }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    return { status: response.status, body: await response.json() }
  }

  const page = await openLive(second.url, owner.client)
  onTestFinished(() => page.cut())
  await page.next('open')
  const { client, id } = await aVolunteer(people)
  const [one, other] = await Promise.all(
    [first, second].map((at) => apply(at, client, { project: 0, key: 'once' })),
  )
  expect([one?.status, other]).toEqual([201, one])
  await page.next('notifications')
  const { rowCount } = await database.pool.query('select from applications where volunteer_id = $1', [id])
  expect(rowCount).toBe(1)

  const busy = await aVolunteer(people)
  const statuses: number[] = []
  for (const [project, at] of [first, second, first, second].entries())
    statuses.push((await apply(at, busy.client, { project, key: `key-${project}` })).status)
  expect(statuses).toEqual([201, 201, 201, 429])
})

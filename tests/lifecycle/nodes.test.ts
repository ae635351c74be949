import { expect, onTestFinished, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { listTopRatedProjects } from '#contract/projects/discovery.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { listSavedProjects, saveProject } from '#contract/projects/saved-projects.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { openLive } from '#tests/support/running/live.ts'
import { openClient, type Client } from '#tests/support/running/server.ts'
import { useShared } from '#tests/support/running/shared.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decideProject, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { makeFolder, run } from './process.ts'

const database = useDatabase()
const nodes = useShared(() => {
  const start = () => run({ DATABASE_URL: database.url, DATA_DIR: makeFolder(), LIMIT_APPLICATIONS: '3/1h' })
  return Promise.all([start(), start()])
})

test('a session, an idempotency key, a limit and a live event hold on every machine', async () => {
  const [first, second] = nodes()
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

test('a project that is removed in one process is gone in every process immediately', async () => {
  const processes = nodes()
  const [first] = processes
  const server = { database, openClient: () => openClient(first.url) }
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { title: 'Catalog of whale songs' })
  const volunteer = await aVolunteer(server)
  expectSuccess(await volunteer.client.call(saveProject, { params: { id } }))
  expectSuccess(await reportAProject(volunteer, id))
  await database.pool.query('update projects set rating_sum = 25, rating_count = 5 where id = $1', [id])

  const readers = processes.map(({ url }) => openClient(url))
  const listed = async (client: Client) => {
    const lists = [
      expectSuccess(await client.call(listProjects, { query: { search: 'whale songs' } })),
      expectSuccess(await client.call(listProjects, { query: {} })),
      expectSuccess(await client.call(listTopRatedProjects, { query: {} })),
    ]
    return lists.map((list) => list.some((each) => each.id === id))
  }
  const statusOf = async (client: Client) => (await client.call(getProject, { params: { id } })).status
  const states = () =>
    Promise.all(readers.map(async (each) => [await statusOf(each), ...(await listed(each))]))
  // Both have it in their indexes and caches.
  await expect.poll(states).toEqual([
    [200, true, true, true],
    [200, true, true, true],
  ])

  const admin = await anAdministrator(server)
  expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
  // Asked once, and nothing was waited for.
  expect(await states()).toEqual([
    [410, false, false, false],
    [410, false, false, false],
  ])
  const pages = await Promise.all(processes.map(({ url }) => fetch(`${url}/project/${id}`)))
  expect(pages.map(({ status }) => status)).toEqual([410, 410])
  for (const client of readers) {
    // A count is reused for ten seconds (A15), so that this one is asked for in words of its own.
    const count = await client.call(countProjects, { query: { search: 'songs whale' } })
    expect(expectSuccess(count).total).toEqual({ count: 0, hasMore: false })
  }
  const saved = await volunteer.client.call(listSavedProjects, { query: {} })
  expect([saved.body, saved.headers.get('x-total-count')]).toEqual([[], '0'])
})

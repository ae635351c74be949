import { describe, expect, onTestFinished, test } from 'vitest'
import { addressesOf } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { debianPostgres, makeServers } from '#tests/support/running/replication.ts'
import { openClient } from '#tests/support/running/server.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { command, makeFolder, run, type Running } from './process.ts'

/** A primary, a copy, and two nodes that use both. */
async function startAll() {
  const servers = makeServers()
  const primary = await servers.startPrimary()
  const replica = await servers.startStandby(primary)
  // A test that fails while the copy waits must not keep it from stopping.
  onTestFinished(() => replica.pause(false).catch(() => undefined))
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }
  const start = () => run({ ...settings, DATA_DIR: makeFolder(), METRICS_PORT: '0' })
  const [first, second] = [await start(), await start()]
  return { servers, primary, replica, settings, first, second }
}

/** Whether the copy is in use, and how many reads of visitors each server has answered. */
async function measure(product: Running) {
  const address = /http:\S+\/metrics/.exec(product.stdout())?.[0] ?? ''
  const text = await (await fetch(address)).text()
  const find = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? Number.NaN,
    )
  return {
    isUsable: find('bridge_replica{state="usable"}') === 1,
    replica: find('bridge_replica_reads_total{server="replica"}'),
    primary: find('bridge_replica_reads_total{server="primary"}'),
  }
}

const isUsable = async (product: Running) => (await measure(product)).isUsable

describe.skipIf(!canRun(debianPostgres))('with a replica', () => {
  test('visitors read from it, signed-in people do not, and every read that may works there', async () => {
    const { first, settings } = await startAll()
    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    const project = await aProject(owner, { title: 'Signs for the garden' })
    const { organizationId } = expectSuccess(
      await owner.client.call(getProject, { params: { id: project.id } }),
    )
    await expect.poll(() => isUsable(first)).toBe(true)

    const reads = endpoints.filter((endpoint) => 'allowsReplica' in endpoint)
    const addresses = reads.flatMap((endpoint) =>
      addressesOf(endpoint).map(({ path }) =>
        path
          .replace(/(projects\/):id/, `$1${project.id}`)
          .replace(/(organizations\/):id/, `$1${organizationId}`)
          .replace('/:search/:filter/:sort', '/garden/all/rating'),
      ),
    )
    expect(addresses.length).toBeGreaterThan(14)
    for (const address of addresses) {
      // It may be behind for a moment, whenever something else wrote.
      await expect
        .poll(async () => {
          const before = await measure(first)
          const { status } = await openClient(first.url).get(address)
          const after = await measure(first)
          return { address, status, read: after.replica - before.replica > 0 }
        })
        .toEqual({ address, status: 200, read: true })
    }

    const before = await measure(first)
    expectSuccess(await owner.client.call(getProject, { params: { id: project.id } }))
    const after = await measure(first)
    expect([after.replica, after.primary]).toEqual([before.replica, before.primary])

    const doctor = await command({ ...settings, DATA_DIR: makeFolder() }, 'doctor')
    expect(doctor.out).toMatch(/ok +Replica +\S+ follows the database/)
  })

  test('everyone sees what was written last, on every node, also while the replica is behind', async () => {
    const { first, second, replica, primary, settings } = await startAll()
    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    for (const node of [first, second]) await expect.poll(() => isUsable(node)).toBe(true)

    await replica.pause(true)
    const project = await aProject(owner, { title: 'Signs for the garden' })
    expectSuccess(await owner.client.post('/api/logout'))
    const search = { query: { search: 'signs garden' } }
    for (const { url } of [first, second]) {
      // The one who wrote, as a visitor now.
      expect([...owner.client.cookies.keys()]).toContain('wrote')
      const others = openClient(url)
      const found = async () => expectSuccess(await others.call(listProjects, search)).map(({ id }) => id)
      await expect.poll(found).toEqual([project.id])
      const page = await fetch(`${url}/project/${project.id}`)
      expect(page.status).toBe(200)
    }
    const answers = await Promise.all(
      [first, second].map(({ url }) => {
        const cookie = [...owner.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        return fetch(`${url}/api/projects/${project.id}`, { headers: { cookie } })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const node of [first, second]) await expect.poll(() => isUsable(node)).toBe(false)
    const doctor = await command({ ...settings, DATA_DIR: makeFolder() }, 'doctor')
    expect(doctor.out).toMatch(/warn +Replica +\S+ is over a second behind/)

    await replica.pause(false)
    for (const node of [first, second]) await expect.poll(() => isUsable(node)).toBe(true)

    // A server that accepts writes is not taken for a copy.
    const wrong = await run({
      ...settings,
      DATABASE_REPLICA_URL: primary.url,
      DATA_DIR: makeFolder(),
      METRICS_PORT: '0',
    })
    expect((await openClient(wrong.url).call(listProjects, search)).status).toBe(200)
    expect(await measure(wrong)).toMatchObject({ isUsable: false, replica: 0 })

    // Without it, the primary answers.
    await replica.kill()
    const visitor = openClient(first.url)
    for (let reads = 0; reads < 20; reads += 1)
      expect((await visitor.call(getProject, { params: { id: project.id } })).status).toBe(200)
    await expect.poll(() => isUsable(first)).toBe(false)
  })
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { addressesOf } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { run as doctor } from '#server/commands/doctor.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { debianPostgres, makeServers } from '#tests/support/running/replication.ts'
import { useShared } from '#tests/support/running/shared.ts'
import { openClient } from '#tests/support/running/server.ts'
import { organizationProfileForm } from '#tests/support/web/forms.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { makeFolder, ownCommand, run, type Running } from './process.ts'

/** A primary, a copy, and nodes that use both. */
async function startAll() {
  const servers = makeServers()
  const primary = await servers.startPrimary()
  const replica = await servers.startStandby(primary)
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }
  const start = () => run({ ...settings, DATA_DIR: makeFolder(), METRICS_PORT: '0' })
  return { servers, primary, replica, settings, first: await start(), start }
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

const search = { query: { search: 'signs garden' } }

const isUsable = async (product: Running) => (await measure(product)).isUsable

describe.skipIf(!canRun(debianPostgres))('with a replica', () => {
  /** For the tests that end neither a node nor a server. */
  const running = useShared(async () => {
    const all = await startAll()
    return { ...all, second: await all.start() }
  })

  test('visitors read from it, signed-in people do not, and every read that may works there', async () => {
    const { first, settings } = running()
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

    const report = await ownCommand(doctor, { ...settings, DATA_DIR: makeFolder() })
    expect(report.out).toMatch(/ok +Replica +\S+ follows the database/)
  })

  test('everyone sees a project that was published last, on every node, also while the replica is behind', async () => {
    const { first, second, replica, settings } = running()
    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    for (const node of [first, second]) await expect.poll(() => isUsable(node)).toBe(true)

    onTestFinished(() => replica.pause(false))
    await replica.pause(true)
    const project = await aProject(owner, { title: 'Signs for the garden' })
    for (const { url } of [first, second]) {
      const others = openClient(url)
      const found = async () => expectSuccess(await others.call(listProjects, search)).map(({ id }) => id)
      await expect.poll(found).toContain(project.id)
      expect((await fetch(`${url}/project/${project.id}`)).status).toBe(200)
    }
    for (const node of [first, second]) await expect.poll(() => isUsable(node)).toBe(false)
    const report = await ownCommand(doctor, { ...settings, DATA_DIR: makeFolder() })
    expect(report.out).toMatch(/warn +Replica +\S+ is over a second behind/)
    await replica.pause(false)
    for (const node of [first, second]) await expect.poll(() => isUsable(node)).toBe(true)
  })

  test('a browser that wrote sees it on every node, where others still get what the replica has', async () => {
    const { first, second, replica } = running()
    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    expectSuccess(await owner.client.post('/api/organization-profile', organizationProfileForm()))
    const path = `/api/organizations/${owner.organizationId}`
    const readDescription = async (headers: Record<string, string>) =>
      (await (await fetch(`${second.url}${path}`, { headers })).json()).description
    /** Whether a visitor was answered by the replica, which lasts a second at most after it was paused. */
    const changeMeanwhile = async (turn: number): Promise<boolean> => {
      await expect.poll(() => isUsable(second)).toBe(true)
      const before = await readDescription({})
      await replica.pause(true)
      const description = `We look after the garden of the square, for the ${turn + 2}nd year.`
      expectSuccess(await owner.client.call(saveOrganizationProfile, { query: {}, body: { description } }))
      const wrote = [...owner.client.cookies].find(([each]) => each === 'wrote')
      expect(await readDescription({ cookie: `${wrote?.[0]}=${wrote?.[1]}` })).toBe(description)
      const { replica: readsBefore } = await measure(second)
      const seen = await readDescription({})
      const isOfReplica = (await measure(second)).replica > readsBefore
      await replica.pause(false)
      expect(seen).toBe(isOfReplica ? before : description)
      return isOfReplica
    }
    onTestFinished(() => replica.pause(false))
    let turn = 0
    while (!(await changeMeanwhile(turn))) turn += 1
  })

  test('visitors are answered while the replica hangs, and while it is another server', async () => {
    const { servers, first, primary, replica, settings } = await startAll()
    await anOrganization({ openClient: () => openClient(first.url) })
    await expect.poll(() => isUsable(first)).toBe(true)
    const another = async (url: string) => {
      const node = await run({
        ...settings,
        DATABASE_REPLICA_URL: url,
        DATA_DIR: makeFolder(),
        METRICS_PORT: '0',
      })
      const { status } = await openClient(node.url).call(listProjects, search)
      return { status, ...(await measure(node)), log: node.stdout() + node.stderr() }
    }
    // One that accepts writes, another database of the same copy, and the copy of another installation.
    const wrong = [
      { url: primary.url, why: 'is no standby' },
      { url: replica.url.replace(/\/\w+$/, '/postgres'), why: 'has another database' },
    ]
    for (const { url, why } of wrong) {
      const answer = await another(url)
      expect(answer).toMatchObject({ status: 200, isUsable: false, replica: 0 })
      expect(answer.log).toContain(why)
    }
    const elsewhere = await servers.startStandby(await servers.startPrimary())
    expect(await another(elsewhere.url)).toMatchObject({ status: 200, isUsable: false, replica: 0 })

    replica.freeze()
    const visitor = openClient(first.url)
    for (let reads = 0; reads < 5; reads += 1)
      expect((await visitor.call(listProjects, search)).status).toBe(200)
    await expect.poll(() => isUsable(first)).toBe(false)
  })

  test('visitors are answered after the replica has become a primary', async () => {
    const { first, replica } = await startAll()
    await expect.poll(() => isUsable(first)).toBe(true)
    await replica.promote()
    await expect.poll(() => isUsable(first)).toBe(false)
    expect((await openClient(first.url).call(listProjects, search)).status).toBe(200)
    expect(first.stdout() + first.stderr()).toContain('is no standby')
  })
})

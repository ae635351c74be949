import { Client as Connection } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { saveProject } from '#contract/projects/saved-projects.ts'
import type { Metrics, ShedReason } from '#server/metrics/metrics.ts'
import { withoutLimits } from '#tests/support/checks/limits.ts'
import { formatSingleRequest, openRawSocket, statusOf } from '#tests/support/running/raw-connections.ts'
import { aProject, anOrganization, aVolunteer, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer, type TestServer } from '#tests/support/running/server.ts'

const noteIn = (shed: ShedReason[]): Metrics => ({
  watch: () => undefined,
  countShed: (reason) => shed.push(reason),
  render: async () => '',
})

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

/** True if the server left the page to the browser. */
const isShell = (text: unknown) => typeof text === 'string' && text.includes('<noscript>')

/** Locks a table, so that everything that needs it waits, until the returned function is called. */
async function lockTable(
  { database }: TestServer,
  table: 'projects' | 'applications',
): Promise<() => Promise<void>> {
  const connection = new Connection({ connectionString: database.url })
  await connection.connect()
  await connection.query(`begin; lock table ${table} in access exclusive mode`)
  let ending: Promise<void> | undefined
  const release = () => (ending ??= connection.end())
  onTestFinished(release)
  return release
}

describe('pages under load', () => {
  const shed: ShedReason[] = []
  const server = useServer({
    env: { PAGES_AT_ONCE: '1', REQUESTS_AT_ONCE: '64', REQUESTS_AT_ONCE_PER_CLIENT: '16' },
    metrics: noteIn(shed),
  })
  const ask = (from: string, word: string) =>
    openRawSocket(server.url, formatSingleRequest(`/browse?search=${word}`), from).closed

  test('pages above the rendering limit are left to the browser, while earlier ones still wait', async () => {
    const release = await lockTable(server, 'projects')
    const answered: string[] = []
    const pages = many(8, async (index) => answered.push(await ask('127.0.0.1', `garden${index}`)))
    // One page renders and four wait; the other three need nothing that is locked.
    await expect.poll(() => shed).toEqual(many(3, () => 'page_shell'))
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(3)
    expect(answered.slice(0, 3).map((text) => [statusOf(text), isShell(text)])).toEqual(
      many(3, () => [200, true]),
    )
    await release()
    await Promise.all(pages)
    expect(answered.map(statusOf)).toEqual(many(8, () => 200))
    expect(isShell(await ask('127.0.0.1', 'garden'))).toBe(false)
  })

  test('pages requested over 300 connections delay neither health checks nor other addresses', async () => {
    const release = await lockTable(server, 'projects')
    const before = shed.length
    const pages = many(300, (index) => ask(index % 2 ? '127.0.0.3' : '127.0.0.4', `meal${index}`))
    const live = await openRawSocket(server.url, formatSingleRequest('/health/live'), '127.0.0.3').closed
    const other = await openRawSocket(server.url, formatSingleRequest('/api/skills'), '127.0.0.5').closed
    expect([statusOf(live), statusOf(other)]).toEqual([200, 404])
    await expect.poll(() => shed.length - before).toBeGreaterThanOrEqual(291)
    await release()
    const statuses = new Set((await Promise.all(pages)).map(statusOf))
    // A slow process reads many of them together, and then refuses those above the waiting limit.
    expect([...statuses].filter((status) => status !== 429)).toEqual([200])
  })

  test('pages and calls of one address above its waiting limit are refused, and all others are answered', async () => {
    const release = await lockTable(server, 'projects')
    const before = shed.filter((reason) => reason === 'client_queue').length
    const calls = many(
      230,
      (index) =>
        openRawSocket(server.url, formatSingleRequest(`/api/projects?search=held${index}`), '127.0.0.6')
          .closed,
    )
    // At most sixteen run and 200 wait.
    const countRefused = () => shed.filter((reason) => reason === 'client_queue').length - before
    await expect.poll(countRefused).toBeGreaterThanOrEqual(14)
    const health = await openRawSocket(server.url, formatSingleRequest('/health/live'), '127.0.0.6').closed
    expect(statusOf(health)).toBe(200)
    await release()
    const answers = await Promise.all(calls)
    expect(countStatuses(answers.map((text) => ({ status: statusOf(text) })))[429]).toBe(countRefused())
    expect(answers.find((text) => statusOf(text) === 429)).toMatch(/\r\nretry-after: 1\r\n/i)
  })
})

describe('while the event loop is delayed', () => {
  let late = 0
  const shed: ShedReason[] = []
  const server = useServer({
    env: { SHELL_ABOVE_MS: '200', REFUSE_ABOVE_MS: '1000' },
    metrics: noteIn(shed),
    loopDelay: () => late,
  })

  test('with a short delay, browsers render the pages and everything else works as usual', async () => {
    const client = server.openClient()
    late = 200
    expect(isShell((await client.get('/')).body)).toBe(false)
    late = 201
    const page = await client.get('/')
    expect([page.status, isShell(page.body)]).toEqual([200, true])
    expect(shed).toEqual(['page_shell'])
    expect((await client.get('/api/projects')).status).toBe(200)
  })

  test('with a long delay, everything is refused with 503 and Retry-After except health checks and writes of signed-in people', async () => {
    late = 0
    const { client } = await aVolunteer(server)
    expect((await client.get('/api/user')).status).toBe(200)
    const { id } = await aProject(await anOrganization(server))
    late = 1001
    for (const path of ['/', '/api/projects', '/api/user', '/favicon.svg']) {
      const { status, headers } = await client.get(path)
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
    }
    expect(shed.at(-1)).toBe('late_event_loop')
    expect((await server.openClient().post('/api/login', {})).status).toBe(503)
    expect((await client.get('/health/live')).status).toBe(200)
    expect((await client.get('/health/ready')).status).toBe(200)
    expect((await client.call(saveProject, { params: { id } })).status).toBe(200)
    late = 0
    expect((await client.get('/api/user')).status).toBe(200)
  })
})

describe('simultaneous writes of one account', () => {
  const shed: ShedReason[] = []
  const env = { WRITES_AT_ONCE_PER_ACCOUNT: '4', REQUESTS_AT_ONCE: '64', REQUESTS_AT_ONCE_PER_CLIENT: '16' }
  const server = useServer({ env, metrics: noteIn(shed) })
  // A process that has not seen the session before.
  const second = useSecondApp(server, { ...withoutLimits, ...env })

  type Person = Awaited<ReturnType<typeof aVolunteer>>
  const writeApplication = ({ client }: Person, projectId: string) => ({
    body: JSON.stringify({ projectId, coverLetter: 'I can help.' }),
    headers: { 'content-type': 'application/json', cookie: `sid=${client.cookies.get('sid')}` },
  })
  const apply = async (url: string, person: Person, projectId: string) => {
    const written = writeApplication(person, projectId)
    const answer = await openClient(url).send(applyToProject.path, { method: 'POST', ...written })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  const applyFromElsewhere = async (url: string, person: Person, projectId: string) => {
    const { body, headers } = writeApplication(person, projectId)
    const sent = { ...headers, 'content-length': String(body.length), connection: 'close' }
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
    const head = [`POST ${applyToProject.path} HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n')
    return statusOf(await openRawSocket(url, `${head}${body}`, '127.0.0.5').closed)
  }

  test.each(['a process that knows the session', 'one that does not'])(
    'simultaneous writes by %s are answered with 2xx, 409 or 429, never with 503, however many there are',
    async (about) => {
      const url = about.startsWith('one') ? second.url : server.url
      const [eager, other] = [await aVolunteer(server), await aVolunteer(server)]
      const { id } = await aProject(await anOrganization(server))
      const sent = many(300, () => apply(url, eager, id))
      // From another address: until a process knows the sessions, those of one address share its limit.
      const theirs = await applyFromElsewhere(url, other, id)
      const answers = await Promise.all(sent)
      const { 201: made, 409: known = 0, 429: refused = 0, ...others } = countStatuses(answers)
      expect([made, known + refused, others]).toEqual([1, 299, {}])
      expect(refused).toBeGreaterThan(0)
      const isNotified = ({ status, retryAfter }: (typeof answers)[number]) =>
        (status === 429) === (retryAfter === '1')
      expect(answers.every(isNotified)).toBe(true)
      expect(theirs).toBe(201)
    },
  )

  test('simultaneous writes take at most four database connections, and twenty more wait without one', async () => {
    const [eager, other] = [await aVolunteer(server), await aVolunteer(server)]
    const owner = await anOrganization(server)
    // Applying locks a project, and saving it would wait for that.
    const [{ id }, { id: otherId }] = [await aProject(owner), await aProject(owner)]
    expect((await eager.client.get('/api/user')).status).toBe(200)
    const { pool } = server.database
    // Opens all five connections of the tests' pool first: on a busy machine, opening one takes longer than a request
    // may wait.
    await Promise.all(many(5, () => pool.query('select pg_sleep(0.1)')))
    const before = shed.length
    const release = await lockTable(server, 'applications')
    const sent = many(60, () => apply(server.url, eager, id))
    await expect.poll(() => shed.length - before).toBeGreaterThanOrEqual(36)
    expect(pool.waitingCount).toBe(0)
    expect((await other.client.call(saveProject, { params: { id: otherId } })).status).toBe(200)
    await release()
    const statuses = Object.keys(countStatuses(await Promise.all(sent)))
    expect(statuses).toContain('429')
  })
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { createUsedDataFolder, postmasterOf, readiness, run, signalServer, socketOf } from './process.ts'

const clients = 50
const rounds = 8

/** Fills the backlog of a server that accepts no connection, until the system refuses the next; returns the error. */
async function fillBacklog(socket: string): Promise<{ queued: Socket[]; refusal: unknown }> {
  const queued: Socket[] = []
  for (;;) {
    const next = connect(socket)
    const refusal: unknown = await once(next, 'connect').then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal !== null) return { queued, refusal }
    queued.push(next.on('error', () => undefined))
  }
}

test('R3 while the database hangs and its connection queue is full, everyone gets 503 and no one 500', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const server = { openClient: () => openClient(product.url) }
  const { id } = await aProject(await anOrganization(server))
  const people = await Promise.all(Array.from({ length: clients }, () => aVolunteer(server)))
  const strangers = server.openClient()
  const calls: { path: string; method: string; body?: object; headers?: Record<string, string> }[] = [
    { path: '/api/projects', method: 'GET' },
    { path: `/api/projects/${id}`, method: 'GET' },
    { path: '/api/my-applications', method: 'GET' },
    {
      path: '/api/applications',
      method: 'POST',
      body: { projectId: id, coverLetter: 'I would like to help.' },
    },
    { path: '/api/live', method: 'GET', headers: { accept: 'text/event-stream' } },
    { path: '/dashboard', method: 'GET' },
    { path: '/api/login', method: 'POST', body: { email: 'a@example.org', password: 'wrong password' } },
    { path: '/health/ready', method: 'GET' },
  ]
  const socket = socketOf(folder)
  const postmaster = postmasterOf(folder)
  signalServer(postmaster, 'SIGSTOP')
  onTestFinished(() => signalServer(postmaster, 'SIGCONT'))
  const { queued, refusal } = await fillBacklog(socket)
  // Linux reports EAGAIN, other systems may differ.
  expect(refusal).toMatchObject({
    syscall: 'connect',
    code: expect.stringMatching(/^(EAGAIN|ECONNREFUSED)$/),
  })
  const answers: { call: string; status: number; retryAfter: string | null; took: number }[] = []
  const ask = async ({ client }: (typeof people)[number], turn: number) => {
    for (let at = turn; at < turn + rounds; at += 1) {
      const call = calls[at % calls.length]
      if (!call) throw new Error('there are calls')
      const { path, method, body, headers } = call
      const took = startStopwatch()
      const requester = path === '/api/login' ? strangers : client
      const response = await requester.send(path, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      await response.arrayBuffer()
      const { status } = response
      answers.push({
        call: path,
        status,
        retryAfter: response.headers.get('retry-after'),
        took: took(),
      })
    }
  }
  await Promise.all(people.map(ask))
  for (const each of queued) each.destroy()
  signalServer(postmaster, 'SIGCONT')
  const back = startStopwatch()
  await expect.poll(() => readiness(product.url)).toBe(200)
  reportMeasurement({
    name: 'R3',
    about: 'back after the database went on',
    values: [back()],
    unit: 's',
    most: 5,
  })
  const refused = ({ status, retryAfter }: (typeof answers)[number]) =>
    status === 503 && Number(retryAfter) > 0
  expect(answers.filter((answer) => !refused(answer))).toEqual([])
  const times = answers.map(({ took }) => took).toSorted((a, b) => a - b)
  const about = `p99 of ${answers.length} answers to ${clients} people while the queue of connections is full`
  reportMeasurement({
    name: 'R3',
    about,
    values: [times[Math.floor(times.length * 0.99)] ?? 0],
    unit: 's',
    most: 5,
  })
  reportMeasurement({
    name: 'R3',
    about: 'the slowest of them',
    values: [times.at(-1) ?? 0],
    unit: 's',
    most: 5,
  })
  expect((await people[0]?.client.get('/api/my-applications'))?.status).toBe(200)
})

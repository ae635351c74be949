import { expect, test } from 'vitest'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { removeOldKeys } from './idempotency-queries.ts'

let time = Date.now()
const server = useServer({ now: () => new Date(time) })

const send = async (client: Client, key: string, { path, body }: { path: string; body: object }) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const response = await client.send(path, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: response.status, body: await response.json() }
}

const count = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rowCount

async function createApplicationCall() {
  const project = await aProject(await anOrganization(server))
  const { client, id } = await aVolunteer(server)
  return {
    client,
    id,
    call: { path: '/api/applications', body: { projectId: project.id, message: 'I can help.' } },
  }
}

test('R8 repeating a write with its key has one effect, and returns the same status and body', async () => {
  const { client, id, call } = await createApplicationCall()
  const first = await send(client, 'key-1', call)
  expect(first.status).toBe(201)
  expect(await send(client, 'key-1', call)).toEqual(first)
  expect(await count('select 1 from applications where volunteer_id = $1', id)).toBe(1)
  expect(await count("select 1 from facts where actor_id = $1 and type = 'application.received'", id)).toBe(1)
  const owner = await anOrganization(server)
  const project = { path: '/api/projects', body: projectForm({ title: 'Sent twice' }) }
  const made = await send(owner.client, 'key-1', project)
  expect([made.status, await send(owner.client, 'key-1', project)]).toEqual([201, made])
  expect(await count("select 1 from projects where title = 'Sent twice'")).toBe(1)
})

test('R8 ten simultaneous writes with the same key have one effect and ten equal answers', async () => {
  const { client, id, call } = await createApplicationCall()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(client, 'at-once', call)))
  const replayed = startStopwatch()
  expect((await send(client, 'at-once', call)).status).toBe(201)
  reportMeasurement({
    name: 'R8',
    about: 'until a write sent again is answered',
    values: [replayed()],
    unit: 's',
  })
  expect(countStatuses(answers)).toEqual({ 201: 10 })
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const effects = await count('select 1 from applications where volunteer_id = $1', id)
  expect(effects).toBe(1)
  reportMeasurement({
    name: 'R8',
    about: 'effects of eleven writes with one key',
    values: [effects ?? 0],
    most: 1,
  })
})

test('R8 repeating a request recovers from a connection that was cut after sending it', async () => {
  const { client, id, call } = await createApplicationCall()
  const cut = new AbortController()
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'cut' }
  const lost = client
    .send(call.path, { method: 'POST', body: JSON.stringify(call.body), headers, signal: cut.signal })
    .catch(() => 'lost')
  setImmediate(() => cut.abort())
  await lost
  expect((await send(client, 'cut', call)).status).toBe(201)
  expect(await count('select 1 from applications where volunteer_id = $1', id)).toBe(1)
})

test('R8 a key that was used for another request is refused with 422', async () => {
  const { client, call } = await createApplicationCall()
  await send(client, 'mine', call)
  const other = { ...call, body: { ...call.body, message: 'Another letter.' } }
  expect(await send(client, 'mine', other)).toEqual({
    status: 422,
    body: { message: 'This Idempotency-Key was already used for another request', code: 'key_reused' },
  })
  expect((await send(client, ' ', call)).status).toBe(422)
  expect((await send(client, 'x'.repeat(256), call)).status).toBe(422)
})

test('R8 a key belongs to one person and lasts a day, and a refused write does not use it up', async () => {
  const { client, id, call } = await createApplicationCall()
  const other = await aVolunteer(server)
  expect((await send(client, 'shared', { ...call, body: {} })).status).toBe(422)
  expect((await send(client, 'shared', call)).status).toBe(201)
  expect((await send(other.client, 'shared', call)).body).toMatchObject({ volunteerId: other.id })
  time += 86_400_000
  expect((await send(client, 'shared', call)).status).toBe(201)
  time += 1
  expect((await send(client, 'shared', call)).status).toBe(409)
  await removeOldKeys(server.database.db, new Date(time))
  expect(await count('select 1 from idempotency_keys where user_id = $1', id)).toBe(0)
})

import { describe, expect, test } from 'vitest'
import { aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import { describeError } from './request-log.ts'

const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
const server = useServer({ env: { LOG_LEVEL: 'trace' }, logTo })
const trusting = useServer({ env: { LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.0/8 ::1' } })

const uuid = /^[0-9a-f-]{36}$/
const given = { 'x-request-id': 'from-outside-1' }

describe('every response has its own request id', () => {
  test.each([
    '/',
    '/api/user',
    '/api/nothing',
    '/health/live',
    '/health/ready',
    '/api/%',
    '/api/projects?cursor=x',
  ])('a response has its own request id (%s)', async (path) => {
    const ids = await Promise.all(
      [1, 2].map(async () =>
        (await server.openClient().send(path, { headers: given })).headers.get('x-request-id'),
      ),
    )
    for (const id of ids) expect(id).toMatch(uuid)
    expect(ids[0]).not.toBe(ids[1])
  })

  test('a response has the id of a trusted proxy if that is well-formed', async () => {
    const ask = async (id: string) =>
      (await openClient(trusting.url).send('/health/live', { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      )
    expect(await ask('from-the-proxy-1')).toBe('from-the-proxy-1')
    for (const id of ['short', 'x'.repeat(65), 'a b c d e f g h', '"quoted-quoted"'])
      expect(await ask(id)).toMatch(uuid)
  })
})

test('S16 a failure reveals no internals, and its id leads to the reason in the log', async () => {
  const { pool } = server.database
  await pool.query('alter table projects rename to hidden')
  try {
    const response = await server.openClient().send('/api/projects?search=whisper', {})
    const id = response.headers.get('x-request-id')
    expect(response.status).toBe(500)
    expect(Object.keys(await response.json())).toEqual(['message', 'code'])
    const logged = lines.filter((line) => line.includes(String(id)))
    expect(logged.some((line) => /"level":50.*request failed/.test(line) && line.includes('42P01'))).toBe(
      true,
    )
    expect(logged.join('')).not.toContain('whisper')
  } finally {
    await pool.query('alter table hidden rename to projects')
  }
})

test('S16 even the most verbose log contains no password, token, cookie or personal address', async () => {
  const secrets = { password: 'a very secret passage', email: 'canary@example.org', lastName: 'Canaryname' }
  const { client } = await aVolunteer(server, secrets)
  const [token = ''] = [...client.cookies.values()]
  await client.post('/api/register', registrationForm(secrets))
  await client.post('/api/login', { email: secrets.email, password: 'a wrong secret passage' })
  await client.send('/api/user?token=secret-in-a-query', {
    headers: { authorization: 'Bearer secret-in-a-header' },
  })
  await client.post('/api/logout')
  const log = lines.join('')
  expect(log).toContain('/api/register')
  expect(lines.every((line) => Object.hasOwn(JSON.parse(line), 'level'))).toBe(true)
  for (const secret of [...Object.values(secrets), 'secret passage', token, 'secret-in', '$argon2']) {
    expect(log).not.toContain(secret)
  }
})

test('every log line is separate JSON with its time in UTC, also for input with line breaks', async () => {
  const before = lines.length
  await server
    .openClient()
    .send('/api/nothing?x=%0A%7B%22level%22%3A60%7D', { headers: { 'user-agent': 'a\tb' } })
  const written = lines.slice(before)
  expect(written.length).toBeGreaterThan(0)
  for (const line of written) {
    expect(line.indexOf('\n')).toBe(line.length - 1)
    expect(JSON.parse(line)).toMatchObject({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
  }
})

test('an error is logged with its location, without the values of its statement', () => {
  const cause = Object.assign(new Error('duplicate key: Key (email)=(canary@example.org) "canary"'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_unique',
    detail: 'Key (email)=(canary@example.org) already exists.',
  })
  const error = Object.assign(new Error('Failed query: insert\nparams: canary', { cause }), {
    query: 'insert into users values ($1)',
    params: ['canary'],
  })
  const text = JSON.stringify(describeError(error))
  expect(text).toContain('insert into users values ($1)')
  expect(text).toContain('users_email_unique')
  expect(text).not.toContain('canary')
  expect(describeError('canary')).toEqual({ type: 'string' })
})

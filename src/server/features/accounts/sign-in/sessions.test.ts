import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callerHeader } from '#contract/page.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'
import { removeExpiredSessions } from './session-queries.ts'

const day = 86_400_000
const start = new Date('2026-03-01T12:00:00.000Z').getTime()
let time = start
const server = useServer({ now: () => new Date(time) })
const https = useServer({ env: { PUBLIC_URL: 'https://volunteers.example.org' } })

const { rows } = server
const sessionsOf = (userId: string) =>
  rows('select * from sessions where user_id = $1 order by created_at', userId)
const tokenOf = (client: Client) => client.cookies.get('sid') ?? ''
const statusWith = async (token: string) => {
  const response = await openClient(server.url).send('/api/user', { headers: { cookie: `sid=${token}` } })
  return response.status
}
const signIn = async (client: Client, { email, password }: { email: string; password: string }) =>
  client.post('/api/login', { email, password })

describe('S10 the session', () => {
  test('has a cookie of 43 characters that scripts cannot read, for thirty days', async () => {
    const { client, email, password } = await aVolunteer(server)
    const { headers } = await signIn(client, { email, password })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('has a __Host- cookie, sent over https only, if the address is https', async () => {
    const { client, email, password } = await aVolunteer(https)
    const { headers } = await signIn(client, { email, password })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-sid=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect((await client.get('/api/user')).status).toBe(200)
    const ended = await client.post('/api/logout')
    // With Secure, a browser would reject the cookie over http.
    expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sid=;.*Path=\/.*Secure/)])
  })

  test('takes no writes from the page of someone else, who was signed in there before', async () => {
    const [before, after] = [await aVolunteer(server), await aVolunteer(server)]
    const rename = (caller: string) =>
      after.client.send('/api/account', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', [callerHeader]: caller },
        body: JSON.stringify({ firstName: 'Amara', lastName: 'Okafor' }),
      })
    const refused = await rename(before.id)
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'unauthorized' }])
    // The session stays theirs, for what they do on a page of their own.
    expect((await after.client.get('/api/user')).body).not.toMatchObject({ firstName: 'Amara' })
    expect((await rename(after.id)).status).toBe(200)
    const login = await after.client.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [callerHeader]: before.id },
      body: JSON.stringify({ email: before.email, password: before.password }),
    })
    expect(login.status).toBe(200)
  })

  test('is stored as a hash, and its token is stored nowhere', async () => {
    const { client, id } = await aVolunteer(server)
    const token = tokenOf(client)
    const [session] = await sessionsOf(id)
    expect(session.token_hash).toEqual(createHash('sha256').update(token).digest())
    const raw = Buffer.from(token, 'base64url').toString('hex')
    const tables = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    for (const { name } of tables) {
      const found = await rows(`select 1 from "${name}" t where t::text like any($1)`, [
        `%${token}%`,
        `%${raw}%`,
      ])
      expect([name, found]).toEqual([name, []])
    }
  })

  test('stores the network and the browser, but not the full address', async () => {
    const { id } = await aVolunteer(server)
    const [session] = await sessionsOf(id)
    expect(session).toMatchObject({ ip_prefix: '127.0.0.0/24' })
  })

  test('ends after seven days without use, and continues while it is used', async () => {
    const { client } = await aVolunteer(server)
    time += 7 * day - 1000
    expect((await client.get('/api/user')).status).toBe(200)
    time += 7 * day - 1000
    expect((await client.get('/api/user')).status).toBe(200)
    time += 7 * day
    expect((await client.get('/api/user')).status).toBe(401)
  })

  test('ends after thirty days even if it is used', async () => {
    const { client } = await aVolunteer(server)
    for (let days = 0; days < 29; days += 1) {
      time += day
      expect((await client.get('/api/user')).status).toBe(200)
    }
    time += day - 1
    expect((await client.get('/api/user')).status).toBe(200)
    time += 1
    expect((await client.get('/api/user')).status).toBe(401)
  })

  test('is updated at most once a minute', async () => {
    const { client, id } = await aVolunteer(server)
    const seen = async () => (await sessionsOf(id))[0].last_seen_at.getTime() - begin
    const begin = time
    time += 60_000
    await client.get('/api/user')
    expect(await seen()).toBe(0)
    time += 1
    await client.get('/api/user')
    expect(await seen()).toBe(60_001)
  })

  test('is one of at most twenty: the person’s oldest ones end, and no one else’s', async () => {
    const person = await aVolunteer(server)
    const other = await aVolunteer(server)
    const clients: Client[] = [person.client]
    for (let index = 0; index < 21; index += 1) {
      time += 1000
      const client = server.openClient()
      await signIn(client, person)
      clients.push(client)
    }
    expect(await sessionsOf(person.id)).toHaveLength(20)
    const statuses = await Promise.all(clients.map((client) => statusWith(tokenOf(client))))
    expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)])
    expect(await statusWith(tokenOf(other.client))).toBe(200)
  })

  test('is deleted once it has expired', async () => {
    const ended = await aVolunteer(server)
    time += 8 * day
    const fresh = await aVolunteer(server)
    await removeExpiredSessions(server.database.db, new Date(time))
    expect([await sessionsOf(ended.id), (await sessionsOf(fresh.id)).length]).toEqual([[], 1])
  })

  test('stops working once its account is disabled', async () => {
    const { client, id } = await aVolunteer(server)
    await rows('update users set disabled_at = now() where id = $1', id)
    expect((await client.get('/api/user')).status).toBe(401)
  })
})

describe('S10 signing out', () => {
  test('ends the session, clears the cookie and the cache, and keeps the browser’s storage', async () => {
    const { client, id } = await aVolunteer(server)
    const token = tokenOf(client)
    const { status, headers } = await client.post('/api/logout')
    expect(status).toBe(200)
    expect([...client.cookies.keys()]).toEqual(['dev'])
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(await statusWith(token)).toBe(401)
    expect(await sessionsOf(id)).toEqual([])
  })

  test('leaves the sessions of other browsers', async () => {
    const person = await aVolunteer(server)
    const other = server.openClient()
    await signIn(other, person)
    await person.client.post('/api/logout')
    expect((await other.get('/api/user')).status).toBe(200)
  })

  test('succeeds for someone who is already signed out', async () => {
    expect((await server.openClient().post('/api/logout')).status).toBe(200)
  })
})

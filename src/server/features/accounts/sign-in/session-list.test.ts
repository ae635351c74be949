import { describe, expect, test } from 'vitest'
import { endAllSessions, endOtherSessions, endSession, listSessions } from '#contract/accounts/settings.ts'
import { z } from '#contract/zod.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

let ahead = 0
const server = useServer({ now: () => new Date(Date.now() + ahead) })

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
}
async function signInFrom({ email, password }: Person, agent: string): Promise<Client> {
  const client = server.openClient()
  const response = await client.send('/api/login', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'user-agent': agent },
  })
  expect(response.status).toBe(200)
  return client
}
const list = async (client: Client) => expectSuccess(await client.call(listSessions, {}))
const isSignedIn = async (client: Client) => (await client.get('/api/user')).status === 200

describe('the list of sessions', () => {
  test('shows the current one first, each with its browser, system, network and last use', async () => {
    const person = await aVolunteer(server)
    ahead += 1000
    const phone = await signInFrom(person, agents.iphone)
    ahead += 1000
    const firefox = await signInFrom(person, agents.firefox)
    ahead += 120_000
    await phone.get('/api/user')
    const seen = await list(firefox)
    expect(seen).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        browser: 'Firefox',
        system: 'Windows',
        network: '127.0.0.0/24',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
      expect.objectContaining({ isCurrent: false, browser: 'Safari', system: 'iPhone' }),
      expect.objectContaining({ isCurrent: false, browser: null, system: null }),
    ])
    expect((await list(phone)).map(({ isCurrent, system }) => [isCurrent, system])).toEqual([
      [true, 'iPhone'],
      [false, 'Windows'],
      [false, null],
    ])
  })

  test('leaves out expired sessions', async () => {
    const person = await aVolunteer(server)
    ahead += 8 * 86_400_000
    const client = await signInFrom(person, agents.firefox)
    expect(await list(client)).toHaveLength(1)
  })

  test('contains IDs that grant no access: none is a token or its hash', async () => {
    const { client } = await aVolunteer(server)
    const [session] = await list(client)
    expect(z.uuid().safeParse(session?.id).success).toBe(true)
    const { rows } = await server.database.pool.query<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from sessions",
    )
    const plain = session?.id.replaceAll('-', '') ?? ''
    expect(rows.filter(({ hash }) => hash.includes(plain))).toEqual([])
  })
})

describe('ending sessions', () => {
  test('ends one session, which is then signed out, and no other', async () => {
    const person = await aVolunteer(server)
    const phone = await signInFrom(person, agents.iphone)
    const other = (await list(person.client)).find(({ isCurrent }) => !isCurrent)
    const id = other?.id ?? ''
    expect((await person.client.call(endSession, { params: { id } })).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(person.client)]).toEqual([false, true])
    const again = await person.client.call(endSession, { params: { id } })
    expect([again.status, again.body]).toEqual([
      404,
      { message: 'Session not found', code: 'session_not_found' },
    ])
  })

  test('returns 404 for someone else’s session', async () => {
    const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
    const [theirs] = await list(other.client)
    expect((await one.client.call(endSession, { params: { id: theirs?.id ?? '' } })).status).toBe(404)
    expect(await isSignedIn(other.client)).toBe(true)
  })

  test('ends all others and keeps the current one', async () => {
    const person = await aVolunteer(server)
    const others = [await signInFrom(person, agents.iphone), await signInFrom(person, agents.firefox)]
    const stranger = await aVolunteer(server)
    expect((await person.client.call(endOtherSessions, {})).status).toBe(200)
    expect(await Promise.all([person.client, stranger.client, ...others].map(isSignedIn))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('ends all including the current one, clears the cookie and cache, and keeps the browser recognized', async () => {
    const person = await aVolunteer(server)
    const phone = await signInFrom(person, agents.iphone)
    const { status, headers } = await person.client.call(endAllSessions, {})
    expect([status, headers.get('clear-site-data')]).toEqual([200, '"cache"'])
    expect([...person.client.cookies.keys()]).toEqual(['dev'])
    expect(await isSignedIn(phone)).toBe(false)
    const { body } = await phone.get('/api/account/sessions')
    expect(body).toEqual({ message: 'Unauthorized', code: 'unauthorized' })
  })
})

import { describe, expect, test } from 'vitest'
import { inBatches } from '#tests/support/checks/limits.ts'
import { countStatuses, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const proxied = { TRUST_PROXY: '127.0.0.1', SECRETS: `v1:${'k'.repeat(32)}` }
// The defaults of a new installation; only the proxy and the key are set.
const server = useServer({ env: proxied, hasLimits: true })

let addressCount = 0
/** An address that has not been used before. */
const aNetwork = () => {
  addressCount += 1
  return `198.51.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`
}

const post = async (client: Client, path: string, { body, from }: { body: object; from: string }) => {
  const response = await client.send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** A wrong password from a browser that is new to every account. */
const guess = (email: string, from: string) =>
  post(server.openClient(), '/api/login', { body: { email, password: 'wrong' }, from })

/** Moves the limits' time forward. */
const advanceClock = (seconds: number) =>
  server.database.pool.query("update rate_limit set tat = tat - $1 * interval '1 s'", [seconds])

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

async function registerPerson(form: object = {}) {
  const client = server.openClient()
  const written = registrationForm(form)
  const { status } = await post(client, '/api/register', { body: written, from: aNetwork() })
  expect(status).toBe(201)
  return { client, email: written.email, password: written.password }
}

describe('the default email limits', () => {
  test('an address gets two emails with a link an hour and a burst of five a day, with or without an account', async () => {
    const { email } = await registerPerson()
    for (const address of [email, 'nobody-there@example.org']) {
      const forget = () =>
        post(server.openClient(), '/api/password/forgot', { body: { email: address }, from: aNetwork() })
      const answers = [await forget(), await forget(), await forget()]
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 429])
      expect(answers[2]?.body).toEqual({
        message: 'Too many requests. Please try again in 30 minutes.',
        code: 'too_many_requests',
      })
      await advanceClock(3600)
      expect([(await forget()).status, (await forget()).status]).toEqual([202, 202])
      await advanceClock(3600)
      expect([(await forget()).status, (await forget()).status]).toEqual([202, 429])
    }
  })

  test('one network can request twenty emails with a link an hour, without affecting its neighbors', async () => {
    const ask = (index: number, from: string) =>
      post(server.openClient(), '/api/password/forgot', {
        body: { email: `letter${index}@example.org` },
        from,
      })
    const from = aNetwork()
    const answers = await inBatches(many(24), (index) => ask(index, from))
    expect(countStatuses(answers)).toEqual({ 202: 20, 429: 4 })
    expect((await ask(99, aNetwork())).status).toBe(202)
  })

  test('one person can send twenty invitations an hour from anywhere, without affecting their colleague', async () => {
    const [owner, other] = [
      await registerPerson({ userType: 'organization' }),
      await registerPerson({ userType: 'organization' }),
    ]
    const invite = async ({ client }: { client: Client }, index: number) => {
      const { body } = await client.get('/api/user')
      const path = `/api/organizations/${body['organizations'][0].id}/invitations`
      const invited = { email: `guest${index}@example.org`, role: 'manager' }
      return post(client, path, { body: invited, from: aNetwork() })
    }
    const answers = await inBatches(many(23), (index) => invite(owner, index))
    expect(countStatuses(answers)).toEqual({ 202: 20, 429: 3 })
    expect((await invite(other, 99)).status).toBe(202)
  })

  test('guessing the password when changing it is limited like guessing at sign-in', async () => {
    const { client, email } = await registerPerson()
    const stolen = server.openClient()
    const cookie = `sid=${client.cookies.get('sid') ?? ''}`
    const guessed = await Promise.all(
      many(14).map(async (index) => {
        const body = { currentPassword: `wrong ${index}`, password: 'the password of a thief' }
        const response = await stolen.send('/api/account/password', {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-forwarded-for': aNetwork(), cookie },
        })
        return { status: response.status }
      }),
    )
    expect(countStatuses(guessed)).toEqual({ 422: 10, 429: 4 })
    expect((await guess(email, aNetwork())).status).toBe(429)
  })
})

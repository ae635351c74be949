import { describe, expect, test } from 'vitest'
import { inBatches, nextAddress } from '#tests/support/checks/limits.ts'
import { countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { advanceBuckets, postFrom, proxied, registerPerson } from '#tests/support/calls/limited-calls.ts'

const server = useServer({ env: proxied, hasLimits: true })

/** A wrong password from a browser that is new to every account. */
const guess = (email: string, from: string) =>
  postFrom(server.openClient(), '/api/login', { body: { email, password: 'wrong' }, from })

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the default email limits', () => {
  test('an address gets two emails with a link an hour and a burst of five a day, with or without an account', async () => {
    const { email } = await registerPerson(server)
    for (const address of [email, 'nobody-there@example.org']) {
      const forget = () =>
        postFrom(server.openClient(), '/api/password/forgot', {
          body: { email: address },
          from: nextAddress(),
        })
      const answers = [await forget(), await forget(), await forget()]
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 429])
      expect(answers[2]?.body).toEqual({
        message: 'Too many requests. Please try again in 30 minutes.',
        code: 'too_many_requests',
      })
      await advanceBuckets(server, 3600)
      expect([(await forget()).status, (await forget()).status]).toEqual([202, 202])
      await advanceBuckets(server, 3600)
      expect([(await forget()).status, (await forget()).status]).toEqual([202, 429])
    }
  })

  test('one network can request twenty emails with a link an hour, without affecting its neighbors', async () => {
    const ask = (index: number, from: string) =>
      postFrom(server.openClient(), '/api/password/forgot', {
        body: { email: `letter${index}@example.org` },
        from,
      })
    const from = nextAddress()
    const answers = await inBatches(many(24), (index) => ask(index, from))
    expect(countStatuses(answers)).toEqual({ 202: 20, 429: 4 })
    expect((await ask(99, nextAddress())).status).toBe(202)
  })

  test('one person can send twenty invitations an hour from anywhere, without affecting their colleague', async () => {
    const [owner, other] = [
      await registerPerson(server, { userType: 'organization' }),
      await registerPerson(server, { userType: 'organization' }),
    ]
    const invite = async ({ client }: { client: Client }, index: number) => {
      const { body } = await client.get('/api/user')
      const path = `/api/organizations/${body['organizations'][0].id}/invitations`
      const invited = { email: `guest${index}@example.org`, role: 'manager' }
      return postFrom(client, path, { body: invited, from: nextAddress() })
    }
    const answers = await inBatches(many(23), (index) => invite(owner, index))
    expect(countStatuses(answers)).toEqual({ 202: 20, 429: 3 })
    expect((await invite(other, 99)).status).toBe(202)
  })

  test('guessing the password when changing it is limited like guessing at sign-in', async () => {
    const { client, email } = await registerPerson(server)
    const stolen = server.openClient()
    const cookie = `sid=${client.cookies.get('sid') ?? ''}`
    const guessed = await Promise.all(
      many(14).map(async (index) => {
        const body = { currentPassword: `wrong ${index}`, password: 'the password of a thief' }
        const response = await stolen.send('/api/account/password', {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress(), cookie },
        })
        return { status: response.status }
      }),
    )
    expect(countStatuses(guessed)).toEqual({ 422: 10, 429: 4 })
    expect((await guess(email, nextAddress())).status).toBe(429)
  })
})

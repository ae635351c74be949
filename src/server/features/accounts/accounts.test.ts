import { describe, expect, test } from 'vitest'
import { insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { leave, leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import {
  anOrganization,
  aVolunteer,
  insertOrganization,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()

const { rows } = server
const suspendPerson = async (id: string) => {
  await rows('update users set disabled_at = coalesce(disabled_at, now()) where id = $1', id)
  await rows("insert into user_suspensions (user_id, reason) values ($1, 'Spam')", id)
}
const tokenOf = (client: Client) => client.cookies.get('sid') ?? ''
const statusWith = async (token: string) => {
  const response = await openClient(server.url).send('/api/user', { headers: { cookie: `sid=${token}` } })
  return response.status
}
const signIn = async (client: Client, { email, password }: { email: string; password: string }) =>
  client.post('/api/login', { email, password })

describe('S10 S12 signing in', () => {
  test('signing in returns the person with 200, ignoring the case of the address', async () => {
    const person = await anOrganization(server)
    const client = server.openClient()
    const answer = await signIn(client, { ...person, email: ` ${person.email.toUpperCase()} ` })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(person.user)
    expect((await client.get('/api/user')).body).toEqual(person.user)
  })

  test('every failed sign-in gets the same response, whatever is wrong', async () => {
    const { email, password } = await aVolunteer(server)
    const suspended = await aVolunteer(server)
    await rows('update users set disabled_at = now() where id = $1', suspended.id)
    const wrong = [
      { email, password: 'not the password' },
      { email, password: password.toUpperCase() },
      { email, password: `${password} ` },
      { email: 'nobody@example.org', password },
      { email: 'no address', password },
      { email: "' or '1'='1", password },
      { email: suspended.email, password: 'not the password' },
    ]
    for (const credentials of wrong) {
      const client = server.openClient()
      const { status, body } = await signIn(client, credentials)
      expect({ credentials, status, body }).toEqual({
        credentials,
        status: 401,
        body: { message: 'Invalid email or password', code: 'invalid_credentials' },
      })
      expect(client.cookies.size).toBe(0)
    }
  })

  test('only someone who knows the password of a suspended account learns that it is suspended', async () => {
    const suspended = await aVolunteer(server)
    await rows('update users set disabled_at = now() where id = $1', suspended.id)
    const client = server.openClient()
    expect(await signIn(client, suspended)).toMatchObject({
      status: 401,
      body: { code: 'account_suspended', message: expect.stringContaining('has a link to appeal') },
    })
    expect(client.cookies.size).toBe(0)
    expect(await signIn(client, { ...suspended, password: 'not the password' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    })
  })

  test('a suspended account says so before it asks for a code, also if its deletion was asked for before', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    await suspendPerson(person.id)
    const secured = await aVolunteer(server)
    await insertSecondFactor(server, secured.id)
    await suspendPerson(secured.id)
    for (const suspended of [person, secured]) {
      const client = server.openClient()
      expect(await signIn(client, suspended)).toMatchObject({
        status: 401,
        body: { code: 'account_suspended' },
      })
      expect(await signIn(client, { ...suspended, password: 'not the password' })).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
      expect(client.cookies.size).toBe(0)
    }
  })

  test('an account that is being deleted or was deleted is never called suspended', async () => {
    const leaving = await aVolunteer(server)
    await leave(leaving)
    expect((await signIn(server.openClient(), leaving)).status).toBe(200)
    const former = await aVolunteer(server)
    const [stored] = await rows('select password_hash from users where id = $1', former.id)
    await leaveUntilDeleted(server.database, former)
    const [gone] = await rows('select email from users where id = $1', former.id)
    // Even if the password were still stored.
    await rows('update users set password_hash = $2 where id = $1', former.id, stored?.password_hash)
    for (const email of [former.email, String(gone?.email)]) {
      expect(await signIn(server.openClient(), { ...former, email })).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
    }
  })

  test('signing in without an email or password returns 422', async () => {
    const { status, body } = await server.openClient().post('/api/login', { email: '', password: '' })
    expect(status).toBe(422)
    expect(body['issues']).toEqual([
      { path: 'email', message: 'Required' },
      { path: 'password', message: 'Required' },
    ])
  })

  test('signing in starts a new session and ends the browser’s previous one', async () => {
    const person = await aVolunteer(server)
    const first = tokenOf(person.client)
    await signIn(person.client, person)
    const second = tokenOf(person.client)
    expect(second).not.toBe(first)
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
    const other = await aVolunteer(server)
    await signIn(person.client, other)
    expect(await statusWith(second)).toBe(401)
    expect((await person.client.get('/api/user')).body['id']).toBe(other.id)
  })

  test('signing in ignores a session token that the browser brings along', async () => {
    const person = await aVolunteer(server)
    const planted = 'A'.repeat(43)
    const response = await server.openClient().send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sid=${planted}` },
      body: JSON.stringify({ email: person.email, password: person.password }),
    })
    expect(response.headers.getSetCookie().join()).not.toContain(planted)
    expect(await statusWith(planted)).toBe(401)
  })
})

test('a member of several organizations sees the one they registered first, then those they joined, in order (A27)', async () => {
  const owner = await anOrganization(server)
  const { db } = server.database
  const later = await insertOrganization(db, { name: 'Later' })
  const first = await insertOrganization(db, { name: 'First' })
  await joinOrganization(db, { organizationId: first, userId: owner.id })
  await joinOrganization(db, { organizationId: later, userId: owner.id })
  await rows("update organization_members set joined_at = '2020-01-01' where organization_id = $1", first)
  const { body } = await owner.client.get('/api/user')
  expect(body['organizations'].map(({ id }: { id: string }) => id)).toEqual([
    owner.organizationId,
    first,
    later,
  ])
  expect(body['hasOrganizationProfile']).toBe(true)
})

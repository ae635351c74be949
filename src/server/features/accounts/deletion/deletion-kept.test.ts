import { describe, expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { cancelDeletion, cancelDeletionByLink, requestDeletion } from '#contract/accounts/deletion.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { leave, passDays } from '#tests/support/scenarios/deletion.ts'
import { makeFindable } from '#tests/support/scenarios/invites.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const signIn = async ({ email, password }: Person) => ({
  answer: await server.openClient().call(login, { body: { email, password } }),
})

describe('keeping an account', () => {
  test('shows the person again, by the screen, and only once', async () => {
    const person = await aVolunteer(server)
    await makeFindable(server, person.id)
    await leave(person)
    expect((await person.client.call(cancelDeletion, {})).status).toBe(200)
    expect((await person.client.get('/api/account')).status).toBe(200)
    expect(await rows('select disabled_at from users where id = $1', person.id)).toEqual([
      { disabled_at: null },
    ])
    expect(await person.client.call(cancelDeletion, {})).toMatchObject({
      status: 409,
      body: { code: 'not_leaving' },
    })
    await passDays(server.database, 40)
    expect((await person.client.get('/api/account')).status).toBe(200)
    expect(await emails.listSubjects(person.email)).toContain('Your account is kept')
  })

  test('works once by the link of the newest email, without signing in', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    const token = await emails.findToken(person.email, '/auth/keep-account')
    const client = server.openClient()
    const open = (text: string) => client.call(cancelDeletionByLink, { body: { token: text } })
    expect(await open(token.replace(/.$/, token.endsWith('A') ? 'B' : 'A'))).toMatchObject({ status: 410 })
    expect((await open(token)).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(401)
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect((await signIn(person)).answer.body).toMatchObject({ deletionDueAt: null })
  })

  test('is too late once the account is deleted', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    const token = await emails.findToken(person.email, '/auth/keep-account')
    await passDays(server.database, 29)
    expect((await signIn(person)).answer.status).toBe(200)
    await passDays(server.database, 31)
    expect((await signIn(person)).answer).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    })
    const answer = await server.openClient().call(cancelDeletionByLink, { body: { token } })
    expect(answer).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  test('can be asked for again afterward', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    expectSuccess(await person.client.call(cancelDeletion, {}))
    expect((await person.client.call(requestDeletion, { body: { credentials: 'revoke' } })).status).toBe(200)
  })
})

import { describe, expect, test } from 'vitest'
import { login, logout } from '#contract/accounts/accounts.ts'
import { getEndedSession } from '#contract/accounts/ended-session.ts'
import { endOtherSessions } from '#contract/accounts/settings.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { removeEndedSessions } from './queries.ts'

const server = useServer()

describe('a browser whose session is gone', () => {
  const endOf = async ({ client }: Pick<Person, 'client'>) =>
    expectSuccess(await client.call(getEndedSession, {})).userId

  test('learns that it was ended from elsewhere, until that is forgotten', async () => {
    const person = await aVolunteer(server)
    const elsewhere = server.openClient()
    expectSuccess(await elsewhere.call(login, { body: { email: person.email, password: person.password } }))
    expect(await endOf(person)).toBeNull()
    expect((await elsewhere.call(endOtherSessions, {})).status).toBe(200)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect(await endOf(person)).toBe(person.id)
    expect(await endOf({ client: elsewhere })).toBeNull()
    const { db } = server.database
    await removeEndedSessions(db, new Date(Date.now() - 60_000))
    expect(await endOf(person)).toBe(person.id)
    await removeEndedSessions(db, new Date(Date.now() + 60_000))
    expect(await endOf(person)).toBeNull()
  })

  test('learns nothing if it merely expired, or ended it itself', async () => {
    const [idle, left] = [await aVolunteer(server), await aVolunteer(server)]
    await server.database.pool.query(
      "update sessions set idle_expires_at = now() - interval '1 hour' where user_id = $1",
      [idle.id],
    )
    expect((await idle.client.get('/api/user')).status).toBe(401)
    expect(await endOf(idle)).toBeNull()
    const cookie = [...left.client.cookies].map((pair) => pair.join('=')).join('; ')
    expectSuccess(await left.client.call(logout, {}))
    const answer = await server.openClient().send(getEndedSession.path, { headers: { cookie } })
    expect(await answer.json()).toEqual({ userId: null })
  })
})

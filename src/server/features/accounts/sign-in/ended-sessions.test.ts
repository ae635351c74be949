import { describe, expect, test } from 'vitest'
import { login, logout } from '#contract/accounts/accounts.ts'
import { getEndedSession } from '#contract/accounts/ended-session.ts'
import { correctAddress } from '#contract/accounts/help.ts'
import { changeStaffRoles } from '#contract/administration/staff.ts'
import { changePassword, endOtherSessions } from '#contract/accounts/settings.ts'
import { endPersonSessions, suspendPerson } from '#contract/moderation/moderation.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { removeEndedSessions } from './session-queries.ts'

const server = useServer()

const cookieOf = ({ client }: Pick<Person, 'client'>) =>
  [...client.cookies].map((pair) => pair.join('=')).join('; ')

/** What a browser with this cookie learns; it asks again although the answer clears the cookie. */
async function askWith(cookie: string): Promise<string | null> {
  const answer = await server.openClient().send(getEndedSession.path, { headers: { cookie } })
  return getEndedSession.response.parse(await answer.json()).userId
}

describe('a browser whose session is gone', () => {
  test('learns once that it was ended from elsewhere, until that is forgotten', async () => {
    const person = await aVolunteer(server)
    const cookie = cookieOf(person)
    const elsewhere = server.openClient()
    expectSuccess(await elsewhere.call(login, { body: { email: person.email, password: person.password } }))
    expect(await askWith(cookie)).toBeNull()
    expect((await elsewhere.call(endOtherSessions, {})).status).toBe(200)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect(expectSuccess(await person.client.call(getEndedSession, {})).userId).toBe(person.id)
    expect(expectSuccess(await person.client.call(getEndedSession, {})).userId).toBeNull()
    expect(await askWith(cookieOf({ client: elsewhere }))).toBeNull()
    expect((await elsewhere.get('/api/user')).status).toBe(200)
    const { db } = server.database
    await removeEndedSessions(db, new Date(Date.now() - 60_000))
    expect(await askWith(cookie)).toBe(person.id)
    await removeEndedSessions(db, new Date(Date.now() + 60_000))
    expect(await askWith(cookie)).toBeNull()
  })

  test('learns that it was ended by a new password, or by an administrator who signed the person out everywhere', async () => {
    const [changing, helped] = [await aVolunteer(server), await aVolunteer(server)]
    const cookies = { changing: cookieOf(changing), helped: cookieOf(helped) }
    const admin = await anAdministrator(server)
    const body = { currentPassword: changing.password, password: 'quiet-harbor-72' }
    expectSuccess(await changing.client.call(changePassword, { body }))
    expectSuccess(await admin.client.call(endPersonSessions, { params: { id: helped.id } }))
    expect(await askWith(cookies.changing)).toBe(changing.id)
    expect(await askWith(cookies.helped)).toBe(helped.id)
  })

  test('keeps what someone typed who was suspended, got a role, or whose address was corrected', async () => {
    const [suspended, corrected] = [await aVolunteer(server), await aVolunteer(server)]
    const promoted = await aVolunteer(server)
    const admin = await anAdministrator(server)
    const reason = 'They wrote to us and asked for it.'
    expectSuccess(await admin.client.call(suspendPerson, { params: { id: suspended.id }, body: { reason } }))
    expectSuccess(
      await admin.client.call(correctAddress, {
        params: { id: corrected.id },
        body: { email: 'corrected@example.org', reason },
      }),
    )
    expectSuccess(
      await admin.client.call(changeStaffRoles, {
        params: { id: promoted.id },
        body: { roles: ['analyst'], before: [], reason },
      }),
    )
    for (const person of [suspended, corrected, promoted]) {
      expect((await person.client.get('/api/user')).status).toBe(401)
      expect(await askWith(cookieOf(person))).toBeNull()
    }
  })

  test('learns nothing if it merely expired, or ended it itself', async () => {
    const [idle, left] = [await aVolunteer(server), await aVolunteer(server)]
    await server.database.pool.query(
      "update sessions set idle_expires_at = now() - interval '1 hour' where user_id = $1",
      [idle.id],
    )
    expect((await idle.client.get('/api/user')).status).toBe(401)
    expect(await askWith(cookieOf(idle))).toBeNull()
    const cookie = cookieOf(left)
    expectSuccess(await left.client.call(logout, {}))
    expect(await askWith(cookie)).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { endPersonSessions } from '#contract/moderation/moderation.ts'
import { reauthenticate } from '#contract/accounts/second-factor.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { enrol } from '#tests/support/scenarios/second-factor.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const minute = 60_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const production = useServer({
  now,
  env: { NODE_ENV: 'production', INSECURE_COOKIES: '1', SECRETS: `v1:${'k'.repeat(32)}` },
})
const overview = (client: Client) => client.call(getAdministrationOverview, {})
const statusOf = async (client: Client) => (await overview(client)).status

describe("the administrators' area", () => {
  test('for other signed-in people, the area responds like an address that does not exist', async () => {
    const { client } = await aVolunteer(server)
    const { status, body } = await overview(client)
    expect([status, body]).toEqual([404, (await client.get('/api/nothing-is-here')).body])
    expect(await statusOf(server.openClient())).toBe(401)
  })

  test('the area opens in production once the administrator has a second factor', async () => {
    const person = await anAdministrator(production)
    const { status, body } = await person.client.get('/api/admin/overview')
    expect([status, body['code']]).toEqual([403, 'second_factor_required'])
    expect((await person.client.get('/api/user')).body).toMatchObject({
      isAdmin: true,
      mustEnrolSecondFactor: true,
    })
    await enrol(person, now)
    expect(await statusOf(person.client)).toBe(200)
  })

  test('the overview counts open cases and totals', async () => {
    const { client } = await anAdministrator(server)
    const { pool } = server.database
    await pool.query("insert into jobs (kind, dead_at) values ('mail.send', now())")
    expect((await overview(client)).body).toMatchObject({
      waiting: { verifications: 0, failedJobs: 1 },
      totals: { organizations: 0, verifiedOrganizations: 0 },
    })
  })
})

describe("an administrator's session", () => {
  test('an administrator’s session ends after half an hour without use, and lasts while it is used', async () => {
    const { client } = await anAdministrator(server)
    for (let uses = 0; uses < 3; uses += 1) {
      ahead += 29 * minute
      expect(await statusOf(client)).toBe(200)
    }
    ahead += 30 * minute
    expect(await statusOf(client)).toBe(401)
  })

  test('an administrator’s session ends after eight hours, however much it is used', async () => {
    const { client } = await anAdministrator(server)
    for (let uses = 0; uses < 23; uses += 1) {
      ahead += 20 * minute
      expect(await statusOf(client)).toBe(200)
    }
    ahead += 20 * minute
    expect(await statusOf(client)).toBe(401)
  })
})

describe("an administrator's write", () => {
  test('writes require the password again ten minutes after it was entered, and reads do not', async () => {
    const { client, password } = await anAdministrator(server)
    const { id } = await aVolunteer(server)
    const write = async () => {
      const { status, body } = await client.call(endPersonSessions, { params: { id } })
      return [status, Object(body).code]
    }
    expect(await write()).toEqual([200, undefined])
    ahead += 10 * minute + 1
    expect(await write()).toEqual([403, 'reauthentication_required'])
    expect(await statusOf(client)).toBe(200)
    expect((await client.call(reauthenticate, { body: { currentPassword: password } })).status).toBe(200)
    expect(await write()).toEqual([200, undefined])
  })
})

test('for other signed-in people, the pages of the area look like addresses that do not exist', async () => {
  const volunteer = await aVolunteer(server)
  const administrator = await anAdministrator(server)
  // A process that is slow for a moment leaves pages to the browser, and then doesn't know which there are.
  await expect.poll(async () => (await volunteer.client.get('/admin')).status).toBe(404)
  expect((await administrator.client.get('/admin')).status).toBe(200)
})
